extension ProjectsHelp {
  var english: String {
    switch self {
    case .summary: "List the projects with what is open, due and next in each"
    case .discussion:
      """
      Projects come in the order of the section Projects of the vault's tidemark.md, then by title. The last line, All, adds \
      them up. Due counts the open tasks that are due today or earlier. A recurring task counts as open from the day on which \
      it is due until it is done or skipped.
      """
    case .showProjects: "Show how the projects are going"
    case .success: "the projects were shown, or there are none"
    }
  }
}
