import Chronology
import Diagnostics
import Editing
import Phrases

/// What a phrase was to be.
enum PhraseKind: String, CaseIterable, Sendable {
  case day, period, time, length, when

  /// To end the sentence “… is not …”.
  var expectation: String {
    switch self {
    case .day: "a day like 2026-11-20, tomorrow, fri, “1 dec” or “in 3 days”"
    case .period: "a day or a period like 2026-11-20, mon..wed, “last week”, 2026-11 or 7d"
    case .time: "a time like 17:00, 5pm or noon"
    case .length: "a length like 90m, 1h or 1h30m"
    case .when: "a day or a time like tomorrow, “fri 9:30”, 10:00-11:30 or “15:00 for 45m”"
    }
  }

  /// Words that are often mistyped.
  fileprivate var vocabulary: [String] {
    switch self {
    case .day, .period, .when:
      ["today", "tomorrow", "yesterday", "this week", "last week", "next week"] + Weekday.allCases.map(\.fullName)
    case .time: ["noon", "midnight"]
    case .length: []
    }
  }
}

extension PhraseKind {
  /// A text that is not read, with the names of days that are nearly in it; nil where it does not read so either.
  func corrected(_ text: String) -> String? {
    if let whole = nearestWord(to: text, in: vocabulary) { return whole }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let meant = words.map { DoubtfulDay.nearest(to: $0) ?? PhraseKind.nearestMonth(to: $0) ?? $0 }
    let line = meant.joined(separator: " ")
    return meant != words && reads(line) ? line : nil
  }

  /// The month that a word is nearly: `novmber`.
  private static func nearestMonth(to word: String) -> String? {
    guard word.count >= 5, Month(name: word) == nil else { return nil }
    return nearestWord(to: word, in: Month.allCases.map(\.fullName))
  }

  private func reads(_ text: String) -> Bool {
    switch self {
    case .day: (try? DayPhrase(text)) != nil
    case .period: (try? PeriodPhrase(text)) != nil
    case .when: (try? WhenPhrase(text)) != nil
    case .time, .length: false
    }
  }
}

extension PhraseProblem {
  /// Whether a text is surely meant, and says what there is not: `30 feb`.
  var isOfWhatIsMeant: Bool {
    switch self {
    case .noSuchDate, .wrongWeekday, .otherWeekday, .shortYear: true
    default: false
    }
  }

  /// What is wrong with a text, and what to write.
  func message(about text: String, _ kind: PhraseKind) -> String {
    let written = "“\(ControlCharacters.escaping(text))”"
    switch self {
    case .unknown:
      let nearest = kind.corrected(text).map { "; did you mean “\($0)”?" }
      return "\(written) is not \(kind.expectation)\(nearest ?? "")"
    case .ambiguous(let one, let other, let year):
      let spellings = [one, other].map { day in year.map { "\(day.short) \($0)" } ?? day.short }
      return "\(written) can be \(one.full) or \(other.full); write “\(spellings[0])” or “\(spellings[1])”"
    case .noSuchDate(let exchanged):
      return "\(written) is not in the calendar" + (exchanged.map { "; did you mean “\($0.short)”?" } ?? "")
    case .shortYear: return "\(written) has a year of two digits; write the date like 2026-11-20"
    case .bareNumber(let number) where text.first?.isLetter ?? false:
      let day = text.prefix { !$0.isNumber } + Self.ordinal(number)
      return "\(written) does not say what \(number) is; write “\(ControlCharacters.escaping(String(day)))”"
    case .bareNumber(let number):
      let length = kind == .period ? "\(number)d" : "\(number) days"
      return 1...31 ~= number
        ? "\(written) can be a day of the month or a number of days; write “\(Self.ordinal(number))” or “\(length)”"
        : "\(written) does not say what it counts; write “\(length)”"
    case .monthsOrMinutes(let count): return "\(written) can be months or minutes; write “\(count) months”"
    case .notOfDays: return "\(written) is a length of hours or minutes; count days, weeks, months or years"
    case .notOfClock: return "\(written) is counted in days; write hours and minutes, like 90m or 1h30"
    case .tooFar: return "\(written) is too far away; the most is 9,999"
    case .period: return "\(written) is more than one day; name one day of it"
    case .otherWeekday(let date, let weekday):
      let spellings = Self.days(date, weekday).map { "“\($0)”" }.joined(separator: ", ")
      return "\(written) does not agree: \(date) is a \(date.weekday.title); write \(spellings), or the date with its year"
    case .wrongWeekday(let date):
      return "\(written) does not agree: \(date) is a \(date.weekday.title); leave out one of the two"
    case .backwards(let first, let last):
      return "\(written) ends before it begins: from \(first) to \(last); write the earlier day first"
    case .noSuchTime: return "\(written) is not on the clock; times go from 0:00 to 23:59"
    case .endBeforeStart(let start, let end):
      let advice = end.adding(minutes: 720).flatMap { $0 > start ? "write “\(start)-\($0)”" : nil }
      return "\(written) ends before it begins; \(advice ?? "write the earlier time first")"
    case .nothing: return "\(written) is 0 long; write 1 or more"
    case .longerThanADay: return "\(written) is longer than a day; the most is 24h"
    case .partOfDay: return "\(written) names a part of the day without an hour; name one, as in “tomorrow at 9”"
    case .timeOrLength(let time):
      return "\(written) can be a time or a length; write “\(time)”, “for \(text)”, or “+\(text)” to move a block"
    case .lengthAlone: return "\(written) is a length; write “for \(text)”"
    case .signed: return "\(written) changes a length, but there is none to change; write it without the sign"
    }
  }

  /// What to write instead, each a whole text; none where there are too many ways, or none is known.
  var spellings: [String] {
    switch self {
    case .otherWeekday(let date, let weekday): Self.days(date, weekday)
    case .ambiguous(let one, let other, let year): [one, other].map { day in year.map { "\(day.short) \($0)" } ?? day.short }
    case .noSuchDate(let exchanged?): [exchanged.short]
    case .endBeforeStart(let start, let end): end.adding(minutes: 720).flatMap { $0 > start ? ["\(start)-\($0)"] : nil } ?? []
    default: []
    }
  }

  /// The date with its own weekday, and the nearest day that has the one that was said.
  static func days(_ date: CivilDate, _ weekday: Weekday) -> [String] {
    let distance = (weekday.days(after: date.weekday) + 3) % 7 - 3
    return [date, date.adding(days: distance)].map { day in
      "\(day.weekday.name) \(day.day) \(Month(rawValue: day.month)?.name ?? "")"
    }
  }

  /// Why nothing is done with a text that does not read, with what to write in its place.
  func refusal(about text: String, _ kind: PhraseKind) -> EditRefusal {
    var refusal = EditRefusal(message(about: text, kind))
    let spellings = spellings
    if !spellings.isEmpty { refusal.respelling = EditRefusal.Respelling(text, as: spellings) }
    return refusal
  }

  private static func ordinal(_ number: Int) -> String {
    let ending = 11...13 ~= number ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}

extension PhraseMonthDay {
  /// `3 apr`
  var short: String { "\(day) \(month.name)" }

  /// `3 April`
  fileprivate var full: String { "\(day) \(month.title)" }
}
