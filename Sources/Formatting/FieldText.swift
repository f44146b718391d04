import Outline
import Reading

/// The written form of one field (format, section 3, *Fields*).
enum FieldText {
  static func text(_ field: Field, isRead: Bool, in headline: Headline, _ document: Document) -> String {
    let name = document.text(field.name)
    let value = document.value(of: field)
    guard isRead, let key = field.key, let row = KeyTable.row(for: key, in: headline.places) else {
      return "\(name): \(written(field, document))"
    }
    guard case .success(let read) = FieldValue.read(value, as: row.value, besideHours: document.countsHours(headline)) else {
      return "\(key.rawValue): \(written(field, document))"
    }
    if case .number = read { return "\(key.rawValue): \(number(value))" }
    return "\(key.rawValue): \(FieldValue.quoted(read.description))"
  }

  /// As it stands, without the spaces round it.
  private static func written(_ field: Field, _ document: Document) -> String {
    let text = document.text(field.value)
    return field.isQuoted ? "\"\(text)\"" : text
  }

  /// A number without plus sign and commas, and with an ASCII minus. Zeros that somebody wrote stay.
  static func number(_ text: String) -> String {
    String(text.filter { $0 != "," && $0 != "+" }.map { $0 == "\u{2212}" ? "-" : $0 })
  }
}
