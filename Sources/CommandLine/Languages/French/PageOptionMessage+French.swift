extension PageOptionMessage {
  var french: String {
    switch self {
    case .newPageBegins: "`tidemark new page` en commence une"
    }
  }
}
