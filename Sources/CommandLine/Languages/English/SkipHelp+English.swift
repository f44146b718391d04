extension SkipHelp {
  var english: String {
    switch self {
    case .on: "The day or days that are skipped; today by default"
    case .from: "The first day that is skipped; today by default"
    case .to: "The last day that is skipped; the first by default"
    case .summary: "Skip recurring tasks, streaks or habits"
    case .discussion:
      """
      A skipped day breaks no streak. Future days can be skipped too. Of several things all are skipped, or none. The name of \
      a ritual means its habits.
      """
    case .skipToday: "Skip today"
    case .openOfRitual: "Skip what was open of a ritual"
    case .twoThings: "Skip two things on three days"
    case .futureDays: "Skip some future days"
    }
  }
}
