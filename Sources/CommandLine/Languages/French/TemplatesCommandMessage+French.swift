extension TemplatesCommandMessage {
  var french: String {
    switch self {
    case .ofThisVault: "de ce coffre"
    }
  }
}
