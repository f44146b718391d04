import Chronology
import Diagnostics
import Outline
import SourceText

/// What an item of a life was most likely meant as, where it begins with no date that is read.
struct MeantMark {
  /// The bytes that the date takes the place of.
  let range: Range<Int>
  /// What it may be in the written form, the likeliest first: the day of a mark; the first day of a phase, or both. Empty where a
  /// whole month or year was named.
  let written: [String]
  /// Whether it can mean nothing else.
  let isCertain: Bool

  /// The day of a mark: `12 May 2019`, `yesterday:`, `wk 1547`; also behind the words, as `Wedding: 2019-05-12`.
  ///
  /// - Parameter year: that of the heading above, in which the day is.
  init?(markIn textRange: Range<Int>, of file: LintedFile, in year: Int? = nil) {
    let bytes = file.source.bytes
    let today = MeantMark.today(in: year, file)
    let line = HardBreaks.lineEnd(of: textRange, in: bytes)
    if let week = WeekAnchor(bytes, at: textRange.lowerBound, end: line) {
      let born = file.document.properties[.born]?.text.flatMap(CivilDate.init(spelled:))
      guard let date = born.flatMap({ week.firstDay(from: $0) }) else { return nil }
      (range, written, isCertain) = (textRange.lowerBound..<week.end, [date.description], true)
      return
    }
    if let (_, _, end) = MeantMark.year(bytes, at: textRange.lowerBound, end: line), end < line, bytes[end] == UInt8(ascii: ":")
    {
      (range, written, isCertain) = (textRange.lowerBound..<end, [], false)
      return
    }
    // `20.11. - 22.11. Rome`: the last day stays, in the words.
    if let days = MeantDateRange.scan(bytes, at: textRange.lowerBound, end: line, today: today, nil),
      line == textRange.upperBound, case let start = AnchorScan.skipDecoration(bytes, at: days.end, end: line),
      start > days.end,
      start < line
    {
      range = textRange
      written = ["\(days.days.first) \(file.source.string(in: start..<line)), until \(days.days.last)"]
      isCertain = false
      return
    }
    if let year, let week = YearWeek(bytes, at: textRange.lowerBound, end: line), let monday = week.monday(ofYear: year) {
      (range, written, isCertain) = (textRange.lowerBound..<week.end, ["\(monday)"], false)
      return
    }
    // `2026-06-11? met Ana`: the sign of the doubt stays.
    if let doubted = CivilDate.scanDoubted(bytes, at: textRange.lowerBound, end: line),
      doubted.end == line || bytes[doubted.end] <= 0x20
    {
      (range, written, isCertain) = (textRange.lowerBound..<doubted.end, ["\(doubted.value) ?"], false)
      return
    }
    if let colon = bytes[textRange.lowerBound..<min(line, textRange.lowerBound + 8)].firstIndex(of: UInt8(ascii: ":")),
      DayElsewhere.yesterday.contains(file.source.string(in: textRange.lowerBound..<colon).lowercased())
    {
      (range, written, isCertain) = (textRange.lowerBound..<colon, ["\(today.adding(days: -1))"], false)
      return
    }
    if let date = MeantDate.scan(bytes, at: textRange.lowerBound, end: line, today: today, .back) {
      range = textRange.lowerBound..<date.end
      let isBeforeColon = date.end < line && bytes[date.end] == UInt8(ascii: ":")
      guard
        date.isCertain || isBeforeColon || MeantMark.isPlain(date, range, followedTo: line, in: bytes)
          || MeantMark.isNear(range, followedTo: line, in: bytes) || MeantMark.isMonth(date, range, followedTo: line, in: bytes)
          || (year != nil && MeantMark.isNumbers(date, range, followedTo: line, in: bytes))
      else { return nil }
      written = date.isPeriod || date.time != nil ? [] : date.dates.map(\.description)
      isCertain = date.isCertain
      return
    }
    // `21.11 concert`, below the heading of a year
    if year != nil, let end = MeantDate.endWithoutPoint(bytes, at: textRange.lowerBound, end: line),
      let date = MeantDate(file.source.string(in: textRange.lowerBound..<end) + ".", today: today, .back)
    {
      (range, written, isCertain) = (textRange.lowerBound..<end, date.dates.map(\.description), false)
      return
    }
    guard line == textRange.upperBound, let dated = DatedName(bytes, textRange, today: today),
      dated.days.count == 1,
      dated.restRange.isEmpty, dated.days[0].isCertain, bytes[dated.datesRange.lowerBound] == UInt8(ascii: ":")
    else { return nil }
    range = dated.nameRange.lowerBound..<dated.datesRange.upperBound
    written = ["\(dated.days[0].dates[0]) " + file.source.string(in: dated.nameRange)]
    isCertain = false
  }

  /// The last day of a year that is over, so that a day without a year is one of it; else today.
  private static func today(in year: Int?, _ file: LintedFile) -> CivilDate {
    let today = file.context.today
    guard let year, year < today.year else { return today }
    return CivilDate(year: year, month: 12, day: 31) ?? today
  }

  /// `last week snow`, `yesterday snow`: what happened then, and no sentence.
  private static func isNear(_ range: Range<Int>, followedTo end: Int, in bytes: [UInt8]) -> Bool {
    guard ["last week", "yesterday", "last month"].contains(where: { bytes[range].elementsEqual($0.utf8) }),
      range.upperBound + 1 < end, bytes[range.upperBound] == 0x20
    else { return false }
    let word = String(decoding: bytes[range.upperBound + 1..<end].prefix { $0 > 0x20 }, as: UTF8.self).lowercased()
    return word.first?.isLetter == true && !wordsOfSentences.contains(word)
  }

  private static let wordsOfSentences: Set<String> = [
    "was", "is", "i", "we", "he", "she", "they", "it", "you", "of", "at", "in", "on", "and", "or", "the", "there", "when",
    "that",
    "had", "my", "our", "tonight", "before", "after", "only", "feels", "felt", "still", "brought", "came", "went",
  ]

  /// `2026-11 new piano`: a month in digits, and words.
  private static func isMonth(_ date: MeantDate, _ range: Range<Int>, followedTo end: Int, in bytes: [UInt8]) -> Bool {
    date.isPeriod && range.count == 7 && bytes[range].prefix(4).allSatisfy { $0 &- 0x30 < 10 }
      && range.upperBound + 1 < end && bytes[range.upperBound] == 0x20 && (bytes[range.upperBound + 1] | 0x20) &- 0x61 < 26
  }

  /// `11/20 Mia lost a tooth`: two numbers and a word, below the heading of a year.
  private static func isNumbers(_ date: MeantDate, _ range: Range<Int>, followedTo end: Int, in bytes: [UInt8]) -> Bool {
    guard !date.isPeriod, range.upperBound + 1 < end, bytes[range.upperBound] == 0x20, !bytes[range].elementsEqual("24/7".utf8),
      bytes[range].allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "/") }),
      bytes[range].count(where: { $0 == UInt8(ascii: "/") }) == 1
    else { return false }
    let next = bytes[range.upperBound + 1..<end].prefix { $0 > 0x20 }
    let word = String(decoding: next, as: UTF8.self).lowercased()
    // `14/6 36th birthday`
    let isWord = word.first?.isLetter == true || word.first?.isNumber == true && word.last?.isLetter == true
    return isWord && !["of", "for", "to", "in", "points", "stars", "the", "von", "de"].contains(word)
  }

  /// The days of a phase: `2024:`, `2008 - 2012`, `Sep 2008 - Jun 2012`, `since 2019`, `2019-03 - now`.
  init?(phaseIn textRange: Range<Int>, of file: LintedFile) {
    let bytes = file.source.bytes
    let end = HardBreaks.lineEnd(of: textRange, in: bytes)
    var start = textRange.lowerBound
    for word in ["from ", "since ", "From ", "Since "] where bytes[start..<end].starts(with: word.utf8) {
      start += word.utf8.count
    }
    guard let first = MeantMark.point(bytes, at: start, end: end, today: file.context.today) else { return nil }
    var stop = first.end
    var last: CivilDate?
    if let next = MeantMark.skipSeparator(bytes, at: stop, end: end) {
      if let point = MeantMark.point(bytes, at: next, end: end, today: file.context.today), point.last >= first.first {
        (last, stop) = (point.last, point.end)
      } else if let wordEnd = MeantMark.nowEnd(bytes, at: next, end: end) {
        stop = wordEnd
      } else {
        return nil
      }
    }
    guard stop == end || " \t:,".utf8.contains(bytes[stop]) else { return nil }
    range = textRange.lowerBound..<stop
    written = [last.map { "\(first.first) - \($0)" } ?? first.first.description]
    isCertain = false
  }

  /// Whether words may follow without a colon: behind `24.10.`, `2/3/2026`, and a month with a day, which begin few sentences.
  private static func isPlain(_ date: MeantDate, _ range: Range<Int>, followedTo end: Int, in bytes: [UInt8]) -> Bool {
    guard !date.isPeriod, range.upperBound < end, " \t,".utf8.contains(bytes[range.upperBound]) else { return false }
    let words = String(decoding: bytes[range], as: UTF8.self)
    guard words.contains(where: \.isNumber) else { return false }
    guard words.contains(where: \.isLetter) else {
      return words.hasSuffix(".") || (words.count > 7 && words.suffix(4).allSatisfy(\.isNumber))
    }
    // `may 4 people come in`, `march 5 miles`
    let isVerb = words.hasPrefix("may ") || words.hasPrefix("march ")
    return !isVerb && !words.hasPrefix("in ") && !words.hasPrefix("In ") && !words.hasSuffix("ago")
  }

  // MARK: Months and years

  /// `2026`, from its first day to its last.
  static func year(_ bytes: [UInt8], at offset: Int, end: Int) -> (first: CivilDate, last: CivilDate, end: Int)? {
    guard offset + 4 <= end, let year = Int(String(decoding: bytes[offset..<offset + 4], as: UTF8.self)), 1900...2199 ~= year,
      offset + 4 == end || !(0x30...0x39).contains(bytes[offset + 4]),
      let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    return (first, last, offset + 4)
  }

  /// A day, a month or a year.
  private static func point(
    _ bytes: [UInt8],
    at offset: Int,
    end: Int,
    today: CivilDate
  ) -> (first: CivilDate, last: CivilDate, end: Int)? {
    if let date = MeantDate.scan(bytes, at: offset, end: end, today: today, .back), date.isCertain || date.isPeriod {
      return (date.dates[0], date.dates[date.dates.count - 1], date.end)
    }
    return year(bytes, at: offset, end: end)
  }

  private static func skipSeparator(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let start = skipSpaces(bytes, at: offset, end: end)
    guard let sign = separators.first(where: { bytes.holds($0, at: start, before: end) }) else { return nil }
    return skipSpaces(bytes, at: start + sign.utf8CodeUnitCount, end: end)
  }

  /// What stands between the ends of a phase; of two that begin alike the longer comes first.
  private static let separators: [StaticString] = ["->", "..", "-", "–", "—", "→", "to ", "until ", "till "]

  private static func skipSpaces(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    bytes[offset..<end].firstIndex { $0 != 0x20 } ?? end
  }

  private static func nowEnd(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let wordEnd = bytes[offset..<end].firstIndex { $0.isOne(of: " \t:,") } ?? end
    if wordEnd == offset, offset < end, bytes[offset] == UInt8(ascii: ":") { return offset }
    return DayElsewhere.now.contains(String(decoding: bytes[offset..<wordEnd], as: UTF8.self).lowercased()) ? wordEnd : nil
  }
}
