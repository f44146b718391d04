import Languages
import Planner

/// What `tidemark rituals` says.
enum RitualListMessage: Message {
  case title
  case group(RitualList.Group)
  /// `4 of 6 rituals active`
  case active(Int, of: Int)
  /// Where there is none for the times that are asked for, but so many others.
  case noneFor([DaySlot], others: Int)
  /// How many are over and not shown, with the command that shows them.
  ///
  /// - Parameter isAll: whether no other ritual is shown.
  case hidden(Int, isAll: Bool)
  case noArc
  /// `no arc, so nothing of it is due; to begin its first:`, before a command.
  case toBegin
  /// `nothing of it is due; it has an arc …:`, before a command.
  case toReadArc
  /// `to begin arc 2, …:`, before a command.
  case toRenew(ArcTitle)
  /// `no arc yet; to begin its first: tidemark renew "Wake up"`
  case noArcYet(command: String)
  /// `arc 2, active`
  case arc(Int, ArcStatus)
  /// `83 % of the goals`
  case ofGoals(Rate)
  /// `All rituals, the last twelve months`
  case twelveMonths
}
