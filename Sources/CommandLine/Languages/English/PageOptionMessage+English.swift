extension PageOptionMessage {
  var english: String {
    switch self {
    case .newPageBegins: "`tidemark new page` begins one"
    }
  }
}
