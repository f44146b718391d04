extension TemplatesCommandMessage {
  var spanish: String {
    switch self {
    case .ofThisVault: "de esta bóveda"
    }
  }
}
