extension RestoreHelp {
  var english: String {
    switch self {
    case .summary: "Bring back what was removed, or an item that was set aside"
    case .discussion:
      """
      An item that was set aside goes with all its lines back to where “was” says: to the end of that section, or of the \
      strategy or item in it, and the field is removed. If there is no such place, nothing is written.

      What `remove` removed goes back to its place, after the line that was before it, and leaves .trash. Give the name that \
      it had, or its file in .trash.
      """
    case .bringBackSetAside: "Bring back what was set aside"
    case .bringBackRemoved: "Bring back a task that was removed"
    }
  }
}
