extension ActivityHelp {
  var english: String {
    switch self {
    case .names: "each by its name as in a file, with icon and fields"
    case .summary: "Change the log of activities"
    case .discussion: "Alone it lists the activities."
    case .addSummary: "Add activities"
    case .addDiscussion:
      "Each goes after the others, at the lowest rank, and has today as its first day. `tidemark log` notes that it was done."
    case .addActivity: "Add an activity"
    case .addTwo: "Add two"
    case .addAsWritten: "Add one as it is written in a file"
    }
  }
}
