extension TidemarkHelp {
  var english: String {
    switch self {
    case .summary: "Checks, tidies and exports a life kept in plain Markdown files."
    case .discussion:
      """
      Paths are files and folders; folders are walked for Markdown files. A file is Tidemark's if its front matter has a known \
      kind; any other is your own note and is left alone. “-” is standard input. In a vault, “tidemark” alone shows today.
      """
    case .look: "Look at your days"
    case .doing: "Do, and undo"
    case .plan: "Plan"
    case .write: "Write and arrange"
    case .check: "Check and share"
    case .git: "Work with git"
    case .setUp: "Set up"
    }
  }
}
