extension BlockRemoveHelp {
  var english: String {
    switch self {
    case .name: "its name, the time at which it begins, both as in “Tea 15:00”, or FILE:LINE"
    case .summary: "Remove a time block from a day"
    case .discussion:
      """
      It is removed with its tasks and everything below it, and kept in .trash. A block of the routine is left out of the day: \
      its file says so with a line like “- [-] Lunch”, and `tidemark remove` of that line brings the block back.
      """
    case .fromToday: "Remove it from today"
    case .ofSeveral: "Of several of that name, remove the one that begins then"
    case .leaveOut: "Leave it out on Friday"
    }
  }
}
