import Insight
import Languages

private let language = Language.english

extension ActivityMessage {
  var english: String {
    switch self {
    case .title: "Activities"
    case .count(let count): language.counted(count, "activity", "activities")
    case .doneToday(let count): "\(language.number(count)) done today"
    case .sentence(let day, let activities, let doneToday):
      "Activities, \(language.weekdayAndDate(day)): \(Self.count(activities).english), \(Self.doneToday(doneToday).english)."
    case .activity: "Activity"
    case .last: "Last"
    case .total: "Total"
    case .category: "Category"
    case .inAll: "In all"
    case .every: "Every"
    case .longest: "Longest"
    case .neverDone: "never done"
    case .done(let day): "done \(language.distance(day))"
    case .since(let day): "since \(day)"
    case .sinceSentence(let day): "Since \(day)."
    case .doneInAll(let count): "\(language.number(count)) in all"
    case .doneIn(let count, let period, .short): "\(language.number(count)) in \(period.rawValue)"
    case .doneIn(let count, let period, .full): "\(language.number(count)) in \(language.length(of: period))"
    case .period(let period): language.length(of: period)
    case .meanInterval(let mean): "\(mean.text) d"
    case .longestInterval(let days): "\(days) d"
    case .everyDay: "every day"
    case .everyDays(let mean): "every \(mean.text) days on average"
    case .apart(let days): "\(language.days(days)) apart at most"
    case .rank(let rank): "rank \(rank)"
    case .by(let source): "by \(source)"
    case .details: "Details"
    }
  }
}
