import Chronology
import Diagnostics
import Languages
import Outline
import SourceText

/// The date that a value was most likely meant to be, today known.
struct DateMeant {
  /// The likeliest first.
  let dates: [CivilDate]
  let isCertain: Bool
  let isPeriod: Bool
  /// What is wrong with the weekday before it.
  private let contradiction: (date: CivilDate, weekday: Weekday)?

  /// - Parameter key: that of the field whose value it is; nil for a day that lies behind.
  init?(_ text: String, today: CivilDate, for key: FieldKey?) {
    // `am 3. März`, `el 3 de enero`
    var text = DayElsewhere.articles.first { text.hasPrefix($0 + " ") }.map { String(text.dropFirst($0.count + 1)) } ?? text
    // Where a date is expected, `24.11` needs no point.
    if text.utf8.count < 6, DateMeant.isDayWithoutPoint(text) { text += "." }
    let isAhead = key?.looksAhead == true
    if isAhead, key != .from, let last = PeriodEnd.day(text, today: today) {
      (dates, isCertain, isPeriod, contradiction) = ([last], false, false, nil)
    } else if let range = DateRange(text) {
      (dates, isCertain, isPeriod) = (isAhead && key != .from ? [range.last] : [range.first], false, true)
      contradiction = nil
    } else if let date = MeantDate(text, today: today, isAhead ? .ahead : .back) {
      // What begins in a month begins on its first day, wherever it lies.
      let days = isAhead && key == .from ? date.dates.reversed() : DateMeant.nearestFirst(date, text, isAhead: isAhead)
      // `next Friday` is the one that comes next, or the one of the next week.
      let isNextWeekday = text.lowercased().hasPrefix("next ") && !date.isPeriod && date.dates.count == 1
      let ofNextWeek = isNextWeekday ? date.dates[0].startOfWeek(from: .monday) == today.startOfWeek(from: .monday) : false
      dates = date.isPeriod ? [days[0]] : days + (ofNextWeek ? [date.dates[0].adding(days: 7)] : [])
      (isCertain, isPeriod) = (date.isCertain && date.time == nil, date.isPeriod)
      contradiction = date.contradiction
    } else if let number = DateMeant.dayOfMonth(text),
      let day = DateMeant.nearest(number, today: today, isAhead: isAhead)
    {
      (dates, isCertain, isPeriod, contradiction) = ([day], false, false, nil)
    } else if let day = DateMeant.dayElsewhere(text, today: today, isAhead: isAhead) {
      (dates, isCertain, isPeriod, contradiction) = ([day], false, false, nil)
    } else {
      return nil
    }
  }

  private static func isDayWithoutPoint(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return MeantDate.endWithoutPoint(bytes, at: 0, end: bytes.count) == bytes.count
  }

  /// The number of `15th` and of `the 15th`.
  static func dayOfMonth(_ text: String) -> Int? {
    // Of `st`, `nd`, `rd` and `th`.
    guard let last = text.utf8.last(where: { $0 != 0x20 }), (last | 0x20).isOne(of: "tdh") else { return nil }
    let words = text.lowercased().split(separator: " ").drop { ["on", "the"].contains($0) }
    return words.count == 1 ? words.first.flatMap(WhenWords.dayOfMonth) : nil
  }

  /// The next day with a number in its month, or the last.
  private static func nearest(_ number: Int, today: CivilDate, isAhead: Bool) -> CivilDate? {
    (0...3).lazy.compactMap { distance -> CivilDate? in
      let month = today.startOfMonth.adding(months: isAhead ? distance : -distance)
      guard let day = CivilDate(year: month.year, month: month.month, day: number) else { return nil }
      return (isAhead ? day >= today : day <= today) ? day : nil
    }.first
  }

  /// A weekday, today, tomorrow or yesterday in German, French or Spanish: `Freitag`, `demain`, `lundi prochain`.
  private static func dayElsewhere(_ text: String, today: CivilDate, isAhead: Bool) -> CivilDate? {
    guard let byte = text.utf8.first, byte &- 0x30 >= 10 else { return nil }
    var name = text.lowercased()
    for lead in DayElsewhere.leadsOfNext where name.hasPrefix(lead + " ") { name.removeFirst(lead.count + 1) }
    for end in DayElsewhere.endsOfNext where name.hasSuffix(" " + end) { name.removeLast(end.count + 1) }
    if DayElsewhere.today.contains(name) { return today }
    if DayElsewhere.tomorrow.contains(name) { return today.adding(days: 1) }
    if DayElsewhere.yesterday.contains(name) { return today.adding(days: -1) }
    return Weekday(nameElsewhere: name.hasSuffix(".") ? String(name.dropLast()) : name).map { weekday in
      isAhead ? today.adding(days: weekday.days(after: today.weekday)) : today.adding(days: -today.weekday.days(after: weekday))
    }
  }

  /// Of two days without a year, as `12/1`, the one that is nearer to today is rather meant.
  private static func nearestFirst(_ date: MeantDate, _ text: String, isAhead: Bool) -> [CivilDate] {
    guard !date.isPeriod, date.dates.count == 2,
      !text.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 })
    else { return date.dates }
    return isAhead ? date.dates.sorted() : date.dates.sorted(by: >)
  }

  /// What to write instead.
  var advice: DateMeantMessage {
    let texts = dates.map(\.description)
    if isPeriod { return .writeOneDay(texts) }
    return contradiction.map { .correctWeekday($0.date, not: $0.weekday, texts) } ?? .write(texts)
  }

  /// Writes each of the dates in place of some bytes.
  func fixes(replacing range: Range<Int>, in file: LintedFile) -> [Fix] {
    dates.map { file.fix(CommonMessage.write("\($0)"), isSafe: isCertain, TextEdit(replacing: range, with: $0.description)) }
  }
}

extension MeantDate {
  /// The date, and the weekday before it on which it is not: `Wed 2026-12-01`, which is a Tuesday.
  var contradiction: (date: CivilDate, weekday: Weekday)? { wrongWeekday.map { (dates[0], $0) } }
}

/// What to write instead of a date in another spelling; the texts are the likeliest first.
enum DateMeantMessage: Message {
  /// Of a week, a month or a year.
  case writeOneDay([String])
  /// Of a date behind a weekday on which it is not.
  case correctWeekday(CivilDate, not: Weekday, [String])
  case write([String])
}
