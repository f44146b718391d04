import Chronology
import Insight
import Languages

/// What `tidemark glance` says in its rows.
enum GlanceMessage: Message {
  case atAGlance
  /// Where today has no file yet, and the command that begins it.
  case noFile(command: String)
  case nothingNow
  case nothingNext
  /// `2 h 15 m left`
  case left(minutes: Int)
  /// `in 15 m`
  case begins(minutes: Int)
  /// `due today`: the day itself is told elsewhere.
  case due(SeenDay)
  /// `overdue by 3 days`
  case overdue(days: Int)
  /// `since Fri 20`; of an earlier day than those of a week `since 20 Oct`.
  case since(SeenDay)
  case noRitual(command: String)
  case nothingDueToday
  /// `3 perfect days in a row`
  case perfectDays(Int)
  case noHabitOpen
  case arcComplete
  case noNextRitual
  /// `later today`
  case ritualDay(RitualGlance.NextRitual.Day)
  /// `and 6 more: “tidemark activities”`
  case more(Int, command: String)
  case nothingOpenOnPage
  /// `2,518 weeks remaining`
  case weeksRemaining(Int)
  /// `43 % lived`
  case percentLived(Int)
  case noLife(command: String)
  /// Where there is no activity yet: the file that an example can be written in, if there is one.
  case noActivity(path: String?)
}

extension Language {
  /// `Fri 20` of the week before; of an earlier day `20 Oct`.
  func pastDay(_ seen: SeenDay) -> String {
    guard seen.distance > -7 else { return dayAndMonth(seen.date, .short) }
    let first = self == .french && seen.date.day == 1
    return "\(name(of: seen.date.weekday, .short)) \(seen.date.day)\(first ? "er" : "")"
  }
}
