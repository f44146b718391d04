extension DiffHelp {
  var english: String {
    switch self {
    case .old: "a file, a folder, REVISION:PATH or a revision"
    case .new: "the same, to compare with it"
    case .summary: "Compare two files, folders or revisions, and show the differences as facts"
    case .discussion:
      """
      It compares what files say: another spelling of a value, or another order of a log, is not a difference. Of two folders, \
      files of the same path are compared. REVISION:PATH is a file as git has it, as HEAD~1:./days/2026-11-20.md; with two \
      revisions alone, as HEAD~7 and HEAD, the files below the current folder are compared.

      --json prints a list of files, each with path, title, kind and changes, as tidemark changes does.
      """
    case .twoFiles: "Compare two files"
    case .lastCommit: "Compare with the last commit"
    case .twoRevisions: "Compare two revisions"
    case .success: "nothing is different"
    case .findings: "something is different"
    case .couldNotRun: "a file could not be read (of two folders, the rest was compared), or git refused"
    }
  }
}
