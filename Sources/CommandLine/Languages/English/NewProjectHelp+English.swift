import Planner

extension NewProjectHelp {
  var english: String {
    switch self {
    case .name: "the name of the project"
    case .summary: "Begin a project"
    case .discussion:
      """
      Without --output the project goes to projects/ in the vault, else to this folder, under its name in small letters. A \
      file that exists is never overwritten. Two projects of a vault cannot have the same name, and none can be called \
      “\(Project.allTitle)”. `tidemark task add` adds tasks to it.
      """
    case .giveItIcon: "Give it an icon"
    }
  }
}
