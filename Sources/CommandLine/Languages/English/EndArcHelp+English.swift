extension EndArcHelp {
  var english: String {
    switch self {
    case .on: "The last day that counts; today by default"
    case .summary: "End an arc of a ritual before its last day"
    case .discussion:
      """
      Writes “ended” into the heading of the arc that contains the day, which is then the last one that counts. If something \
      was done after that day, nothing is written, because it would no longer count.
      """
    case .today: "Let today be the last day"
    case .earlierDay: "Let the last day be an earlier one"
    }
  }
}
