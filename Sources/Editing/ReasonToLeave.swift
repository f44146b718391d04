import Chronology
import Languages

/// Why a task is not planned again, as it is said after its title.
enum ReasonToLeave: Message, Hashable {
  case isNoProject(String)
  case hasNoSuchTask(project: String)
  case nothingOpen(on: CivilDate)
  case isDone
  case isDropped

  /// Whether there is nothing left to do, so that nobody misses it.
  var isSettled: Bool { self == .isDone || self == .isDropped }
}
