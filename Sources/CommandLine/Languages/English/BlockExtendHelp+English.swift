extension BlockExtendHelp {
  var english: String {
    switch self {
    case .length: "how much longer, as in 15m, or shorter: -15m; or its end: 14:30; 5m by default"
    case .summary: "Make a time block longer, or shorter"
    case .discussion:
      """
      The new end is written. A block that would overlap the next one, or pass the end of the day, stays as it is, and the \
      command says how much longer it can be. \(BlockHelp.aboutNames.english)
      """
    case .fiveMinutesMore: "Five minutes more"
    case .halfHourMore: "Half an hour more"
    case .withEnd: "Say when it ends"
    case .quarterHourLess: "A quarter of an hour less"
    }
  }
}
