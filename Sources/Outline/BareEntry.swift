import Chronology

/// An entry of a log that is a date, or two with a dash between them, and nothing more, as most are: its parts are those that the
/// readers of a headline and of an entry would find, and need neither.
enum BareEntry {
  /// The days of a text that is a date, or a rising range of two in its canonical form.
  static func days(_ bytes: [UInt8], in textRange: Range<Int>) -> DateRange? {
    let start = textRange.lowerBound
    guard textRange.count == 10 || textRange.count == 23, let first = date(bytes, at: start) else { return nil }
    guard textRange.count == 23 else { return DateRange(first) }
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

extension Item {
  /// - Parameters:
  ///   - days: what `textRange` says, as `BareEntry.days` reads it.
  ///   - marker: the list marker.
  init(
    bareEntry days: DateRange,
    _ textRange: Range<Int>,
    block: Int,
    lines: Range<Int>,
    marker markerRange: Range<Int>,
    depth: Int
  ) {
    let end = textRange.upperBound
    var headline = Headline(range: textRange, text: end..<end, places: .entry)
    headline.anchor = Anchor(
      value: days.first == days.last ? .date(days.first) : .dateRange(days),
      range: textRange,
      decorationRange: end..<end
    )
    self.init(
      form: .listItem,
      block: block,
      lines: lines,
      marker: markerRange,
      headline: headline,
      entry: LogEntry(days: days, noteRange: end..<end),
      depth: depth
    )
  }
}
