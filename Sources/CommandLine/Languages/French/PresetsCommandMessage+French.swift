extension PresetsCommandMessage {
  var french: String {
    switch self {
    case .noneFits: "aucun rituel tout prêt ne correspond; sans --category ni --time, tous sont énumérés"
    }
  }
}
