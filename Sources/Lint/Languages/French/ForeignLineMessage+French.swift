import Languages

private let language = Language.french

extension ForeignLineMessage {
  var french: String {
    switch self {
    case .isSign(let signs, let programs):
      "\(language.list(signs)) est un signe propre à \(language.programs(programs)), et est lu comme du texte"
    case .areSigns(let signs, let programs):
      "\(language.list(signs)) sont des signes propres à \(language.programs(programs)), et sont lus comme du texte"
    }
  }
}
