extension DropHelp {
  var english: String {
    switch self {
    case .items: "each by its name or a part of it, or FILE:LINE"
    case .summary: "Mark tasks that you will not do"
    case .discussion:
      """
      The box becomes “[-]”, and the line stays. A task of a project is dropped with its open copies on today and later days; \
      what an earlier day left open is dropped there. Of several things all are dropped, or none. `tidemark reopen` opens them \
      again.
      """
    case .giveUp: "Give up a task, and leave it in its place"
    }
  }
}
