extension OpenHelp {
  var english: String {
    switch self {
    case .name:
      """
      its name or a part of it, FILE:LINE, a file, a day like friday, or a kind: \
      \(OpenCommand.kindWords.map(\.word).joined(separator: ", "))
      """
    case .summary: "Open a thing in your editor, at its line"
    case .discussion:
      """
      The editor is that of the variable VISUAL, else of EDITOR. vi, vim, nano, emacs, micro, kak, hx, code, subl, zed and \
      others get the line; any other editor gets the file alone. A line with arguments, such as EDITOR="code --wait", is read \
      by the shell, as git does.

      A day is the file of that day, where you plan, so that friday is the next one; settings is tidemark.md. What has exactly \
      that name comes before a day or a kind. Where you changed the file, what lint finds in it is shown once the editor is \
      closed.
      """
    case .openByName: "Open a page, a project or anything else by a part of its name"
    case .openToday: "Open the file of today"
    case .openLine: "Open a line of a file"
    case .success: "the file was opened, and what you changed has no error"
    case .findings: "lint found an error in what you changed"
    case .couldNotRun: "nothing, or several things, have that name, or there is no editor"
    }
  }
}
