import Chronology
import Languages
import Planner

private let language = Language.english

extension InsightTip {
  var english: String {
    switch self {
    case .presets: "`tidemark presets` lists rituals to begin with."
    case .complete(let title): "\(language.quoted(title.words)) is complete; `tidemark renew` begins its next arc."
    case .noArcToday: "No arc runs today."
    case .lastDay(let title): "Today is the last day of \(language.quoted(title.words))."
    case .nextEnd(let title, let days):
      "The next arc to end is that of \(language.quoted(title.words)), in \(language.days(days))."
    case .perfectDay: "A day is perfect when every habit due on it is done."
    case .openToday(let count, let streak):
      "Open today: \(language.counted(count, "habit", "habits"))"
        + (streak.map { "; then the streak is \(language.number($0))." } ?? ".")
    case .longestWas(let days): "The longest streak was \(language.days(days))."
    case .longestSoFar: "This is the longest streak so far."
    case .daysToLongest(let days): "In \(language.days(days)) it is as long as the longest."
    case .nothingDueToday: "Nothing is due today."
    case .allDoneToday: "All that is due today is done."
    case .nothingOpenToday: "Nothing is open today."
    case .open(let title, let others):
      "Open: \(language.quoted(title.words))" + (others > 0 ? " and \(language.number(others)) more." : ".")
    case .trendToCome: "With two weeks of days there is a trend."
    case .week(.up, let points): "The past 7 days are \(language.counted(points, "point", "points")) above the 7 before."
    case .week(.down, let points): "The past 7 days are \(language.counted(points, "point", "points")) below the 7 before."
    case .week(.stable, _): "The past 7 days are level with the 7 before."
    case .activeDay: "One habit done makes a day active."
    case .today(let isActive): isActive ? "Today is one of them." : "Today is not yet one of them."
    case .allDoneInWeek: "All that was due in the past 7 days is done."
    case .idleDays(let count): "On \(language.number(count)) of the past 7 days nothing of what was due was done."
    case .nothingDueInWeek: "Nothing was due in the past 7 days."
    case .lowestDay(let weekday, let rate):
      "The lowest day was \(language.name(of: weekday)), with \(Figure.rate(rate).english)."
    case .checkIn: "A check-in is one habit done on one day."
    case .nextRound(let missing, let next):
      "\(language.counted(missing, "more makes", "more make")) \(language.number(next))."
    case .nothingDueInMonth: "Nothing was due in the past 31 days."
    case .comparisonToCome: "Two rituals make a comparison."
    case .sameRates: "All rituals have the same rate in the past 31 days."
    case .lowestRate(let title): "The lowest rate is that of \(language.quoted(title.words))."
    }
  }
}
