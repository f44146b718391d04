import Chronology
import Outline
import Planner
import SourceText

/// Writes fields in their written form: `(key: value, key: value)` (format, *Field groups*).
struct FieldWriter {
  /// How fields are spelled; the plainest first.
  enum Spelling: CaseIterable {
    /// In one group.
    case group
    /// Those that are kept and not read as Dataview's, which need no other to open a group.
    case othersAsDataview
    /// In one group, without a space before it, where the words would be another thing with one.
    case touchingGroup
    /// All of them as Dataview's, before the words. Then these cannot be taken for a block of Markdown.
    case beforeWords
  }

  private struct Written {
    var key: String
    var value: String
    var isRead: Bool
  }

  private var fields: [Written] = []

  var isEmpty: Bool { fields.isEmpty }

  mutating func add(_ key: FieldKey, _ value: String?) {
    guard let value else { return }
    // Room for what most lines have.
    if fields.isEmpty { fields.reserveCapacity(4) }
    fields.append(Written(key: key.rawValue, value: value, isRead: true))
  }

  mutating func add(_ key: FieldKey, _ date: CivilDate?) {
    add(key, date?.description)
  }

  /// Adds fields that are kept and not read.
  mutating func add(_ others: [OtherField]) {
    for other in others { fields.append(Written(key: other.key, value: other.value, isRead: false)) }
  }

  /// What follows the words, with a space before it; nothing where there is no field.
  func text(_ spelling: Spelling = .group) -> String {
    switch spelling {
    case .group: group(fields)
    case .othersAsDataview: group(fields.filter(\.isRead)) + dataview(fields.filter { !$0.isRead })
    case .touchingGroup: String(group(fields).dropFirst())
    case .beforeWords: ""
    }
  }

  /// What stands before the words, without a space behind it, which would part the words from a sign.
  func prefix(_ spelling: Spelling) -> String {
    spelling == .beforeWords ? String(dataview(fields).dropFirst()) : ""
  }

  private func group(_ fields: [Written]) -> String {
    guard !fields.isEmpty else { return "" }
    var bytes: [UInt8] = []
    FieldWriter.appendGroup(fields, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `text` gives.
  func append(_ spelling: Spelling, to bytes: inout [UInt8]) {
    switch spelling {
    case .group: FieldWriter.appendGroup(fields, to: &bytes)
    case .othersAsDataview, .touchingGroup, .beforeWords: bytes.append(utf8: text(spelling))
    }
  }

  private static func appendGroup(_ fields: [Written], to bytes: inout [UInt8]) {
    for place in fields.indices {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(0x20)
      if place == 0 { bytes.append(UInt8(ascii: "(")) }
      bytes.append(utf8: fields[place].key)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(0x20)
      bytes.append(utf8: value(of: fields[place]))
    }
    if !fields.isEmpty { bytes.append(UInt8(ascii: ")")) }
  }

  /// A value as it is written. That of a key that is kept and that is another word for one that is read stands in quotes, in which it
  /// is none of that one: `by: "2026-12-31"`.
  private static func value(of field: Written) -> String {
    let isSynonym = !field.isRead && !field.value.isEmpty && KeySynonym.meaning(of: field.key) != nil
    return isSynonym ? "\"" + escaped(field.value) + "\"" : quoted(field.value)
  }

  private func dataview(_ fields: [Written]) -> String {
    fields.map { " [\($0.key):: \($0.value)]" }.joined()
  }

  /// A value in quotes, if it would not read as itself without them.
  static func quoted(_ value: String) -> String {
    needsQuotes(value) ? "\"" + escaped(value) + "\"" : value
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      if "\"“”„\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }

  private static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// Whether a value is certain to read as itself: signs of ASCII that are no syntax, and no space or quote at an end.
  private static func isPlain(_ value: String) -> Bool {
    var value = value
    return value.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      guard first != 0x20, last != 0x20, first != UInt8(ascii: "\"") else { return false }
      for byte in bytes where byte < 0x20 || byte > 0x7E || isSyntax(byte) { return false }
      return true
    }
  }

  private static func needsQuotes(_ value: String) -> Bool {
    if isPlain(value) { return false }
    guard let first = value.first, let last = value.last else { return false }
    if first.isWhitespace || last.isWhitespace || "\"“”„".contains(first) { return true }
    guard value.utf8.contains(where: isSyntax) else { return false }
    let probe = Probe("[ ] x (project: \(value), priority: low)", in: .item(of: .page)).document
    guard let headline = probe.items.first?.headline, headline.fields.count == 2, let field = headline.fields.first else {
      return true
    }
    return probe.value(of: field) != value
  }
}
