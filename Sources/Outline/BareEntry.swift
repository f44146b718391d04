import Chronology

/// An entry of a log that is a date, or two with a dash between them, and nothing more, as most are: all that an item says of it, in
/// the room of a few numbers.
@usableFromInline
struct BareEntry: Sendable, Equatable {
  @usableFromInline let block: Int32
  private let line: Int32
  private let markerStart: UInt32
  private let start: UInt32
  private let days: DateRange
  private let storedDepth: Int16
  private let markerLength: UInt8
  private let length: UInt8

  static let none = BareEntry(block: 0, depth: 0, line: 0, marker: 0..<0, days: DateRange(.earliest), at: 0..<0)

  /// - Parameters:
  ///   - line: its only line.
  ///   - text: the bytes of its days.
  init(block: Int, depth: Int, line: Int, marker: Range<Int>, days: DateRange, at text: Range<Int>) {
    self.block = Int32(clamping: block)
    self.line = Int32(clamping: line)
    markerStart = UInt32(clamping: marker.lowerBound)
    start = UInt32(clamping: text.lowerBound)
    self.days = days
    storedDepth = Int16(clamping: depth)
    markerLength = UInt8(clamping: marker.count)
    length = UInt8(clamping: text.count)
  }

  @usableFromInline var depth: Int32 { Int32(storedDepth) }

  @usableFromInline var lines: Range<Int> { Int(line)..<Int(line) + 1 }

  @usableFromInline var markerRange: Range<Int> { Int(markerStart)..<Int(markerStart) + Int(markerLength) }

  private var end: Int { Int(start) + Int(length) }

  /// As the reader of headlines would read it.
  @usableFromInline var headline: Headline {
    var headline = Headline(range: Int(start)..<end, text: end..<end, places: .entry)
    headline.anchor = Anchor(
      value: days.first == days.last ? .date(days.first) : .dateRange(days),
      range: Int(start)..<end,
      decorationRange: end..<end
    )
    return headline
  }

  /// As the reader of entries would read it.
  @usableFromInline var entry: LogEntry? { LogEntry(days: days, noteRange: end..<end) }
}

extension BareEntry {
  /// The days of a text that is a date, or a rising range of two in its canonical form.
  static func days(_ bytes: [UInt8], in text: Range<Int>) -> DateRange? {
    let start = text.lowerBound
    guard text.count == 10 || text.count == 23, let first = date(bytes, at: start) else { return nil }
    guard text.count == 23 else { return DateRange(first) }
    guard bytes[start + 10] == UInt8(ascii: " "), bytes[start + 11] == UInt8(ascii: "-"),
      bytes[start + 12] == UInt8(ascii: " "),
      let last = date(bytes, at: start + 13), first < last
    else { return nil }
    return DateRange(first: first, last: last)
  }

  /// The date that is written in ten bytes.
  private static func date(_ bytes: [UInt8], at start: Int) -> CivilDate? {
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let (date, end) = CivilDate.scan(bytes, at: start, end: start + 10), end == start + 10
    else { return nil }
    return date
  }
}

extension Item.Parts {
  init(_ entry: BareEntry) {
    self.init(
      form: .listItem,
      block: entry.block,
      lines: ByteSpan(entry.lines),
      markerRange: ByteSpan(entry.markerRange),
      number: nil,
      headline: entry.headline,
      noteRanges: [],
      elements: [],
      log: [],
      entry: entry.entry,
      image: nil,
      depth: entry.depth
    )
  }
}
