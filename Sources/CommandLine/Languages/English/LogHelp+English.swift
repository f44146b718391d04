extension LogHelp {
  var english: String {
    switch self {
    case .activities: "each by its name or a part of it, or FILE:LINE; put a day after them, such as yesterday or mon..wed"
    case .at: "The time at which it was done"
    case .sourceExpected: "one word"
    case .source: "Which program says so"
    case .summary: "Note that activities were done"
    case .discussion:
      """
      An activity counts once a day. A second time on the same day adds only the time or the words that the entry does not \
      have yet.
      """
    case .noteToday: "Note it for today"
    case .noteWhen: "Note when it was"
    case .noteTwo: "Note two for the last Sunday"
    }
  }
}
