extension BlockHelp {
  var english: String {
    switch self {
    case .summary: "Show, add, move, extend, split or remove a time block"
    case .discussion: "Give only the name of a block to show it."
    case .name: "its name or a part of it, the time at which it begins, both as in “Tea 15:00”, or FILE:LINE"
    case .day: "Look on this day; by default today, and then later days"
    case .nearest: "If the time is taken, use the nearest free slot"
    case .overlap: "If the time is taken, write it anyway"
    case .aboutNames:
      """
      The block is looked for today, or on the day of --on, and then on later days. A block of the routine that the day shows \
      is written into the day's file first.
      """
    }
  }
}
