import Chronology
import Diagnostics
import Outline
import SourceText

/// The date that a value was most likely meant to be, today known.
struct DateMeant {
  /// The likeliest first.
  let dates: [CivilDate]
  let isCertain: Bool
  let isPeriod: Bool
  /// What is wrong with the weekday before it.
  private let contradiction: String?

  /// - Parameter key: that of the field whose value it is; nil for a day that lies behind.
  init?(_ text: String, today: CivilDate, for key: FieldKey?) {
    let isAhead = key?.looksAhead == true
    if isAhead, key != .from, let last = PeriodEnd.day(text, today: today) {
      (dates, isCertain, isPeriod, contradiction) = ([last], false, false, nil)
    } else if let range = DateRange(text) {
      (dates, isCertain, isPeriod) = (isAhead && key != .from ? [range.last] : [range.first], false, true)
      contradiction = nil
    } else if let date = MeantDate(text, today: today, isAhead ? .ahead : .back) {
      // What begins in a month begins on its first day, wherever it lies.
      let days = isAhead && key == .from ? date.dates.reversed() : date.dates
      // `next Friday` is the one that comes next, or the one of the next week.
      let isNextWeekday = text.lowercased().hasPrefix("next ") && !date.isPeriod && date.dates.count == 1
      let ofNextWeek = isNextWeekday ? date.dates[0].startOfWeek(from: .monday) == today.startOfWeek(from: .monday) : false
      dates = date.isPeriod ? [days[0]] : date.dates + (ofNextWeek ? [date.dates[0].adding(days: 7)] : [])
      (isCertain, isPeriod) = (date.isCertain && date.time == nil, date.isPeriod)
      contradiction = date.contradiction
    } else {
      return nil
    }
  }

  /// `“2026-03-12” or “2026-12-03”`
  var words: String { dates.map { "“\($0)”" }.joined(separator: " or ") }

  var help: String {
    isPeriod ? "write one day, as \(words)" : contradiction.map { "\($0): write \(words), or another day" } ?? "write \(words)"
  }

  /// Writes each of the dates in place of some bytes.
  func fixes(replacing range: Range<Int>, in file: LintedFile) -> [Fix] {
    dates.map { file.fix("Write “\($0)”", isSafe: isCertain, TextEdit(replacing: range, with: $0.description)) }
  }
}

extension MeantDate {
  /// `2026-12-01 is a Tuesday, and no Wednesday`, where another weekday stands before the date.
  var contradiction: String? {
    wrongWeekday.map { "\(dates[0]) is a \(dates[0].weekday.title), not a \($0.title)" }
  }
}

extension FieldKey {
  /// Whether its date lies ahead, as a rule: what is planned, and not what has happened.
  var looksAhead: Bool {
    switch self {
    case .due, .until, .from: true
    default: false
    }
  }
}
