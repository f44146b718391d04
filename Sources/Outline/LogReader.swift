import Chronology

/// Reads the dated lines below an item (format, section 3, *Log*).
struct LogReader {
  /// What stands after the date, by the kind of item.
  enum Kind {
    /// A state: streaks, habits, recurring tasks, activities.
    case states
    /// A number: the attempts of a best.
    case values
  }

  let bytes: [UInt8]
  let kind: Kind

  /// The entry that a headline is, or nil where it begins with no date.
  func entry(_ headline: Headline) -> LogEntry? {
    let days: DateRange
    switch headline.anchor?.value {
    case .date(let date): days = DateRange(date)
    case .dateRange(let range): days = range
    default: return nil
    }
    var entry = LogEntry(days: days, note: headline.text)
    var offset = headline.text.lowerBound
    let end = headline.text.upperBound
    if days.count == 1, case .time(let time, let timeEnd) = TimeOfDay.scan(bytes, at: offset, end: end) {
      entry.time = time
      entry.timeRange = offset..<timeEnd
      offset = skipDecoration(from: timeEnd, end: end)
    }
    if let (status, wordEnd) = statusWord(at: offset, end: end), kind == .states || status == .done {
      entry.status = status
      entry.statusRange = offset..<wordEnd
      offset = skipDecoration(from: wordEnd, end: end)
    } else if kind == .values, let valueEnd = NumberScan.end(in: bytes, at: offset, end: end) {
      entry.value = offset..<valueEnd
      offset = skipDecoration(from: valueEnd, end: end)
    }
    entry.note = Spaces.trimmed(offset..<max(offset, end), in: bytes)
    return entry
  }

  private func statusWord(at offset: Int, end: Int) -> (status: LogEntry.Status, end: Int)? {
    guard let wordEnd = FieldGroup.wordEnd(in: bytes, at: offset, end: end), endsWord(at: wordEnd, end: end),
      let status = LogEntry.Status(rawValue: String(decoding: bytes[offset..<wordEnd], as: UTF8.self).lowercased())
    else { return nil }
    return (status, wordEnd)
  }

  private func endsWord(at offset: Int, end: Int) -> Bool {
    offset == end || Spaces.length(in: bytes, at: offset, end: end) > 0
      || [UInt8(ascii: ":"), UInt8(ascii: ",")].contains(bytes[offset])
  }

  private func skipDecoration(from offset: Int, end: Int) -> Int {
    Spaces.skip(in: bytes, from: AnchorScan.skipDecoration(bytes, at: offset, end: end), end: end)
  }

  /// Whether a line begins like a date that is none: `11-20`, `20/11/2026`, `2026-1-2`.
  func beginsLikeDate(_ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    var groups = 0
    var hasPoint = false
    while groups < 3 {
      let start = offset
      while offset < range.upperBound, bytes[offset].isASCIIDigit, offset - start < 4 { offset += 1 }
      guard offset > start else { break }
      groups += 1
      guard groups < 3, offset < range.upperBound, "-/.".utf8.contains(bytes[offset]), offset + 1 < range.upperBound,
        bytes[offset + 1].isASCIIDigit
      else { break }
      if bytes[offset] == UInt8(ascii: ".") { hasPoint = true }
      offset += 1
    }
    guard groups >= (hasPoint ? 3 : 2),
      offset == range.upperBound || Spaces.length(in: bytes, at: offset, end: range.upperBound) > 0
    else {
      return nil
    }
    return offset
  }
}
