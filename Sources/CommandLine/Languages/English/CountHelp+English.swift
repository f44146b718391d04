extension CountHelp {
  var english: String {
    switch self {
    case .changeExpected: "a change like 3, +3, -1 or =12"
    case .change: "3 or +3 adds, -1 subtracts, =12 sets the number; 1 by default"
    case .summary: "Change the number of a counter or a count"
    case .discussion:
      """
      A counter does not go below 0, and goes on from day to day; “=0” starts over. To record on which days you did something, \
      use a habit or an activity. Counts of days since or until a date need no command.
      """
    case .readOneMore: "Read one more"
    case .subtractTwelve: "Subtract twelve"
    case .beginAgain: "Begin again at 0"
    }
  }
}
