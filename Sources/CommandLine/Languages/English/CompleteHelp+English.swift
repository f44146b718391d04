extension CompleteHelp {
  var english: String {
    switch self {
    case .shell: "the shell that asks"
    case .words: "of bash the line up to the cursor and COMP_WORDBREAKS; else the words"
    case .summary: "Tell a shell what may come next on a command line"
    case .discussion:
      """
      Each proposal is on a line of its own, after a first line that says which paths the shell is to propose where there is \
      nothing else: files, folders or words, for none.
      """
    }
  }
}
