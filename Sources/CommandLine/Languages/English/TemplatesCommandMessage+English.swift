extension TemplatesCommandMessage {
  var english: String {
    switch self {
    case .ofThisVault: "of this vault"
    }
  }
}
