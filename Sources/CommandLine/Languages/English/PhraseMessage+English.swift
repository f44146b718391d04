import Languages

private let language = Language.english

extension PhraseMessage {
  var english: String {
    switch self {
    case .unknown(let text, let kind, let meant):
      "\(language.quoted(text)) is not \(kind.english)" + didYouMean(meant)
    case .unknownDue(let text, let meant):
      "\(language.quoted(text)) is not overdue, none, or \(PhraseKind.period.english)" + didYouMean(meant)
    case .ambiguous(let text, let one, let other, let spellings):
      "\(language.quoted(text)) can be \(language.dayAndMonth(one, .full)) or \(language.dayAndMonth(other, .full)); write \(language.or(spellings.map(language.quoted)))"
    case .noSuchDate(let text, let meant): "\(language.quoted(text)) is not in the calendar" + didYouMean(meant)
    case .shortYear(let text): "\(language.quoted(text)) has a year of two digits; write the date like 2026-11-20"
    case .bareNumber(let text, let number, let spelling):
      "\(language.quoted(text)) does not say what \(number) is; write \(language.quoted(spelling))"
    case .dayOrLength(let text, let spellings):
      "\(language.quoted(text)) can be a day of the month or a number of days; write \(language.or(spellings.map(language.quoted)))"
    case .lengthOfWhat(let text, let spelling):
      "\(language.quoted(text)) does not say what it counts; write \(language.quoted(spelling))"
    case .monthsOrMinutes(let text, let spelling):
      "\(language.quoted(text)) can be months or minutes; write \(language.quoted(spelling))"
    case .notOfDays(let text):
      "\(language.quoted(text)) is a length of hours or minutes; count days, weeks, months or years"
    case .notOfClock(let text):
      "\(language.quoted(text)) is counted in days; write hours and minutes, like 90m or 1h30"
    case .tooFar(let text): "\(language.quoted(text)) is too far away; the most is \(language.number(9_999))"
    case .severalDays(let text): "\(language.quoted(text)) is more than one day; name one day of it"
    case .otherWeekday(let text, let date, let spellings):
      "\(language.quoted(text)) does not agree: \(date) is a \(language.name(of: date.weekday)); write \(spellings.map(language.quoted).joined(separator: ", ")), or the date with its year"
    case .wrongWeekday(let text, let date):
      "\(language.quoted(text)) does not agree: \(date) is a \(language.name(of: date.weekday)); leave out one of the two"
    case .backwards(let text, let first, let last):
      "\(language.quoted(text)) ends before it begins: from \(first) to \(last); write the earlier day first"
    case .noSuchTime(let text): "\(language.quoted(text)) is not on the clock; times go from 0:00 to 23:59"
    case .endBeforeStart(let text, let spelling):
      "\(language.quoted(text)) ends before it begins; write \(spelling.map(language.quoted) ?? "the earlier time first")"
    case .nothing(let text): "\(language.quoted(text)) is 0 long; write 1 or more"
    case .longerThanADay(let text): "\(language.quoted(text)) is longer than a day; the most is 24h"
    case .partOfDay(let text):
      "\(language.quoted(text)) names a part of the day without an hour; name one, as in “tomorrow at 9”"
    case .timeOrLength(let text, let time):
      "\(language.quoted(text)) can be a time or a length; write “\(time)”, “for \(text)”, or “+\(text)” to move a block"
    case .lengthAlone(let text): "\(language.quoted(text)) is a length; write “for \(text)”"
    case .signed(let text):
      "\(language.quoted(text)) changes a length, but there is none to change; write it without the sign"
    }
  }

  private func didYouMean(_ word: String?) -> String { word.map { "; did you mean \(language.quoted($0))?" } ?? "" }
}
