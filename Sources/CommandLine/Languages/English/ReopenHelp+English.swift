extension ReopenHelp {
  var english: String {
    switch self {
    case .items:
      """
      each by its name or a part of it, or FILE:LINE; a ritual for all its habits that were done or skipped; put a day after \
      them, such as yesterday or mon..wed
      """
    case .on: "The day or days to remove from its log; today by default"
    case .summary: "Undo what done, skip or drop did: open boxes, or remove today from logs"
    case .discussion:
      """
      A range of days in a log is split at the day. A task of a project loses “done”, leaves the section Done, and its copies \
      since the day on which it was done are opened too. What an earlier day has as done or dropped is opened there, if \
      nothing else has that name.
      """
    case .openTask: "Open a task again"
    case .removeDay: "Remove a day from a log"
    case .removeTodayOfRitual: "Remove today from the logs of a ritual"
    }
  }
}
