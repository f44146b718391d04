extension CompleterMessage {
  var english: String {
    switch self {
    case .help: "Show the help of a command"
    case .format: "The format of the files"
    }
  }
}
