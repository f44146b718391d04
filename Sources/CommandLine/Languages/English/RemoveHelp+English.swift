extension RemoveHelp {
  var english: String {
    switch self {
    case .thing: "its whole name, a file, or FILE:LINE"
    case .force: "Remove even what other files refer to, and leave them as they are"
    case .summary: "Remove a file, a section or an item, and keep it in .trash"
    case .discussion:
      """
      THING is a whole name: a part of one is refused, with the command that removes what it is a part of. A paragraph, a \
      quote and an image are removed by FILE:LINE alone. `tidemark undo` reverses the removal, and `tidemark restore` brings \
      back later what was removed.

      If it is a file, its line in the lists of tidemark.md is removed too. A project, a task of a project or a category that \
      other files refer to is not removed; the places are listed.
      """
    case .removeTask: "Remove a task"
    case .removePage: "Remove a page"
    case .removeProject: "Remove a project that days refer to"
    }
  }
}
