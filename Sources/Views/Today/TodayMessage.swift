import Chronology
import Languages
import Planner

/// What `tidemark today` says.
enum TodayMessage: Message {
  /// `Today, Friday 2026-11-20, 10:15`
  case title(CivilDate, ShownTime)
  case noHabitDue
  /// `4 of 9 habits done`
  case habitsDone(Int, of: Int)
  /// `2 tasks overdue`
  case tasksOverdue(Int)
  /// `5 recurring overdue`
  case recurringOverdue(Int)
  /// `1 due today`
  case dueToday(Int)
  /// `3 left over`
  case leftOverCount(Int)
  /// Where no ritual of the times that are asked for runs, but so many others do.
  case noRitualFor([DaySlot], others: Int)
  case noRitual
  /// The parts of the view.
  case tasks, planned, rituals, leftOver, recurring, streaks, toRenew, done, dueSoon, counters
  /// `now`, of what runs.
  case now
  /// `over`, of a block that has ended.
  case over
  case routine
  case doneEarlier
  case nothingDueToday
  /// `streak 5`, of what is not counted in days.
  case streak(Int)
  /// `Pay the bill, Fri 27`
  case soon(String, CivilDate)
  /// How many overdue tasks are not told, and the command that shows them.
  case moreOverdue(Int, command: String)
  /// `To copy them all to today:`, with how many are not told.
  case copyLeftOver(more: Int, all: Int)
  /// `3 blocks are over`
  case blocksOver(Int)
  /// `and 2 more`
  case andMore(Int)
  /// `nothing of it is due; to begin its first:`, before a command.
  case toBeginFirst
  /// `nothing of it is due; it has an arc …:`, before a command.
  case toReadArc
  /// `its arc is complete; to begin arc 2, …:`, before a command.
  case toRenewArc(ArcTitle)
  /// `, skipped`, behind the name of a habit.
  case skippedHabit(String)
  /// `Nothing due today: `, before a name.
  case nothingDue(String)
  /// What a line of `--plain` is about: `Task of today Buy bread: `
  case taskOfToday(String)
  case task(String)
  case recurringTask(String)
  case streakOf(String)
  case leftOverTask(String)
  case dueSoonTask(String)
  /// `Morning, Wake up: `
  case ritual(DaySlot, String)
  /// `Habit Water: done`
  case habit(String, HabitState)
  /// `Counter Water: 3 of 8 glasses`; what was counted as it is shown.
  case counter(String, String)
  /// `Wake up: its arc is complete; to begin arc 2, 2026-12-01..2026-12-28: tidemark renew "Wake up"`
  case renewal(String, ArcTitle, command: String)
  /// `Wake up: no arc yet; to begin its first: tidemark renew "Wake up"`
  case withoutArc(String, command: String)
  /// `Done today: Buy bread, Home`; where it stands, if that is known.
  case doneToday(String, home: String?)
  /// `Planned 09:00 to 10:30: Deep work`
  case plannedBlock(ShownTime, ShownTime, String)
  /// `Planned task Draft: open`
  case plannedTask(String, BoxState)
}
