package import Chronology

/// An entry of a log that is a date, or two with a dash between them, and nothing more but where it came from, as most are: its parts
/// are those that the readers of a headline and of an entry would find, and need neither.
package struct BareEntry {
  let days: DateRange
  /// Where the days stand.
  let daysRange: Range<Int>
  /// The word of `(source: loop)` behind the days, which stands in every entry that was imported.
  let sourceRange: Range<Int>?

  /// - Parameter dates: reads the dates of the log.
  init?(_ bytes: [UInt8], in textRange: Range<Int>, _ dates: inout CivilDateScanner) {
    let group = BareEntry.sourceGroup(bytes, behind: textRange.lowerBound, before: textRange.upperBound)
    daysRange = textRange.lowerBound..<(group?.range.lowerBound ?? textRange.upperBound)
    sourceRange = group?.wordRange
    guard let days = BareEntry.days(bytes, in: daysRange, &dates) else { return nil }
    self.days = days
  }

  /// The space and the group at the end of a text that is ` (source: ` and a word of letters, with that word; nil for any other end.
  package static func sourceGroup(
    _ bytes: [UInt8],
    behind textStart: Int,
    before textEnd: Int
  ) -> (range: Range<Int>, wordRange: Range<Int>)? {
    guard textEnd - textStart > lead.count + 1, bytes[textEnd - 1] == UInt8(ascii: ")") else { return nil }
    let end = textEnd - 1
    var start = end
    while start > textStart, bytes[start - 1].isASCIILetter { start -= 1 }
    guard start < end, start - lead.count >= textStart, bytes[start - lead.count..<start].elementsEqual(lead) else {
      return nil
    }
    return (start - lead.count..<textEnd, start..<end)
  }

  private static let lead = Array(" (source: ".utf8)

  /// The days of a text that is a date, or a rising range of two in its canonical form.
  ///
  /// - Parameter dates: reads the dates of the log.
  package static func days(_ bytes: [UInt8], in textRange: Range<Int>, _ dates: inout CivilDateScanner) -> DateRange? {
    let start = textRange.lowerBound
    guard textRange.count == 10 || textRange.count == 23, let first = dates.date(bytes, at: start) else { return nil }
    guard textRange.count == 23 else { return DateRange(first) }
    guard bytes[start + 10] == UInt8(ascii: " "), bytes[start + 11] == UInt8(ascii: "-"),
      bytes[start + 12] == UInt8(ascii: " "),
      let last = dates.date(bytes, at: start + 13), first < last
    else { return nil }
    return DateRange(first: first, last: last)
  }
}

extension Item {
  /// - Parameters:
  ///   - textRange: all of its line.
  ///   - marker: the list marker.
  init(
    _ entry: BareEntry,
    _ textRange: Range<Int>,
    block: Int,
    lines: Range<Int>,
    marker markerRange: Range<Int>,
    depth: Int
  ) {
    let (days, end) = (entry.days, entry.daysRange.upperBound)
    // A space before a group parts it from the days.
    let wordsStart = entry.sourceRange == nil ? end : end + 1
    var headline = Headline(range: textRange, text: wordsStart..<wordsStart, places: .entry)
    headline.anchor = Anchor(
      value: days.first == days.last ? .date(days.first) : .dateRange(days),
      range: entry.daysRange,
      decorationRange: end..<wordsStart
    )
    if let source = entry.sourceRange {
      let group = wordsStart..<source.upperBound + 1
      let name = group.lowerBound + 1..<group.lowerBound + 1 + FieldKey.source.rawValue.utf8.count
      headline.setOnly(
        FieldGroup(range: group, spelling: .plain, fieldIndexes: 0..<1),
        of: [Field(key: .source, nameRange: name, valueRange: source, isQuoted: false)]
      )
    }
    self.init(
      form: .listItem,
      block: block,
      lines: lines,
      marker: markerRange,
      headline: consume headline,
      entry: LogEntry(days: days, noteRange: wordsStart..<wordsStart),
      depth: depth
    )
  }
}
