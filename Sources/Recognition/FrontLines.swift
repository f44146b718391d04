import Chronology
import Outline
import Planner
import Reading
import SourceText

/// Front matter of the plainest form: a line for the kind, and lines for other properties of it that are read.
struct FrontLines {
  let kind: DocumentKind
  /// The bytes of the kind.
  let kindRange: Range<Int>
  /// The first line below it.
  private(set) var nextLine = 2
  /// The other properties, with the bytes of their values. There are few, for which a dictionary is much to make.
  private var values: [(key: PropertyKey, range: Range<Int>)] = []

  /// Nil for any other beginning of a file.
  init?(of source: SourceText) {
    let bytes = source.bytes
    guard source.lineCount > 3, case let kindLine = source.contentRange(ofLine: 1), kindLine.count > FrontLines.lead.count,
      bytes[0] == UInt8(ascii: "-"), bytes[kindLine].starts(with: FrontLines.lead), FrontLines.isFence(0, source)
    else { return nil }
    let range = kindLine.dropFirst(FrontLines.lead.count)
    guard let kind = DocumentKind(rawValue: source.string(in: range)) else { return nil }
    (self.kind, kindRange) = (kind, range)
    while !FrontLines.isFence(nextLine, source) {
      if let end = endOfTags(from: nextLine, of: source) {
        let (first, last) = (source.contentRange(ofLine: nextLine + 1), source.contentRange(ofLine: end - 1))
        values.append((.tags, first.lowerBound..<last.upperBound))
        nextLine = end
        continue
      }
      // The fence and the title follow at least.
      guard nextLine + 2 < source.lineCount, readProperty(source.contentRange(ofLine: nextLine), of: source) else { return nil }
      nextLine += 1
    }
    nextLine += 1
  }

  /// The bytes of the value of a property; nil where it is not there.
  func valueRange(of key: PropertyKey) -> Range<Int>? { values.first { $0.key == key }?.range }

  private static let leadOfTags = Array("\(PropertyKey.tags.rawValue):".utf8)
  private static let lead = Array("\(PropertyKey.kind.rawValue): ".utf8)

  private static func isFence(_ line: Int, _ source: SourceText) -> Bool {
    source.bytes[source.contentRange(ofLine: line)].elementsEqual("---".utf8)
  }

  /// Where tags end of which each has a line of its own, `  - home`, below the one that names them; nil for any other line.
  private func endOfTags(from line: Int, of source: SourceText) -> Int? {
    guard source.bytes[source.contentRange(ofLine: line)].elementsEqual(FrontLines.leadOfTags),
      PropertyKey.tags.kinds.contains(kind), valueRange(of: .tags) == nil
    else { return nil }
    var end = line + 1
    // The fence and the title follow at least.
    while end + 2 < source.lineCount, case let tagRange = source.contentRange(ofLine: end), tagRange.count > 4,
      source.bytes.holds("  - ", at: tagRange.lowerBound, before: tagRange.upperBound),
      tagRange.dropFirst(4).allSatisfy({ source.bytes[$0].isLetter })
    {
      end += 1
    }
    return end > line + 1 ? end : nil
  }

  /// Reads `icon: 🧾`; false for a property that is none of the kind, stands twice, or may be read as anything else than such a value.
  private mutating func readProperty(_ lineRange: Range<Int>, of source: SourceText) -> Bool {
    guard let colon = source.bytes[lineRange].firstIndex(of: UInt8(ascii: ":")), colon + 2 < lineRange.upperBound,
      source.bytes[colon + 1] == 0x20, let key = PropertyKey(rawValue: source.string(in: lineRange.lowerBound..<colon)),
      key != .kind, key.kinds.contains(kind), self.valueRange(of: key) == nil,
      case let valueRange = colon + 2..<lineRange.upperBound,
      key == .tags
        ? FrontLines.isList(valueRange, in: source.bytes)
        : FrontLines.isPlain(valueRange, of: key, in: source.bytes) && reads(key, source.string(in: valueRange))
    else { return false }
    values.append((key, valueRange))
    return true
  }

  /// Whether YAML reads a value as it stands there: one emoji, but `#️⃣` and `*️⃣`, or words of letters and digits; of a time
  /// digits with colons among them.
  private static func isPlain(_ range: Range<Int>, of key: PropertyKey, in bytes: [UInt8]) -> Bool {
    guard bytes[range.lowerBound] != UInt8(ascii: "#"), bytes[range.lowerBound] != UInt8(ascii: "*") else { return false }
    if key == .notify, bytes[range.upperBound - 1] != UInt8(ascii: ":"),
      bytes[range].allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ":") })
    {
      return true
    }
    return Emoji.end(in: bytes, at: range.lowerBound, end: range.upperBound) == range.upperBound
      || ByteClasses.arePlainWords(range, in: bytes, dashesBegin: false)
  }

  /// Whether a value is a list of plain words: `[travel, home]`.
  private static func isList(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "["), bytes[range.upperBound - 1] == UInt8(ascii: "]") else {
      return false
    }
    var isStart = true
    for offset in range.dropFirst().dropLast() {
      switch bytes[offset] {
      case UInt8(ascii: ","):
        guard !isStart, bytes[offset + 1] == 0x20 else { return false }
      case 0x20:
        guard bytes[offset - 1] == UInt8(ascii: ",") else { return false }
        isStart = true
      case let byte where byte.isLetter: isStart = false
      default: return false
      }
    }
    return !isStart && bytes[range.upperBound - 2].isLetter
  }

  /// Whether a property has a value that it can have.
  private func reads(_ key: PropertyKey, _ value: String) -> Bool {
    switch key {
    case .icon: FrontLines.reads(value, as: .icon)
    case .color: FrontLines.reads(value, as: .color)
    case .finished: FrontLines.reads(value, as: .date)
    case .time: DaySlot.allCases.contains { $0.rawValue == value }
    case .duration: if case .days(Ritual.arcLengths) = Span(value) { true } else { false }
    case .category: true
    case .theme: FrontLines.reads(value, as: .theme)
    case .glance: if let number = Int(value), Activities.glances.contains(number) { value == "\(number)" } else { false }
    case .born: FrontLines.reads(value, as: .date)
    case .expectancy: if let years = Number(value)?.whole { LifeSpan.expectancies.contains(years) } else { false }
    case .notify: value == DailyNotice.off.text || TimeOfDay(value) != nil
    case .view: LifeView(rawValue: value) != nil
    case .kind, .tags, .allow, .clock, .weekStarts, .dayStarts, .dayEnds, .defaultBlock, .midnight, .reminders,
      .insights, .days, .pages, .projects, .rituals:
      false
    }
  }

  private static func reads(_ value: String, as type: ValueType) -> Bool {
    if case .success = FieldValue.read(value, as: type) { true } else { false }
  }
}
