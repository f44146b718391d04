import Languages

private let language = Language.english

extension StatsMessage {
  var english: String {
    switch self {
    case .week(let first, let last, let length):
      "Week of \(language.dayAndYear(first, length)) to \(language.dayAndYear(last, length))"
    case .upToToday(let today, let length): "up to today, \(language.dayAndYear(today, length))"
    case .only(let project, let asked): "only\(project.map { " of \($0)" } ?? "")\(asked)"
    case .nothingToCount: "There is nothing to count yet."
    case .nothingDone(let isOver):
      isOver ? "Nothing was due in these days, and nothing was done." : "Nothing is due in these days, and nothing is done."
    case .bestRitual(let title, let rate): "Best ritual: \(title), \(language.percent(rate))"
    case .todayIsOpen: "Today's habits count once none of them is open."
    case .habitsDone(let rate), .unitsDone(let rate): "\(language.part(rate)) done"
    case .settled(let rate): "\(language.part(rate)) settled"
    case .perfect(let days, let due): "\(language.number(days)) of \(language.days(due)) perfect"
    case .perfectDays(let count): language.counted(count, "perfect day", "perfect days")
    case .longestStreak(let days): "longest streak \(language.days(days))"
    case .longest(let count): "longest \(language.number(count))"
    case .now(let count): "now \(language.number(count))"
    case .tasks(let count): "tasks \(language.number(count))"
    case .tasksDone(let count): "\(language.number(count)) done"
    case .habits(let rate): "habits \(language.part(rate))"
    case .streaks(let rate): "streaks \(language.part(rate))"
    case .recurring(let rate): "recurring \(language.part(rate))"
    case .percentOfStreaks(let rate): "streaks \(language.percent(rate))"
    case .percentOfRecurring(let rate): "recurring tasks \(language.percent(rate))"
    case .activities(let count): "activities \(language.number(count))"
    case .times(let count): language.counted(count, "time", "times")
    case .attempts(let count): language.counted(count, "attempt", "attempts")
    case .best(let value): "best \(value)"
    case .soFar(let value): "so far \(value)"
    case .inTheFuture: "in the future"
    case .nothing: "nothing"
    }
  }
}
