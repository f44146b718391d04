extension MoveHelp {
  var english: String {
    switch self {
    case .project: "only for tasks: see `tidemark task move`"
    case .before: "Put it before this one"
    case .after: "Put it after this one"
    case .summary: "Put a page, a project or a ritual before or after another"
    case .discussion:
      """
      Their order is that of the lists in tidemark.md: the line with the link is moved there, or written. What a list leaves \
      out comes last, by title, so a file that must come before another gets a line too. A list that is missing is made.
      """
    case .pageBefore: "Put a page before another"
    }
  }
}
