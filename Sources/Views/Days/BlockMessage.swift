import Chronology
import Languages
import Planner

/// What `tidemark block show` says.
enum BlockMessage: Message {
  /// The names of facts.
  case state, end, color, project, calls, overlaps, written
  case tasks
  /// `not written: it ends where the next begins, or after default-block`
  case endNotWritten
  /// `orange`, `orange, its own`
  case colorOfBlock(Color, isOwn: Bool)
  /// When it calls: `at its start, 09:00, and at its end, 10:30`, or `never`.
  case callsAt(start: ShownTime?, end: ShownTime?)
  /// `in the routine of the vault`, with the line if it is known.
  case inRoutine(String?)
  /// `Task, open: Draft chapter 3, project Thesis`
  case task(BoxState, String, project: String?)
  /// `“Standup” (09:30) is not a block: it is a recurring task of “Work”, work.md:3; “tidemark day” shows it`
  case notBlock(String, ShownTime, isRecurring: Bool, home: String, place: String?)
}
