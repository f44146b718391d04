import Languages
import Planner

/// What is said of rituals in more than one view.
enum RitualMessage: Message {
  /// `active`, `ended early`
  case status(ArcStatus)
  /// `ahead`, `reached`
  case milestoneState(ArcMilestoneStanding.State)
  /// A milestone as it stands: `7 days completed`, `One Week`, `One Week, passed`.
  case milestone(ArcMilestoneStanding)
  /// How much was done up to a milestone that has passed: `something done on 2 of 7 days`.
  case kept(Rate)
  /// `begins tomorrow, Sat 21 Nov`
  case begins(SeenDay)
  /// `ended yesterday, Thu 19 Nov`
  case ended(SeenDay)
  /// `day 13 of 28`
  case day(Int, of: Int)
  case lastDay
  /// `15 days remaining`
  case remaining(Int)
  /// `12 of 28 days`
  case daysOf(Int, of: Int)
  /// `streak 5 days, longest 12 days`
  case streak(current: Int, longest: Int)
  /// `to begin arc 2, 2026-11-21..2026-12-18`; the days as they are written.
  case renewal(ArcTitle)
  /// `to begin its first`
  case beginning
  case noArcYet
  case arcNotRead
  case reasonOfUnreadArc
  /// Both on one line, with the command that says why.
  case unreadArc(command: String)
  /// `Morning`, as a heading.
  case slotTitle(DaySlot)
  /// `morning`
  case slot(DaySlot)
  /// `the morning`, behind *for*.
  case forSlots([DaySlot])
}
