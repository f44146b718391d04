extension BlockShowHelp {
  var english: String {
    switch self {
    case .name: "its name or a part of it, the time at which it begins, or FILE:LINE"
    case .day: "The day that it is on; today by default, else a later one"
    case .summary: "Show one time block: its times, tasks and notes, its color, and when it calls"
    case .discussion:
      """
      The block is looked for today, or on the day of --on, and then on later days. You see its tasks with their steps, and \
      everything that is written below them and below the block.

      --json prints an object with date, today, now and block, which is what “tidemark day --json” prints of it.
      """
    case .showToday: "Show a block of today"
    case .showAtNine: "Show what begins at nine tomorrow"
    case .success: "the block was shown"
    case .noSuchBlock: "the vault could not be read, or no block, or more than one, has that name"
    }
  }
}
