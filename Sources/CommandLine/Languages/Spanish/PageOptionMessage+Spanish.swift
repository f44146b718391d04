extension PageOptionMessage {
  var spanish: String {
    switch self {
    case .newPageBegins: "`tidemark new page` comienza una"
    }
  }
}
