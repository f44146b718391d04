import Chronology
import Languages

/// What is said of a day that holds nothing. A command names the day where it is not today.
enum DayAdviceMessage: Message {
  /// `No time block yet. “tidemark block add …” adds one.`
  case noBlockYet(on: CivilDate?)
  /// `There is no vault here: … “tidemark init” makes one.`
  case noVault
  /// `“tidemark new day” begins one.`
  case beginDay(CivilDate?)
  /// The day has no file: the routine is shown, what recurs is shown, it is over, or nothing is planned.
  case routineIsShown, recurringIsShown, noFile, nothingPlanned
  /// A note that is named after the day, and says no kind.
  case noteWithoutKind(path: String)
  /// The same in a vault, of which a setting makes it a day.
  case noteOutsideDays(path: String, setting: String)
}

extension DayAdviceMessage {
  /// The command that adds a block of a name to a day; nil for today.
  static func addBlock(_ name: String, on day: CivilDate?) -> String {
    "tidemark block add \"\(name)\" --at 09:00" + (day.map { " --on \($0)" } ?? "")
  }

  /// The command that begins a day; nil for today.
  static func newDay(_ day: CivilDate?) -> String { "tidemark new day" + (day.map { " \($0)" } ?? "") }
}
