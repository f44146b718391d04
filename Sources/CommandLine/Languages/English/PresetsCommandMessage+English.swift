extension PresetsCommandMessage {
  var english: String {
    switch self {
    case .noneFits: "no preset fits; without --category and --time all are listed"
    }
  }
}
