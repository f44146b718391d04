import Chronology
import SourceText

/// Reads the dated lines below an item (format, *Logs*).
package struct LogReader {
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
    return entry(of: days, in: headline.textRange)
  }

  /// The entry of days with what stands behind them.
  func entry(of days: DateRange, in textRange: Range<Int>) -> LogEntry {
    var entry = LogEntry(days: days, noteRange: textRange)
    var offset = textRange.lowerBound
    let end = textRange.upperBound
    var partEnd = endOfPart(from: offset, end)
    // `23:58 min` is a length, and no time.
    let isLength = kind == .values && LengthScan.scan(bytes, at: offset, end: partEnd) != nil
    if days.count == 1, !isLength, case .time(let time, let timeEnd) = TimeOfDay.scan(bytes, at: offset, end: partEnd),
      !hasSeconds(at: timeEnd, end: end)
    {
      entry.time = time
      entry.timeRange = offset..<timeEnd
      offset = skipDecoration(from: timeEnd, end: end)
      partEnd = endOfPart(from: offset, end)
    }
    if let (status, wordEnd) = statusWord(at: offset, end: partEnd), kind == .states || status == .done {
      entry.status = status
      entry.statusRange = offset..<wordEnd
      offset = skipDecoration(from: wordEnd, end: end)
    } else if kind == .values, let valueEnd = valueEnd(at: offset, end: partEnd) {
      entry.valueRange = offset..<valueEnd
      offset = skipDecoration(from: valueEnd, end: end)
    }
    entry.noteRange = Spaces.trimmed(offset..<max(offset, end), in: bytes)
    return entry
  }

  /// Where a part of an entry ends at the latest: before the backslash that breaks its line.
  private func endOfPart(from offset: Int, _ end: Int) -> Int {
    let words = HardBreaks.wordsEnd(ofLineAt: offset, limit: end, in: bytes)
    return words < end && bytes[words] == UInt8(ascii: "\\") ? words : end
  }

  /// The state with which words that are no time begin, and what stands behind it.
  func state(in wordsRange: Range<Int>) -> (status: LogEntry.Status?, noteRange: Range<Int>) {
    let end = wordsRange.upperBound
    guard let (status, wordEnd) = statusWord(at: wordsRange.lowerBound, end: end) else {
      return (nil, Spaces.trimmed(wordsRange, in: bytes))
    }
    let start = skipDecoration(from: wordEnd, end: end)
    return (status, Spaces.trimmed(start..<max(start, end), in: bytes))
  }

  /// `:30`, with which `08:00:30` is no time.
  private func hasSeconds(at offset: Int, end: Int) -> Bool {
    offset + 1 < end && bytes[offset] == UInt8(ascii: ":") && bytes[offset + 1].isASCIIDigit
  }

  /// Where a number ends. A colon after it is decoration, unless a digit follows the colon.
  private func valueEnd(at offset: Int, end: Int) -> Int? {
    if let length = LengthScan.scan(bytes, at: offset, end: end) { return length.end }
    let colon = (offset..<max(offset, end)).first { bytes[$0] == UInt8(ascii: ":") } ?? end
    let isTime = colon + 1 < end && bytes[colon + 1].isASCIIDigit
    return NumberScan.end(in: bytes, at: offset, end: isTime ? end : colon) ?? numberBeforeUnit(at: offset, end: end)
  }

  /// Where the number of `95kg` ends, which has no space before its unit. Other letters make a word of it: `3rd`, `5k`.
  private func numberBeforeUnit(at offset: Int, end: Int) -> Int? {
    guard let number = NumberScan.end(in: bytes, at: offset, end: end, allowsUnit: true), number < end else { return nil }
    var unitEnd = number
    while unitEnd < end, unitEnd - number < 5, bytes[unitEnd].isASCIILetter || "%°".utf8.contains(bytes[unitEnd]) {
      unitEnd += 1
    }
    guard unitEnd > number, endsWord(at: unitEnd, end: end),
      LogReader.units.contains(String(decoding: bytes[number..<unitEnd], as: UTF8.self).lowercased())
    else { return nil }
    return number
  }

  /// What attempts are counted and measured in.
  private static let units: Set<String> = [
    "kg", "g", "lb", "lbs", "st", "oz", "km", "m", "cm", "mm", "mi", "yd", "ft", "h", "hrs", "min", "mins", "s", "sec", "secs",
    "kcal", "cal", "w", "bpm", "rep", "reps", "pts", "x", "%", "°", "°c", "l", "ml",
  ]

  private func statusWord(at offset: Int, end: Int) -> (status: LogEntry.Status, end: Int)? {
    // Each state begins with another letter.
    guard offset < end,
      let (status, word) = LogReader.statusWords.first(where: { $0.word[0] == bytes[offset] | 0x20 })
    else { return nil }
    let wordEnd = offset + word.count
    guard wordEnd <= end, zip(bytes[offset..<wordEnd], word).allSatisfy({ $0 | 0x20 == $1 }), endsWord(at: wordEnd, end: end)
    else { return nil }
    return (status, wordEnd)
  }

  private static let statusWords = LogEntry.Status.allCases.map { (status: $0, word: Array($0.rawValue.utf8)) }

  /// Where the `x` of a tick ends, or a word that says no, or the words for the latest time: `last`, `last done`, `zuletzt`.
  private func wordForState(at range: Range<Int>) -> Int? {
    guard let first = range.first, bytes[first].isOne(of: "xXlLzZnNfFsS"),
      let wordEnd = FieldGroup.wordEnd(in: bytes, at: first, end: range.upperBound),
      endsWord(at: wordEnd, end: range.upperBound)
    else { return nil }
    switch String(decoding: bytes[first..<wordEnd], as: UTF8.self).lowercased() {
    case "x", "zuletzt", "no", "not", "forgot", "skip": return wordEnd
    case "last":
      let second = Spaces.skip(in: bytes, from: wordEnd, end: range.upperBound)
      let secondEnd = FieldGroup.wordEnd(in: bytes, at: second, end: range.upperBound) ?? second
      let word = String(decoding: bytes[second..<secondEnd], as: UTF8.self).lowercased()
      return ["time", "done", "was", "on"].contains(word) ? secondEnd : wordEnd
    default: return nil
    }
  }

  private func endsWord(at offset: Int, end: Int) -> Bool {
    offset == end || Spaces.length(in: bytes, at: offset, end: end) > 0
      || [UInt8(ascii: ":"), UInt8(ascii: ",")].contains(bytes[offset])
  }

  private func skipDecoration(from offset: Int, end: Int) -> Int {
    // A dash stands before a hard break as before the end.
    let decorationEnd = AnchorScan.skipDecoration(bytes, at: offset, end: endOfPart(from: offset, end))
    return HardBreaks.skip(in: bytes, from: decorationEnd, end: end)
  }

  /// Where a line that is no entry begins like a date: `11-20`, `20/11/2026`, `16.11.`, `Nov 16`, `yesterday`; also behind an
  /// emoji or the marks of emphasis.
  func beginsLikeDate(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    start = Emoji.end(in: bytes, at: start, end: range.upperBound) ?? start
    while start < min(range.upperBound, range.lowerBound + 12), !bytes[start].isASCIIDigit, !bytes[start].isASCIILetter,
      bytes[start] < 0x80
    {
      start += 1
    }
    guard MeantDate.mayBegin(bytes, at: start, end: range.upperBound) else { return nil }
    let end =
      rangeEnd(from: start, to: range.upperBound) ?? meantEnd(from: start, to: range.upperBound) ?? numbersEnd(
        from: start,
        to: range.upperBound
      )
      ?? wordsEnd(from: start, to: range.upperBound)
      ?? (kind == .states ? MeantDate.endWithoutPoint(bytes, at: start, end: lineEnd(from: start, range.upperBound)) : nil)
    return end.map { start..<$0 }
  }

  /// The day with which a line begins that would be an entry, or that was meant as one, if it stood in a log of states.
  package static func day(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let reader = LogReader(bytes: bytes, kind: .states)
    if let (_, end) = CivilDate.scan(bytes, at: range.lowerBound, end: range.upperBound) { return range.lowerBound..<end }
    return reader.beginsLikeDate(range) ?? reader.stateBeforeDate(range)
  }

  /// Whether an item has a log whose entries say a state.
  package static func hasStates(_ item: Item, in document: Document) -> Bool { Kind(of: item, in: document) == .states }

  /// `skipped 2026-11-06`, `last: 2026-05-12`, `x 2026-11-16`: a state or a word for it, and a whole date behind it.
  func stateBeforeDate(_ range: Range<Int>) -> Range<Int>? {
    guard kind == .states,
      let wordEnd = statusWord(at: range.lowerBound, end: range.upperBound)?.end ?? wordForState(at: range)
    else { return nil }
    let start = skipDecoration(from: wordEnd, end: range.upperBound)
    guard start < range.upperBound, bytes[start].isASCIIDigit,
      let date = MeantDate.scan(bytes, at: start, end: range.upperBound, today: CivilDate(dayNumber: 0), .back),
      date.isCertain, date.time == nil
    else { return nil }
    return range.lowerBound..<date.end
  }

  /// `16-20 Nov`, `14 Dec - 18 Dec`, `20.11. - 22.11.`
  private func rangeEnd(from start: Int, to end: Int) -> Int? {
    guard start < end, bytes[start].isASCIIDigit || bytes[start].isASCIILetter else { return nil }
    return OtherDay.rangeEnd(in: bytes, at: start, end: lineEnd(from: start, end))
  }

  private func lineEnd(from start: Int, _ end: Int) -> Int {
    HardBreaks.wordsEnd(ofLineAt: start, limit: end, in: bytes)
  }

  /// A date that has another spelling. Words that only begin like one, as *Sun salutation*, have no sign behind them.
  private func meantEnd(from start: Int, to end: Int) -> Int? {
    let line = lineEnd(from: start, end)
    // Which year it is makes no difference to where it ends.
    guard start < line, let date = MeantDate.scan(bytes, at: start, end: line, today: CivilDate(dayNumber: 0), .back) else {
      return nil
    }
    let hasDigit = bytes[start..<date.end].contains(where: \.isASCIIDigit)
    if hasDigit || date.end == line || ":,;".utf8.contains(bytes[date.end]) { return date.end }
    let next = AnchorScan.skipDecoration(bytes, at: date.end, end: line)
    return next > Spaces.skip(in: bytes, from: date.end, end: line) || isTick(next, line) ? date.end : nil
  }

  /// `✓`, `✔` or `✅`.
  private func isTick(_ offset: Int, _ end: Int) -> Bool {
    guard offset + 3 <= end, bytes[offset] == 0xE2, bytes[offset + 1] == 0x9C else { return false }
    return [0x93, 0x94, 0x85].contains(bytes[offset + 2])
  }

  /// A date, a number with `and` before it, or the number of a day behind a comma, with which a note goes on.
  ///
  /// - Parameter anchor: that of the entry.
  func furtherDate(in noteRange: Range<Int>, after anchor: Anchor) -> Range<Int>? {
    guard !noteRange.isEmpty else { return nil }
    if let (_, end) = CivilDate.scan(bytes, at: noteRange.lowerBound, end: noteRange.upperBound) {
      return noteRange.lowerBound..<end
    }
    return furtherDay(in: noteRange, after: anchor) ?? LogReader.link(in: noteRange, of: bytes)
  }

  /// The word that joins two days with which a note begins, if a number is behind it: `and 17`.
  package static func link(in noteRange: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    let wordEnd =
      FieldGroup.wordEnd(in: bytes, at: noteRange.lowerBound, end: noteRange.upperBound)
      ?? min(noteRange.lowerBound + 1, noteRange.upperBound)
    let number = Spaces.skip(in: bytes, from: wordEnd, end: noteRange.upperBound)
    guard number < noteRange.upperBound, bytes[number].isASCIIDigit,
      LogReader.links.contains(String(decoding: bytes[noteRange.lowerBound..<wordEnd], as: UTF8.self).lowercased())
    else { return nil }
    return noteRange.lowerBound..<wordEnd
  }

  /// What may stand between a date and the number of another day.
  private static let links = ["and", "through", "till", "until", "bis", "&", "+"]

  /// `09` in `2026-11-08, 09, 10`: a number that a day may have, and nothing but a comma or the end behind it.
  private func furtherDay(in noteRange: Range<Int>, after anchor: Anchor) -> Range<Int>? {
    let comma = anchor.range.upperBound
    guard anchor.isDate, comma < noteRange.lowerBound, bytes[comma] == UInt8(ascii: ","),
      anchor.decorationRange.upperBound == noteRange.lowerBound
    else { return nil }
    var end = noteRange.lowerBound
    while end < noteRange.upperBound, bytes[end].isASCIIDigit, end - noteRange.lowerBound < 3 { end += 1 }
    let number = bytes[noteRange.lowerBound..<end].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    guard 1...2 ~= end - noteRange.lowerBound, 1...31 ~= number,
      end == noteRange.upperBound || bytes[end] == UInt8(ascii: ",")
    else { return nil }
    return noteRange.lowerBound..<end
  }

  /// Two or three numbers with `-`, `/`, `.` or a typographic dash between them.
  private func numbersEnd(from start: Int, to end: Int) -> Int? {
    var offset = start
    var groups = 0
    var hasPoint = false
    while groups < 3 {
      let first = offset
      while offset < end, bytes[offset].isASCIIDigit, offset - first < 4 { offset += 1 }
      guard offset > first else { break }
      groups += 1
      let separator = separatorLength(at: offset, end: end)
      guard groups < 3, separator > 0, offset + separator < end, bytes[offset + separator].isASCIIDigit else { break }
      if bytes[offset] == UInt8(ascii: ".") { hasPoint = true }
      offset += separator
    }
    if offset < end, hasPoint || groups == 2, bytes[offset] == UInt8(ascii: "."), groups == 2 {
      hasPoint = false
      offset += 1
    }
    guard groups >= (hasPoint ? 3 : 2), endsDate(at: offset, end: end) else { return nil }
    return offset
  }

  private func separatorLength(at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    if "-/.".utf8.contains(bytes[offset]) { return 1 }
    let isDash =
      offset + 2 < end && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80 && (0x90...0x95).contains(bytes[offset + 2])
    return isDash ? 3 : 0
  }

  /// The end of the line, a colon or a comma.
  private func endsSaid(_ offset: Int, _ end: Int) -> Bool {
    offset == lineEnd(from: offset, end) || ":,".utf8.contains(bytes[offset])
  }

  /// Spaces, the marks of emphasis, punctuation, or the end.
  private func endsDate(at offset: Int, end: Int) -> Bool {
    offset == end || Spaces.length(in: bytes, at: offset, end: end) > 0 || "*_,:;?".utf8.contains(bytes[offset])
  }

  /// A month's name with a number before or after it, or a day told from today.
  private func wordsEnd(from start: Int, to end: Int) -> Int? {
    var wordRanges: [Range<Int>] = []
    var offset = start
    while wordRanges.count < 2, offset < end {
      var wordEnd = offset
      while wordEnd < end, bytes[wordEnd].isASCIILetter || bytes[wordEnd].isASCIIDigit { wordEnd += 1 }
      guard wordEnd > offset else { break }
      wordRanges.append(offset..<wordEnd)
      offset = wordEnd
      while offset < end, bytes[offset] == UInt8(ascii: ".") || Spaces.length(in: bytes, at: offset, end: end) > 0 {
        offset += 1
      }
    }
    let texts = wordRanges.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
    if let first = texts.first, ["today", "yesterday"].contains(first) { return wordRanges[0].upperBound }
    if let first = texts.first, DayElsewhere.yesterday.contains(first), endsSaid(wordRanges[0].upperBound, end) {
      return wordRanges[0].upperBound
    }
    guard texts.count == 2 else { return nil }
    let isDay: (String) -> Bool = { $0.count <= 2 && $0.allSatisfy(\.isNumber) }
    let isMonth: (String) -> Bool = { $0.count >= 3 && Month(name: $0) != nil }
    return (isDay(texts[0]) && isMonth(texts[1])) || (isMonth(texts[0]) && isDay(texts[1])) ? wordRanges[1].upperBound : nil
  }
}
