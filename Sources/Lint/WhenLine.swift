import Chronology
import Outline

/// The words of a task, and what may begin at each: a day, a time or a rule.
struct WhenLine {
  struct Word {
    /// In small letters, without the signs behind it.
    let text: String
    let range: Range<Int>
    /// Whether it stands in brackets, in a link or in code, where it is no word of the task.
    let isLiteral: Bool

    /// Whether its first sign is a digit or another number, which is looked up only where it is not of ASCII.
    var beginsWithNumber: Bool {
      guard let first = text.utf8.first else { return false }
      return first < 0x80 ? first &- 0x30 < 10 : text.first?.isNumber == true
    }
  }

  private(set) var words: [Word] = []
  let bytes: [UInt8]
  let end: Int
  let today: CivilDate

  /// Longer texts are not looked through.
  private static let mostWords = 60

  init(_ textRange: Range<Int>, in bytes: [UInt8], today: CivilDate) {
    (self.bytes, self.today) = (bytes, today)
    end = textRange.upperBound
    let literals = LiteralRanges.of(Array(bytes[textRange]))
    // Few have more.
    words.reserveCapacity(8)
    var offset = textRange.lowerBound
    var depth = 0
    while offset < end, words.count < WhenLine.mostWords {
      while offset < end, bytes[offset] <= 0x20 { offset += 1 }
      let start = offset
      var isLiteral = depth > 0
      while offset < end, bytes[offset] > 0x20 {
        switch bytes[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          isLiteral = true
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
        offset += 1
      }
      guard offset > start else { break }
      let own = start - textRange.lowerBound..<offset - textRange.lowerBound
      isLiteral = isLiteral || bytes[start] == UInt8(ascii: "#") || literals.contains { $0.overlaps(own) }
      var last = offset
      while last > start + 1, ",;:!?".utf8.contains(bytes[last - 1]) { last -= 1 }
      let text = String(decoding: bytes[start..<last], as: UTF8.self).lowercased()
      words.append(Word(text: text, range: start..<last, isLiteral: isLiteral))
    }
  }

  /// The first word behind an offset, where nothing but spaces and signs stand between.
  func index(after offset: Int) -> Int? { words.firstIndex { $0.range.lowerBound >= offset } }

  /// A word that says that a day or a time follows.
  func lead(at index: Int) -> String? {
    let text = words[index].text
    if text.utf8.first == UInt8(ascii: "@"), text.first == "@" { return "@" }
    return isLead(text, at: index) || isLeadOfHour(index) ? text : nil
  }

  private func isLead(_ text: String, at index: Int) -> Bool {
    // Most words never are.
    guard WhenLine.allLeads.contains(text) else { return false }
    if index > 0, WhenLine.leadsBehindMove.contains(text), WhenLine.moves.contains(words[index - 1].text) { return true }
    if WhenLine.leadsOfWeekdays.contains(text), isWeekdayElsewhere(index + 1) || isBehindPara(index) { return true }
    return WhenLine.leads.contains(text)
  }

  private static let allLeads = leads.union(leadsBehindMove).union(leadsOfWeekdays)

  private static let leads: Set<String> = [
    "due", "by", "before", "b4", "on", "until", "till", "til", "deadline", "expires", "expiring", "ends", "at", "bis", "hasta",
    "avant", "antes", "vor", "jusqu'à", "jusqu’à", "jusqu'au", "jusqu’au",
  ]

  /// `moved to Friday`, `put off to 12/3`, `verschoben auf Freitag`.
  private static let leadsBehindMove: Set<String> = ["to", "for", "auf", "till", "a", "au", "al"]
  private static let moves: Set<String> = [
    "moved", "postponed", "rescheduled", "deferred", "delayed", "pushed", "off", "back", "verschoben", "aufgeschoben",
    "reporté",
    "reportée", "aplazado", "aplazada",
  ]

  /// Whether a comma or a dash stands before a word, and nothing but signs behind an offset: `Text Ana re party - tmrw`.
  func isApart(_ index: Int, to dayEnd: Int) -> Bool {
    guard mayBeApart(index), self.index(after: dayEnd) == nil || isTag(after: dayEnd), words[index].text != "sun" else {
      return false
    }
    // `Mon - Tue`, `plumber: tue`
    guard isDash(index - 1) else { return Weekday(name: words[index - 1].text) == nil }
    return index > 1 && Weekday(name: words[index - 2].text) == nil && !(words[index - 2].text.first?.isNumber ?? true)
  }

  /// Whether a comma, a colon or a dash stands before a word.
  func mayBeApart(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let behind = words[index - 1].range.upperBound
    return isDash(index - 1) || behind < end && ",:".utf8.contains(bytes[behind])
  }

  private func isDash(_ index: Int) -> Bool {
    let text = words[index].text
    return text == "-" || text == "–" || text == "—"
  }

  /// Whether nothing but tags stands behind an offset.
  func isTag(after offset: Int) -> Bool {
    index(after: offset).map { words[$0...].allSatisfy { bytes[$0.range.lowerBound] == UInt8(ascii: "#") } } ?? true
  }

  /// Where a word begins behind its `@`.
  private func start(of index: Int) -> Int {
    let range = words[index].range
    return range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "@") ? range.lowerBound + 1 : range.lowerBound
  }

  // MARK: Days

  /// - Parameters:
  ///   - isLed: whether a word for when stands before it, without which a weekday is prose.
  ///   - isDue: whether that says by when, so that the day may be over.
  func day(at index: Int, isLed: Bool, isDue: Bool) -> (dates: [CivilDate], end: Int)? {
    if let named = namedDay(at: index, isLed: isLed) ?? (isLed ? endOfPeriod(at: index) : nil) { return named }
    let start = start(of: index)
    // `the 12th of March` of a sentence, and `in a year`, which is no day.
    guard !["of", "the", "de", "a", "an"].contains(words[index].text), !isInYears(index), !isPart(at: index) else { return nil }
    // The last sign may be that of the sentence: `before 18 Dec!`
    var limit = end
    while limit > start, "!?".utf8.contains(bytes[limit - 1]) { limit -= 1 }
    if limit == end, bytes[limit - 1] == UInt8(ascii: ".") { limit -= 1 }
    guard mayBeginDay(at: start, of: index) else { return nil }
    if let days = daysOfMonth(at: index, start) { return days }
    guard
      let date = scan(at: start, end: end) ?? (limit < end ? scan(at: start, end: limit) : nil)
        // `by Monday!! or never`
        ?? (words[index].range.upperBound < end ? scan(at: start, end: words[index].range.upperBound) : nil),
      isPlausible(date, at: index, isLed)
    else { return nil }
    var dates = Array(Set(date.isPeriod ? Array(date.dates.prefix(1)) : date.dates)).sorted()
    if !isDue || dates.contains(where: { $0 >= today }) { dates.removeAll { $0 < today } }
    guard !dates.isEmpty, let last = dates.last, last < today.adding(years: 10) else { return nil }
    return (dates, date.end)
  }

  /// `dec 8-10`: the first of some days of a month.
  private func daysOfMonth(at index: Int, _ start: Int) -> (dates: [CivilDate], end: Int)? {
    guard index + 1 < words.count, Month(name: words[index].text) != nil, words[index + 1].text.contains("-"),
      !["may", "march", "mar"].contains(String(decoding: bytes[words[index].range], as: UTF8.self)),
      let days = MeantDateRange.scan(bytes, at: start, end: end, today: today, .ahead)?.days
    else { return nil }
    return ([days.first], words[index + 1].range.upperBound)
  }

  /// `eod`; behind a word for when also Christmas, and a day of the week in German, French or Spanish: `bis Fr`.
  private func namedDay(at index: Int, isLed: Bool) -> (dates: [CivilDate], end: Int)? {
    let word = words[index]
    // A number has no name.
    guard bytes[word.range.lowerBound] &- 0x30 >= 10 else { return nil }
    let isLast = self.index(after: word.range.upperBound) == nil
    let next: CivilDate?
    switch word.text {
    // The end of a week of the year.
    case "kw":
      guard index + 1 < words.count, let number = Int(words[index + 1].text), 1...53 ~= number,
        let monday = [today.year, today.year + 1].lazy.compactMap({ CivilDate(mondayOfWeek: number, of: $0) })
          .first(where: { $0.adding(days: 6) >= today })
      else { return nil }
      return ([monday.adding(days: 6)], words[index + 1].range.upperBound)
    case "eod", "cob": next = isLed || isLast ? today : nil
    case "eow", "eom", "eoy": next = isLed || isLast ? PeriodEnd.day(word.text, today: today) : nil
    case "xmas", "christmas", "weihnachten", "noël", "navidad":
      next = isLed ? CivilDate(year: today.year, month: 12, day: 24).map { $0 < today ? $0.adding(years: 1) : $0 } : nil
    case let text where DayElsewhere.today.contains(text): next = isLed ? today : nil
    case let text where DayElsewhere.tomorrow.contains(text):
      let isSaid = isLed && index > 0 && (isElsewhere(words[index - 1].text) || isApart(index, to: word.range.upperBound))
      next = isSaid || isTime(behind: index) ? today.adding(days: 1) : nil
    default: next = weekdayElsewhere(at: index, isLed: isLed)
    }
    return next.map { (dates: [$0], end: word.range.upperBound) }
  }

  func isElsewhere(_ lead: String) -> Bool { ["bis", "hasta", "auf", "au", "al"].contains(lead) }

  /// A number, a word that needs none, or one with a number behind it, as a month.
  private func mayBeginDay(at start: Int, of index: Int) -> Bool {
    let isNumbered = index + 1 < words.count && bytes[words[index + 1].range.lowerBound] &- 0x30 < 10
    return MeantDate.mayBegin(bytes, at: start, end: end, isNumbered: isNumbered)
  }

  private func isInYears(_ index: Int) -> Bool {
    words[index].text == "in" && words[index...].dropFirst(2).first.map { $0.text.hasPrefix("year") } ?? false
  }

  private func scan(at start: Int, end: Int) -> MeantDate? {
    MeantDate.scan(bytes, at: start, end: end, today: today, .ahead)
  }

  private func isPlausible(_ date: MeantDate, at index: Int, _ isLed: Bool) -> Bool {
    let word = words[index].text
    let isOneWord = date.end <= words[index].range.upperBound + 1
    guard let first = word.drop(while: { $0 == "@" }).utf8.first, first &- 0x30 < 10 else {
      // `Fri 12/4`, `Dec 15`, `in 2 weeks`, `next Friday`; `today` and `Friday` alone only behind a word for when, or before a time.
      if !isOneWord, !date.isPeriod { return isLed || !["last", "this"].contains(word) }
      let isDay =
        Weekday(name: word.hasSuffix(".") ? String(word.dropLast()) : word) != nil
        || ["tomorrow", "tmrw", "tmr", "tmw"].contains(word)
      return isLed || (isDay && time(after: date.end) != nil)
    }
    guard isOneWord, case let numbers = WhenLine.numbers(in: word), numbers.count == 2 else {
      return !date.isPeriod || isLed
    }
    if isLed || word.hasSuffix(".") && !word.contains("/") { return !isNumberOfPart(before: index) }
    if date.isPeriod { return false }
    // `2/3` and `24/7` are no days; `12/1` is no part of anything, and `04/27` begins like none.
    guard word.contains("/"), word != "24/7", let a = Int(numbers[0]), let b = Int(numbers[1]) else { return false }
    let isBeforeTime = time(after: date.end) != nil
    return isBeforeTime || (a > b && b > 0) || numbers[0].first == "0" || numbers[1].first == "0"
  }

  /// The parts of a word that are numbers. Bytes tell faster than characters, and nearly all words are of ASCII.
  private static func numbers(in word: String) -> [Substring] {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return word.split(whereSeparator: { !$0.isNumber }) }
    return word.utf8.split { $0 &- 0x30 >= 10 }.map { Substring($0) }
  }

  /// `section 3.2.`
  private func isNumberOfPart(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return [
      "chapter", "ch", "ch.", "section", "sec", "sec.", "part", "version", "v", "no", "no.", "page", "p.", "§", "kapitel",
      "step",
    ]
    .contains(words[index - 1].text)
  }

  // MARK: Times

  /// A time that stands behind a day, with `at`, `@` or `by` before it or nothing.
  func time(after offset: Int) -> (start: TimeOfDay, end: Int)? {
    guard let index = index(after: offset), !words[index].isLiteral else { return nil }
    let isLed = lead(at: index) != nil
    var place = isLed && words[index].text.first != "@" || words[index].text == "@" ? index + 1 : index
    if place < words.count, place > 0, words[place - 1].text == "a", ["las", "la"].contains(words[place].text) { place += 1 }
    guard place < words.count, !words[place].isLiteral else { return nil }
    if let time = time(at: place, isLed: true) { return time }
    let word = words[place]
    // `thursday 5.30`, with which the words end
    if place == index, place + 1 == words.count, let time = pointTime(word.text) { return (time, word.range.upperBound) }
    // `0700`
    guard word.text.utf8.count == 4, let digits = Int(word.text),
      let time = TimeOfDay(hour: digits / 100, minute: digits % 100),
      time.minute % 5 == 0 || time.minute == 59, !(1900...2199 ~= digits)
    else { return nil }
    return (time, word.range.upperBound)
  }

  /// `5.30`, in the afternoon: minutes that are a multiple of 5.
  private func pointTime(_ text: String) -> TimeOfDay? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
      minute % 5 == 0
    else { return nil }
    return TimeOfDay(hour: 1..<7 ~= hour && parts[0].count == 1 ? hour + 12 : hour, minute: minute)
  }

  /// - Parameter isLed: whether a word for when stands before it, behind which a number is an hour: `at 10`.
  func time(at index: Int, isLed: Bool) -> (start: TimeOfDay, end: Int)? {
    let word = words[index]
    let start = start(of: index)
    guard bytes[start] &- 0x30 < 10 else { return nil }
    if isLed, let hours = hourElsewhere(at: index, start) { return hours }
    let isAt = isLed && (start > word.range.lowerBound || index > 0 && WhenLine.leadsOfHours.contains(words[index - 1].text))
    if word.range.upperBound - start <= 2 {
      if isLed, let uhr = index + 1 < words.count && !words[index + 1].isLiteral ? words[index + 1] : nil, uhr.text == "uhr",
        let hour = Int(String(decoding: bytes[start..<word.range.upperBound], as: UTF8.self)),
        let time = TimeOfDay(hour: hour, minute: 0), time < .endOfDay
      {
        return (time, uhr.range.upperBound)
      }
      let isLast = index + 1 == words.count || bytes[word.range.upperBound] == UInt8(ascii: ",")
      // `Kapitel 8 bis 11`
      let isCounted =
        index > 1 && ["bis", "hasta"].contains(words[index - 1].text) && words[index - 2].text.last?.isNumber == true
      if isAt, isLast, !isCounted, let hour = Int(String(decoding: bytes[start..<word.range.upperBound], as: UTF8.self)),
        1...23 ~= hour
      {
        return TimeOfDay(hour: hour < 7 ? hour + 12 : hour, minute: 0).map { ($0, word.range.upperBound) }
      }
    }
    let found: (start: TimeOfDay, end: Int)
    switch AnchorScan.scan(bytes, at: start, end: end, .day) {
    case .time(let time, let end): found = (time, end)
    case .timeRange(let times, let end): found = (times.start, end)
    default:
      // `by 17:00!!`
      let wordEnd = word.range.upperBound
      guard wordEnd < end, "!?".utf8.contains(bytes[wordEnd]),
        case .time(let time, wordEnd) = AnchorScan.scan(bytes, at: start, end: wordEnd, .day)
      else { return nil }
      found = (time, wordEnd)
    }
    return clock(found, at: index, start, isLed)
  }

  private func clock(
    _ found: (start: TimeOfDay, end: Int),
    at index: Int,
    _ start: Int,
    _ isLed: Bool
  ) -> (start: TimeOfDay, end: Int)? {
    let text = bytes[start..<found.end]
    let isClock = text.contains { $0 | 0x20 == UInt8(ascii: "m") }
    // The 2 of `2-3:30` may be an hour of the afternoon.
    guard isEnd(found.end), isClock || text.prefix(3).contains(UInt8(ascii: ":")) else { return nil }
    // `Luke 15:10`, `ratio 16:10`, `film 1:47`
    guard isLed || isClock || (found.start.minute % 5 == 0 && !(index > 0 && LateTime.isOther(words[index - 1].text))) else {
      return nil
    }
    return found
  }

  /// Words behind which the last number is an hour: `at 10`, `before 6`.
  private static let leadsOfHours: Set<String> = [
    "at", "@", "before", "b4", "by", "until", "till", "til", "las", "la", "bis", "hasta", "um",
  ]

  private func isEnd(_ offset: Int) -> Bool { offset == end || bytes[offset] <= 0x20 || ",;:!?.".utf8.contains(bytes[offset]) }

  // MARK: Rules

  /// `every Wed`, `each 3 months`, `2x a week`, `Tue/Thu`, `alle 2 Wochen Do`, `30 min/day`: the longest that is one. `every day` is
  /// in too many sentences.
  func rule(at index: Int) -> (Recurrence, end: Int)? {
    let first = words[index].text
    let isNumber = words[index].beginsWithNumber
    if isNumber, let stroke = ruleBehindStroke(at: index) { return stroke }
    if let alone = adverb(at: index) ?? days(at: index) { return alone }
    if Recurrence.mayBeMeant(by: first), let meant = ruleElsewhere(at: index) { return meant }
    let isSaid = first == "every" || first == "each" || isNumber && first.contains("x")
    if !isSaid {
      guard hasStroke(index), case let names = first.split(separator: "/"), names.count > 1,
        names.allSatisfy({ Weekday(name: String($0)) != nil }),
        case .success(let rule) = Recurrence.parse(names.joined(separator: " "))
      else { return nil }
      return (rule, words[index].range.upperBound)
    }
    for last in indicesOfRule(at: index).reversed() where !words[index...last].contains(where: \.isLiteral) {
      guard case .success(let rule) = Recurrence.parse(text(index...last)) else { continue }
      guard isTold(rule) else { return nil }
      return (rule, words[last].range.upperBound)
    }
    // `every martes`
    return ["every", "each"].contains(first) ? ruleElsewhere(at: index) : nil
  }

  private func indicesOfRule(at index: Int) -> Range<Int> { index..<min(words.count, index + 7) }
  private func text(_ range: ClosedRange<Int>) -> String { words[range].map(\.text).joined(separator: " ") }
  private func isTold(_ rule: Recurrence) -> Bool {
    rule.times != nil || (rule.unit != .day && rule.unit != .hour) || rule.interval > 1
  }

  /// `alle 6 Monate`, `jeden Freitag`, `2x week`, `1. So im Monat`.
  private func ruleElsewhere(at index: Int) -> (Recurrence, end: Int)? {
    let first = words[index].text
    let isCounted = words[index].beginsWithNumber
    if isCounted, !first.contains("x"), !first.contains("×"), first.last != ".",
      index + 1 == words.count || !["x", "mal", "fois", "veces", "times"].contains(words[index + 1].text)
    {
      return nil
    }
    for last in indicesOfRule(at: index).reversed() where !words[index...last].contains(where: \.isLiteral) {
      guard let rule = Recurrence.meant(words[index...last].map(\.text)) else { continue }
      // `1x daily` says more than `every day`.
      guard isTold(rule) || isCounted else { return nil }
      return (rule, words[last].range.upperBound)
    }
    return nil
  }

  /// `30 min/day`, `500 words/week`.
  private func ruleBehindStroke(at index: Int) -> (Recurrence, end: Int)? {
    guard index + 1 < words.count, words[index].text.allSatisfy({ $0.isASCII && $0.isNumber }), !words[index + 1].isLiteral,
      let rule = Recurrence.meant(behindStrokeOf: words[index + 1].text)
    else { return nil }
    return (rule, words[index + 1].range.upperBound)
  }

  /// `MWF` in capitals; two names in German and more, in capitals and with commas between: `Mo, Di, Mi`.
  private func days(at index: Int) -> (Recurrence, end: Int)? {
    guard bytes[words[index].range.lowerBound] &- 0x41 < 26 else { return nil }
    if words[index].text.utf8.count > 2 {
      // Most words with a capital have no other.
      guard bytes[words[index].range].dropFirst().contains(where: { $0 &- 0x41 < 26 }) else { return nil }
      return Recurrence.meant(asDays: words[index].text).map { ($0, words[index].range.upperBound) }
    }
    var last = index
    while last + 1 < words.count, !words[last + 1].isLiteral, words[last + 1].text.utf8.count == 2,
      words[last].range.upperBound < end, bytes[words[last].range.upperBound] == UInt8(ascii: ","),
      bytes[words[last + 1].range.lowerBound] &- 0x41 < 26, Weekday(nameElsewhere: words[last + 1].text) != nil
    {
      last += 1
    }
    // `Ask Mo, Di and Jo`: two alone may be people.
    let isAtEnd = self.index(after: words[last].range.upperBound) == nil || isTag(after: words[last].range.upperBound)
    guard last > index + 1 || (last > index && isAtEnd) else { return nil }
    return Recurrence.meant(asDays: text(index...last)).map { ($0, words[last].range.upperBound) }
  }

  /// `weekly` at the end of the words: not *the weekly*.
  private func adverb(at index: Int) -> (Recurrence, end: Int)? {
    let word = words[index]
    guard index > 0, WhenLine.adverbs.contains(word.text), bytes[word.range.lowerBound] | 0x20 == bytes[word.range.lowerBound],
      self.index(after: word.range.upperBound) == nil || isTag(after: word.range.upperBound),
      !WhenLine.articles.contains(words[index - 1].text), case .success(let rule) = Recurrence.parse(word.text)
    else { return nil }
    return (rule, word.range.upperBound)
  }

  private static let adverbs: Set<String> = ["daily", "weekly", "monthly", "yearly"]
  /// Behind these it says what a thing is, or how something happens.
  private static let articles: Set<String> = [
    "the", "a", "my", "our", "this", "last", "next", "is", "are", "and", "or", "new", "old", "not", "twice", "once", "bi",
  ]
}
