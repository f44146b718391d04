import Outline
import SourceText

/// What of the front matter YAML takes for a comment, and what was most likely meant by it.
enum HiddenTags {
  /// Those of a file whose front matter reads, each with its property, which says whether it is known in this kind of file.
  static func inReadProperties(of file: LintedFile) -> [(value: HiddenValue, property: Property, isKnown: Bool)] {
    let properties = file.document.properties
    guard !properties.entries.isEmpty, let kind = file.document.kind else { return [] }
    let values = HiddenValue.all(in: file.source)
    guard !values.isEmpty else { return [] }
    let entries = Dictionary(properties.entries.map { ($0.nameRange, $0) }) { first, _ in first }
    return values.compactMap { value -> (value: HiddenValue, property: Property, isKnown: Bool)? in
      guard let property = entries[value.nameRange], property.key != .kind, isOutside(value, of: property) else { return nil }
      return (value, property, property.key?.kinds.contains(kind) == true)
    }
  }

  /// Whether YAML has no text there, as it has where lines in quotes or below a `|` go on.
  private static func isOutside(_ value: HiddenValue, of property: Property) -> Bool {
    switch property.value {
    case .text: value.range.lowerBound >= property.valueRange.upperBound
    case .list: true
    case .unread: false
    }
  }

  /// How tags are written so that they are read, and what it replaces; nil for other properties, and where the words may be a
  /// comment.
  static func edit(_ value: HiddenValue, in file: LintedFile) -> TextEdit? {
    guard file.source.string(in: value.nameRange) == PropertyKey.tags.rawValue,
      let hidden = tags(file.source.string(in: value.range), closes: value.isInBrackets)
    else { return nil }
    guard let range = value.valueRange else {
      // One tag, which is a part of a list on a line of its own.
      let line = file.source.contentRange(ofLine: file.source.line(at: value.range.lowerBound))
      let lead = file.source.string(in: line.lowerBound..<value.range.lowerBound)
      guard hidden.count == 1, !value.isInBrackets, lead.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
      return TextEdit(replacing: value.range, with: hidden[0])
    }
    var before = Substring(file.source.string(in: range.lowerBound..<value.range.lowerBound))
    if value.isInBrackets {
      guard before.first == "[" else { return nil }
      before = before.dropFirst()
    }
    let read = before.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    guard read.allSatisfy(isTag) else { return nil }
    return TextEdit(replacing: range, with: "[" + (read + hidden).joined(separator: ", ") + "]")
  }

  /// The tags in a comment: with commas between them, or each with its `#`.
  private static func tags(_ comment: String, closes isInBrackets: Bool) -> [String]? {
    var words = Substring(comment)
    if isInBrackets {
      guard words.last == "]" else { return nil }
      words = words.dropLast()
    }
    var tags: [String] = []
    for part in words.split(separator: ",") {
      let parts = part.split(separator: " ")
      for word in parts {
        let tag = word.first == "#" ? word.dropFirst() : word
        guard parts.count == 1 || word.first == "#", isTag(String(tag)) else { return nil }
        tags.append(String(tag))
      }
    }
    return tags.isEmpty ? nil : tags
  }

  /// Whether a word is one as tags are (format, *Tags*).
  private static func isTag(_ word: String) -> Bool {
    word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || "-_/".contains($0) }
  }
}
