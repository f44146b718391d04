extension TextconvHelp {
  var english: String {
    switch self {
    case .file: "the file; - for standard input"
    case .summary: "Print a file as a text to compare: one fact a line"
    case .discussion:
      """
      For git diff --textconv: the order of fields, the spelling of dates, and whether the days of a log are written as a \
      range make no difference, and every value has a line of its own. A file that is not Tidemark's, or that has the marks of \
      a merge, is printed as it is. `tidemark git-setup --textconv` tells git to use it always; for a single run, write `git \
      -c diff.tidemark.textconv="tidemark textconv" diff`.
      """
    case .printDay: "Print a day as facts"
    case .success: "the text was printed"
    case .couldNotRun: "the file could not be read"
    }
  }
}
