import Chronology
import Diagnostics
import Editing
import Languages
import Phrases

/// What a phrase was to be; as a message it ends the sentence “… is not …”.
enum PhraseKind: String, Message, CaseIterable {
  case day, period, time, length, when

  /// The same in the words that programs get.
  var expectation: String { english }

  /// Words that are often mistyped.
  fileprivate var vocabulary: [String] {
    switch self {
    case .day, .period, .when:
      ["today", "tomorrow", "yesterday", "this week", "last week", "next week"] + Weekday.allCases.map(\.fullName)
        + LocalWords.near + LocalWords.weekdays
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
    return nearestWord(to: word, in: Month.allCases.map(\.fullName) + LocalWords.months)
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
  func message(about text: String, _ kind: PhraseKind) -> PhraseMessage {
    let written = ControlCharacters.escaping(text)
    switch self {
    case .unknown: return .unknown(written, kind, meant: kind.corrected(text))
    case .ambiguous(let one, let other, _): return .ambiguous(written, one.ofAnyYear, other.ofAnyYear, write: spellings)
    case .noSuchDate(let exchanged): return .noSuchDate(written, meant: exchanged?.short)
    case .shortYear: return .shortYear(written)
    case .bareNumber(let number) where text.first?.isLetter ?? false:
      let day = text.prefix { !$0.isNumber } + Self.ordinal(number)
      return .bareNumber(written, number, write: ControlCharacters.escaping(String(day)))
    case .bareNumber(let number):
      let length = kind == .period ? "\(number)d" : "\(number) days"
      return 1...31 ~= number
        ? .dayOrLength(written, write: [Self.ordinal(number), length]) : .lengthOfWhat(written, write: length)
    case .monthsOrMinutes(let count): return .monthsOrMinutes(written, write: "\(count) months")
    case .notOfDays: return .notOfDays(written)
    case .notOfClock: return .notOfClock(written)
    case .tooFar: return .tooFar(written)
    case .period: return .severalDays(written)
    case .otherWeekday(let date, _): return .otherWeekday(written, date, write: spellings)
    case .wrongWeekday(let date): return .wrongWeekday(written, date)
    case .backwards(let first, let last): return .backwards(written, first, last)
    case .noSuchTime: return .noSuchTime(written)
    case .endBeforeStart: return .endBeforeStart(written, write: spellings.first)
    case .nothing: return .nothing(written)
    case .longerThanADay: return .longerThanADay(written)
    case .partOfDay: return .partOfDay(written)
    case .timeOrLength(let time): return .timeOrLength(written, time)
    case .lengthAlone: return .lengthAlone(written)
    case .signed: return .signed(written)
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

  /// It in a year that has all of them.
  fileprivate var ofAnyYear: CivilDate { CivilDate(year: 2000, month: month.rawValue, day: day) ?? .earliest }
}

/// What is wrong with words that were to say a day, a time or a length, and what to write.
enum PhraseMessage: Message {
  case unknown(String, PhraseKind, meant: String?)
  /// The same of a day on which something is due.
  case unknownDue(String, meant: String?)
  /// Two days of a month, whatever the year.
  case ambiguous(String, CivilDate, CivilDate, write: [String])
  case noSuchDate(String, meant: String?)
  case shortYear(String)
  case bareNumber(String, Int, write: String)
  case dayOrLength(String, write: [String])
  case lengthOfWhat(String, write: String)
  case monthsOrMinutes(String, write: String)
  case notOfDays(String)
  case notOfClock(String)
  case tooFar(String)
  case severalDays(String)
  case otherWeekday(String, CivilDate, write: [String])
  case wrongWeekday(String, CivilDate)
  case backwards(String, CivilDate, CivilDate)
  case noSuchTime(String)
  case endBeforeStart(String, write: String?)
  case nothing(String)
  case longerThanADay(String)
  case partOfDay(String)
  case timeOrLength(String, TimeOfDay)
  case lengthAlone(String)
  case signed(String)
}
