import Chronology
import Outline
import SourceText

/// A day or days among the words of an item of a page that is no row of a timeline: `Mia 12.3.`, `Dad *1951-08-30`,
/// `6.12. Nikolaus`, `Ferien 23.12.–6.1.`, `KW 51 Skikurs` (format, *Values that were meant*).
struct DayAmongWords {
  /// The words that say the day.
  let range: Range<Int>
  /// What the whole words may be to be read, the likelier first.
  let texts: [String]
  /// Whether it is one only beside others of its sort, as a name and a day may be anything.
  private(set) var isBesideOthers = false

  /// How many words of a name stand before a day.
  private static let mostWords = 3

  // MARK: Each year

  /// A name and the day of a birth or a wedding.
  ///
  /// - Parameter isList: whether the section is one of such days.
  init?(yearlyIn wordsRange: Range<Int>, isList: Bool, in file: LintedFile) {
    let bytes = file.source.bytes
    guard wordsRange.count <= MeantValue.mostBytes, !bytes[wordsRange].contains(0x0A),
      DayAmongWords.hasNumberBehindWord(bytes[wordsRange])
    else { return nil }
    if let born = DayAmongWords.bornInBrackets(wordsRange, in: file) {
      (range, texts) = born
      return
    }
    // `mum birthday 14 june 1968`
    let isNamed = BirthdayWords.has(file.source.string(in: wordsRange))
    guard isNamed || bytes[wordsRange.lowerBound] &- 0x41 < 26 || bytes[wordsRange.lowerBound] >= 0x80 else { return nil }
    let isList = isList || isNamed
    let brackets = DayAmongWords.brackets(at: wordsRange, in: file)
    let core = wordsRange.lowerBound..<(brackets?.range.lowerBound ?? wordsRange.upperBound)
    guard let day = DayAmongWords.lastDay(of: core, in: file), day.date <= file.context.today || !day.hasYear,
      let name = DayAmongWords.name(wordsRange.lowerBound..<day.range.lowerBound, in: file, isNamed: isNamed),
      name.isBorn || isList || brackets != nil || !day.hasYear
    else { return nil }
    let isSaid = name.isBorn || isList || brackets != nil
    guard isSaid || (name.count == 1 && !bytes[day.range].contains(UInt8(ascii: "/"))) else { return nil }
    let group = "(every: \(day.rule))"
    let whole = file.source.string(in: wordsRange)
    let yearly = brackets.map {
      $0.isRule ? file.source.string(in: wordsRange.lowerBound..<$0.range.lowerBound) + group : "\(whole) \(group)"
    }
    texts = [yearly ?? "\(whole) \(group)"] + (isSaid ? [] : ["\(day.next) \(name.text)"])
    range = day.range
    isBesideOthers = !isSaid && !bytes[day.range].contains(UInt8(ascii: "."))
  }

  /// Whether a digit stands behind the first word, as that of a day does which other words come before.
  private static func hasNumberBehindWord(_ words: ArraySlice<UInt8>) -> Bool {
    words.drop { $0 > 0x20 && $0 != UInt8(ascii: "*") }.contains { $0 &- 0x30 < 10 }
  }

  /// `Opa (birthday: 1938-12-24)`, `Mama (geb. 14.6.1968)`: the words in the brackets stay, before the field.
  private static func bornInBrackets(_ wordsRange: Range<Int>, in file: LintedFile) -> (Range<Int>, [String])? {
    let bytes = file.source.bytes
    guard bytes[wordsRange.upperBound - 1] == UInt8(ascii: ")"), let open = bytes[wordsRange].lastIndex(of: UInt8(ascii: "(")),
      open > wordsRange.lowerBound + 1, bytes[open - 1] == 0x20
    else { return nil }
    let inner = open + 1..<wordsRange.upperBound - 1
    guard let word = inner.firstIndex(where: { " :".utf8.contains(bytes[$0]) }), word > inner.lowerBound,
      BirthdayWords.all.contains(file.source.string(in: inner.lowerBound..<word).lowercased()),
      let day = lastDay(of: inner, in: file), let name = name(wordsRange.lowerBound..<open, in: file)
    else { return nil }
    let words = file.source.string(in: inner).replacing(": ", with: " ")
    return (day.range, ["\(name.text), \(words) (every: \(day.rule))"])
  }

  /// `(2019)`, `(turns 40)`, `(yearly)` at the end.
  private static func brackets(at wordsRange: Range<Int>, in file: LintedFile) -> (range: Range<Int>, isRule: Bool)? {
    let bytes = file.source.bytes
    guard bytes[wordsRange.upperBound - 1] == UInt8(ascii: ")"), let open = bytes[wordsRange].lastIndex(of: UInt8(ascii: "(")),
      open > wordsRange.lowerBound, bytes[open - 1] == 0x20
    else { return nil }
    let text = file.source.string(in: open + 1..<wordsRange.upperBound - 1).lowercased()
    let range = open..<wordsRange.upperBound
    if ["yearly", "annual", "annually", "jährlich"].contains(text) { return (range, true) }
    if let year = Int(text), text.count == 4, 1900...2199 ~= year { return (range, false) }
    let isAge = ["turns ", "wird ", "born ", "geb. "].contains { text.hasPrefix($0) } && text.last?.isNumber == true
    // `(30!)`
    let age = Int(text.hasSuffix("!") ? text.dropLast() : text[...]).map { 1...120 ~= $0 } ?? false
    return isAge || age ? (range, false) : nil
  }

  /// The day that the last words of some are, and the rule of a day each year.
  static func lastDay(
    of wordsRange: Range<Int>,
    in file: LintedFile
  ) -> (range: Range<Int>, date: CivilDate, next: CivilDate, rule: Recurrence, hasYear: Bool)? {
    let bytes = file.source.bytes
    var end = wordsRange.upperBound
    while end > wordsRange.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    let starts = (wordsRange.lowerBound..<end).filter { offset in
      bytes[offset] > 0x20
        && (offset == wordsRange.lowerBound || bytes[offset - 1] <= 0x20 || bytes[offset - 1] == UInt8(ascii: "*"))
    }
    for start in starts.suffix(4) where start > wordsRange.lowerBound && bytes[start..<end].contains(where: { $0 &- 0x30 < 10 })
    {
      let text = file.source.string(in: start..<end)
      guard let date = CivilDate(text) ?? day(text, today: file.context.today),
        let month = Month(rawValue: date.month),
        case .success(let rule) = Recurrence.parse("year on \(month.fullName) \(date.day)")
      else { continue }
      let hasYear = text.split { !$0.isNumber }.contains { $0.count == 4 }
      let today = file.context.today
      let next = (today.year...today.year + 8).compactMap { CivilDate(year: $0, month: date.month, day: date.day) }.first {
        $0 >= today
      }
      return (start..<end, date, next ?? date, rule, hasYear)
    }
    return nil
  }

  private static func day(_ text: String, today: CivilDate) -> CivilDate? {
    guard let date = MeantDate(text, today: today, .back), !date.isPeriod, date.time == nil, date.dates.count == 1 else {
      return nil
    }
    return date.dates[0]
  }

  /// One to three words with a capital first, without the sign or the word before the day.
  private static func name(
    _ range: Range<Int>,
    in file: LintedFile,
    isNamed: Bool = false
  ) -> (text: String, count: Int, isBorn: Bool)? {
    var words = file.source.string(in: range).split(separator: " ").map(String.init)
    var isBorn = false
    if let last = words.last, ["*", "born", "geb.", "geb", "né", "née", "b."].contains(last) {
      isBorn = true
      words.removeLast()
    }
    if let last = words.last, ":,".contains(last.last ?? " ") { words[words.count - 1] = String(last.dropLast()) }
    if let last = words.last, ["-", "–", "on", "am"].contains(last) { words.removeLast() }
    guard 1...(isNamed ? mostWords + 1 : mostWords) ~= words.count, !parts.contains(words[words.count - 1].lowercased()),
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || "-.’'&".contains($0) } })
    else {
      return nil
    }
    return (words.joined(separator: " "), words.count, isBorn)
  }

  /// Behind these two numbers count.
  private static let parts: Set<String> = [
    "version", "chapter", "kapitel", "section", "abschnitt", "room", "raum", "zimmer", "part", "teil", "no", "nr", "v", "page",
    "§",
  ]

  // MARK: Rows

  /// What is to be the row of a timeline.
  init?(rowIn wordsRange: Range<Int>, in file: LintedFile) {
    let bytes = file.source.bytes
    guard wordsRange.count <= MeantValue.mostBytes, !bytes[wordsRange].contains(0x0A) else { return nil }
    let start = DayAmongWords.skipWeekday(wordsRange, in: bytes)
    guard start < wordsRange.upperBound else { return nil }
    let today = file.context.today
    if bytes[start] &- 0x30 < 10 {
      // `Thu 11/26 turkey`: behind its weekday it can be no other day.
      let hasSlash = start > wordsRange.lowerBound && bytes[start..<wordsRange.upperBound].prefix(3).contains(UInt8(ascii: "/"))
      let first = hasSlash ? wordsRange.lowerBound : start
      guard let date = MeantDate.scan(bytes, at: first, end: wordsRange.upperBound, today: today, .ahead), !date.isPeriod,
        date.dates.count == 1, date.wrongWeekday == nil,
        hasSlash || bytes[start..<date.end].count(where: { $0 == UInt8(ascii: ".") }) == 2,
        !bytes[start..<date.end].contains(0x20), hasSlash || bytes[date.end - 1] == UInt8(ascii: "."),
        date.end + 1 < wordsRange.upperBound, bytes[date.end] == 0x20, DayAmongWords.isLetter(bytes[date.end + 1])
      else { return nil }
      let back = MeantDate.scan(bytes, at: first, end: wordsRange.upperBound, today: today, .back)?.dates.first
      // What was a few weeks ago is no day of the next year.
      let day = back.map { today.dayNumber - $0.dayNumber < 60 ? $0 : date.dates[0] } ?? date.dates[0]
      range = wordsRange.lowerBound..<date.end
      texts = ["\(day) " + file.source.string(in: date.end + 1..<wordsRange.upperBound)]
      return
    }
    if let week = DayAmongWords.week(at: start, wordsRange, in: file) {
      (range, texts) = week
      return
    }
    guard let days = DayAmongWords.lastDays(of: wordsRange, in: file) else { return nil }
    (range, texts) = days
  }

  /// `Do 26.11.`: behind the name of its day.
  private static func skipWeekday(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> Int {
    guard let space = wordsRange.prefix(12).first(where: { bytes[$0] == 0x20 }), space + 1 < wordsRange.upperBound,
      bytes[space + 1] &- 0x30 < 10
    else { return wordsRange.lowerBound }
    var end = space
    if bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    let name = String(decoding: bytes[wordsRange.lowerBound..<max(end, wordsRange.lowerBound)], as: UTF8.self).lowercased()
    return Weekday(nameElsewhere: name) != nil || Weekday(name: name) != nil ? space + 1 : wordsRange.lowerBound
  }

  /// `KW 51 Skikurs`: the days of a week of the year.
  private static func week(at start: Int, _ wordsRange: Range<Int>, in file: LintedFile) -> (Range<Int>, [String])? {
    let today = file.context.today
    guard let week = YearWeek(file.source.bytes, at: start, end: wordsRange.upperBound), week.end + 1 < wordsRange.upperBound,
      let this = week.monday(ofYear: today.year), let next = week.monday(ofYear: today.year + 1)
    else { return nil }
    let monday = this.adding(days: 60) < today ? next : this
    guard let days = DateRange(first: monday, last: monday.adding(days: 6)) else { return nil }
    let rest = AnchorScan.skipDecoration(file.source.bytes, at: week.end, end: wordsRange.upperBound)
    guard rest < wordsRange.upperBound else { return nil }
    return (start..<week.end, ["\(days) " + file.source.string(in: rest..<wordsRange.upperBound)])
  }

  /// `Ferien 23.12.–6.1.`: two days behind a name.
  private static func lastDays(of wordsRange: Range<Int>, in file: LintedFile) -> (Range<Int>, [String])? {
    let bytes = file.source.bytes
    guard isLetter(bytes[wordsRange.lowerBound]),
      bytes[wordsRange.upperBound - 1] == UInt8(ascii: ".") || bytes[wordsRange.upperBound - 1] &- 0x30 < 10
        || isLetter(bytes[wordsRange.upperBound - 1]),
      let start = wordsRange.first(where: { $0 > wordsRange.lowerBound && bytes[$0 - 1] == 0x20 && bytes[$0] &- 0x30 < 10 })
    else { return nil }
    let text = file.source.string(in: start..<wordsRange.upperBound)
    let name = file.source.string(in: wordsRange.lowerBound..<start - 1)
    guard name.split(separator: " ").count <= mostWords, name.last?.isLetter == true,
      text.contains(where: { "./".contains($0) || $0.isLetter }),
      text.count(where: { $0 == "." }) > 2 || text.contains(where: \.isLetter),
      let days = MeantDateRange(text, today: file.context.today, .ahead)
    else { return nil }
    return (start..<wordsRange.upperBound, ["\(days.days) \(name)"])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }
}
