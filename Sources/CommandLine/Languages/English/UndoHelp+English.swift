import Workspace

extension UndoHelp {
  var english: String {
    switch self {
    case .summary: "Take back what the last command wrote"
    case .discussion:
      """
      The files become what they were before, byte for byte; a file that the command made is removed, and one that it removed \
      comes back. Used again, it takes back the command before that. If one of the files was changed meanwhile, nothing is \
      written.

      What commands wrote is kept for each vault, outside of it, in the folder tidemark/undo of $XDG_STATE_HOME, else of \
      ~/.local/state: the last \(UndoShelf.capacity) commands, or fewer where they are large. Only you can read it. What an \
      editor or git changed cannot be taken back here.
      """
    case .takeBackLast: "Take back the last command"
    case .takeBackTwo: "Take back the last two"
    case .seeList: "See what can be taken back, the last command first"
    }
  }
}
