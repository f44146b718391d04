import Diagnostics
import Languages
import Outline
import Planner
import Reading
import SourceText

/// A property of a kind of file in its body, where it is a line of text: `time: evening` below the title of a ritual.
struct BodyProperty {
  let key: PropertyKey
  /// The line without the spaces at both ends.
  let range: Range<Int>
  /// As it stands in front matter.
  let written: String
  /// Nil where the front matter has the property, or where there is none.
  let fix: Fix?

  /// A line for a text has at most so many words: else it is a sentence.
  private static let mostWords = 3

  /// The properties among the items at the top of each section: paragraphs all of whose lines are named values, and list items of
  /// one line.
  static func all(in file: LintedFile) -> [BodyProperty] {
    guard let kind = file.document.kind else { return [] }
    guard PropertyKey.allCases.contains(where: { isOwn($0, of: kind) }) else { return [] }
    var found: [BodyProperty] = []
    for section in file.document.sections {
      for case .item(let index) in section.elements {
        let item = file.document.items[index]
        guard item.headline.box == nil, item.headline.anchor == nil, item.headline.groups.isEmpty else { continue }
        switch item.form {
        case .paragraph: found += lines(of: item, kind, in: file)
        case .listItem where item.lines.count == 1:
          let words = LineSign.trimmed(item.headline.textRange, in: file.source.bytes)
          if let property = BodyProperty(words, item.lines, kind, in: file) { found.append(property) }
        case .listItem, .quote, .image: continue
        }
      }
    }
    return found
  }

  /// What other kinds have as well, and the names of folders, are words.
  private static func isOwn(_ key: PropertyKey, of kind: DocumentKind) -> Bool {
    key.kinds.contains(kind) && key.kinds.count < DocumentKind.allCases.count && !key.isFolder
  }

  private static func lines(of item: Item, _ kind: DocumentKind, in file: LintedFile) -> [BodyProperty] {
    let bytes = file.source.bytes
    let ranges = item.lines.map { LineSign.trimmed(file.source.contentRange(ofLine: $0), in: bytes) }
    guard ranges.allSatisfy({ colon(in: $0, bytes) != nil }) else { return [] }
    return zip(item.lines, ranges).compactMap { line, range in
      let isAlone = item.lines.count == 1
      return BodyProperty(range, line..<line + 1, kind, isAlone: isAlone, in: file)
    }
  }

  /// The colon behind one word, and a space.
  private static func colon(in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    let colon = range.first { !((bytes[$0] | 0x20) &- 0x61 < 26 || bytes[$0] == UInt8(ascii: "-")) }
    guard let colon, colon > range.lowerBound, bytes[colon] == UInt8(ascii: ":"), colon + 2 < range.upperBound,
      bytes[colon + 1] == 0x20
    else { return nil }
    return colon
  }

  private init?(
    _ range: Range<Int>,
    _ lines: Range<Int>,
    _ kind: DocumentKind,
    isAlone: Bool = true,
    in file: LintedFile
  ) {
    guard let colon = BodyProperty.colon(in: range, file.source.bytes),
      let key = PropertyKey(rawValue: file.source.string(in: range.lowerBound..<colon).lowercased()),
      BodyProperty.isOwn(key, of: kind)
    else { return nil }
    let value = file.source.string(in: LineSign.trimmed(colon + 1..<range.upperBound, in: file.source.bytes))
    let isText = BodyProperty.isText(key, in: kind)
    guard !value.contains(where: { "#[]{}\"'&*!|>%@`:".contains($0) && !($0 == ":" && !isText) }),
      !isText || value.split(separator: " ").count <= BodyProperty.mostWords,
      BodyProperty.reads(value, key, kind)
    else { return nil }
    (self.key, self.range) = (key, range)
    written = "\(key.rawValue): \(value)"
    let properties = file.document.properties
    let source = file.source
    guard properties[key] == nil, properties.lines.count > 1,
      case let fence = source.contentRange(ofLine: properties.lines.upperBound - 1), source.string(in: fence).hasPrefix("---")
    else {
      fix = nil
      return
    }
    let closing = fence.lowerBound
    var gone = lines
    // Between two blank lines with one of them, and none is left at the end.
    if isAlone, gone.lowerBound > 0, source.isBlank(line: gone.lowerBound - 1) {
      if (gone.upperBound..<source.lineCount).allSatisfy(source.isBlank) {
        gone = gone.lowerBound - 1..<gone.upperBound
      } else if source.isBlank(line: gone.upperBound) {
        gone = gone.lowerBound..<gone.upperBound + 1
      }
    }
    let edits = [
      TextEdit(insertingAt: closing, written + source.lineEnding), TextEdit(deleting: source.fullRange(ofLines: gone)),
    ]
    // Any words are a text.
    fix = file.fix(UnreadPropertyMessage.moveToFrontMatter(written), isSafe: !isText, edits)
  }

  private static func isText(_ key: PropertyKey, in kind: DocumentKind) -> Bool {
    key == .category || (key == .theme && kind == .ritual)
  }

  /// Whether the property takes the value.
  private static func reads(_ value: String, _ key: PropertyKey, _ kind: DocumentKind) -> Bool {
    let property = OtherProperty(name: key.rawValue, value: .text(value))
    return Plan(kind: kind, title: "Title", properties: [property]).otherProperties.isEmpty
  }
}
