import Outline
import Planner
import Reading

/// The written form of one field (format, *Field groups*).
struct FieldText {
  var written: String
  /// What it is to be read as.
  var field: ReadField

  /// - Parameters:
  ///   - isRead: whether its value is read; otherwise it stays as it is written.
  ///   - keepsUnquoted: whether a value that would stay the same stands without quotes if it does so now.
  init(_ field: Field, isRead: Bool, keepsUnquoted: Bool, in headline: Headline, _ document: Document) {
    let name = document.name(of: field)
    let value = document.value(of: field)
    guard isRead, let key = field.key, let row = KeyTable.row(for: key, in: headline.places) else {
      self.init(name, value, written: FieldText.written(field, document))
      return
    }
    guard case .success(let read) = FieldValue.read(value, as: row.value, besideHours: document.countsHours(headline)) else {
      self.init(key.rawValue, value, written: FieldText.written(field, document))
      return
    }
    if case .number = read {
      self.init(key.rawValue, FieldText.number(value), written: FieldText.number(value))
    } else if keepsUnquoted, !field.isQuoted, read.description == value {
      self.init(key.rawValue, value, written: value)
    } else {
      self.init(key.rawValue, read.description, written: FieldValue.quoted(read.description))
    }
  }

  private init(_ name: String, _ value: String, written: String) {
    self.written = "\(name): \(written)"
    field = ReadField(name: name, value: value)
  }

  /// As it stands, without the spaces round it.
  private static func written(_ field: Field, _ document: Document) -> String {
    let text = document.text(field.valueRange)
    return field.isQuoted ? "\"\(text)\"" : text
  }

  /// A number without plus sign, commas and spaces, and with an ASCII minus; a length of time as `1:02:03`. Zeros that somebody wrote
  /// stay.
  static func number(_ text: String) -> String {
    if let length = Number(text), length.isLength {
      let fraction = text.drop { $0 != "." }.prefix { !$0.isLetter && !$0.isWhitespace }
      return "\(length.description.prefix { $0 != "." })\(fraction)"
    }
    return String(text.filter { $0 != "," && $0 != "+" && !$0.isWhitespace }.map { $0 == "\u{2212}" ? "-" : $0 })
  }
}
