extension OutlineHelp {
  var english: String {
    switch self {
    case .file: "the file to read; - for standard input"
    case .summary: "Show what Tidemark reads in a file, line by line, with its place"
    case .discussion:
      """
      Each line is one thing: its place (line:column to line:column), its type, its title, its values. Look here when a line \
      was not read as you meant it.
      """
    case .showPage: "Show what was read of a page"
    }
  }
}
