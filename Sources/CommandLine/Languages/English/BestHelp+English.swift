extension BestHelp {
  var english: String {
    switch self {
    case .numberExpected: "a number like 42 or 12.4, or a length of time like 24:30"
    case .value: "the number of the attempt, or its minutes and seconds"
    case .on: "The day of the attempt; today by default"
    case .summary: "Record an attempt at a personal best"
    case .discussion:
      """
      The attempt goes into its log. The best changes only if the attempt beats it. A length of time is written in hours, \
      minutes and seconds, 0:23:58; where the file has “24:30 min”, the best is still written that way, “23:58 min”.
      """
    case .recordToday: "Record what you did today"
    case .recordTime: "Record a time, in minutes and seconds"
    case .recordYesterday: "Record an attempt of yesterday"
    }
  }
}
