import Languages

private let language = Language.french

extension RitualOptionMessage {
  var french: String {
    switch self {
    case .isNoSlot(let text, let meant):
      "\(language.quoted(text)) n’est pas une partie de la journée; vouliez-vous dire \(language.quoted(meant))?"
    }
  }
}
