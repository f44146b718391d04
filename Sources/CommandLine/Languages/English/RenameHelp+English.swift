extension RenameHelp {
  var english: String {
    switch self {
    case .name: "the new name"
    case .summary: "Rename a thing everywhere it is referred to"
    case .discussion:
      """
      A project is renamed in its tasks on days and in stacks and in the lists of tidemark.md, a page or a ritual in those \
      lists, a section in what is set aside from it, a task in its copies, a habit in all arcs, a block of the routine on the \
      days from today on that change it or leave it out, a category in rituals and activities. A file keeps its name, and an \
      item its tags.
      """
    case .renameProject: "Rename a project and all that names it"
    case .renameCategory: "Rename a category"
    }
  }
}
