extension EditCommandHelp {
  var english: String {
    switch self {
    case .text: "the new words"
    case .summary: "Rename an item"
    case .discussion:
      """
      Its box, value, fields, notes and log stay. An emoji before the new words becomes its icon. A task of a project, a habit \
      and a category get the new words wherever they are named.
      """
    case .changeTask: "Change the words of a task"
    case .changeLine: "Change those of the item on a line"
    }
  }
}
