extension FmtHelp {
  var english: String {
    switch self {
    case .check: "Write nothing; list the files that would change"
    case .diff: "Write nothing; print what would change as a unified diff"
    case .summary: "Bring files into their canonical form"
    case .discussion:
      """
      Spells dates, times, numbers, rules and fields as the format does, and puts blank lines around headings. Words, the \
      order of things, indentation and line endings stay as they are. The result is read again before it is written: if \
      anything else changed, nothing is written. Each file that changes is named; standard input goes to standard output.

      \(SharedHelp.aboutFolders.english)
      """
    case .standardInput: "Format standard input to standard output"
    case .success: "done, or with --check and --diff: nothing would change"
    case .findings: "with --check or --diff: something would change"
    case .couldNotRun: "a file was refused or could not be read or written"
    }
  }
}
