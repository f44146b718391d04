import Diagnostics
import Languages
import Planner

/// What has become of something that is to be done, in a word. A task and a habit may have other words for it in a language: the word
/// goes with their gender.
enum StateMessage: Message {
  case task(BoxState)
  case habit(HabitState)
  /// A habit that waits for its next time.
  case waiting
  case nothingDue
}

extension Language {
  /// What a box says of a task, in a word.
  func state(_ box: BoxState) -> String { say(StateMessage.task(box)) }

  /// How a habit stands on a day, in a word.
  func state(_ habit: HabitState) -> String { say(StateMessage.habit(habit)) }
}
