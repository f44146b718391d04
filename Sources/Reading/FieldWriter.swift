import Chronology
import Outline
import Planner

/// Writes fields in their written form: `(key: value, key: value)` (format, section 3, *Fields*).
struct FieldWriter {
  private(set) var parts: [String] = []

  mutating func add(_ key: FieldKey, _ value: String?) {
    if let value { parts.append("\(key.rawValue): \(FieldWriter.quoted(value))") }
  }

  mutating func add(_ key: FieldKey, _ date: CivilDate?) {
    add(key, date?.description)
  }

  mutating func add(_ fields: [OtherField]) {
    for field in fields { parts.append("\(field.key): \(FieldWriter.quoted(field.value))") }
  }

  /// The group, with a space before it; nothing where there is no field.
  var text: String {
    parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  /// A value in quotes, if it would not read as itself without them.
  static func quoted(_ value: String) -> String {
    needsQuotes(value) ? "\"" + escaped(value) + "\"" : value
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text
  }

  private static func needsQuotes(_ value: String) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    if first.isWhitespace || last.isWhitespace || "\"“”„".contains(first) { return true }
    guard value.contains(where: { "(),`[]<>\\".contains($0) }) else { return false }
    let probe = Document(reading: .init("---\nkind: page\n---\n- [ ] x (project: \(value), priority: low)\n"))
    guard let headline = probe.items.first?.headline, headline.fields.count == 2, let field = headline.fields.first else {
      return true
    }
    return probe.value(of: field) != value
  }
}
