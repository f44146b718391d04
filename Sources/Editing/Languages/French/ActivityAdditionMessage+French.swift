import Languages

private let language = Language.french

extension ActivityAdditionMessage {
  var french: String {
    switch self {
    case .isNotRead(let words): "\(language.title(words)) n’est pas lu comme une activité"
    case .writeLikeTennis: "écrivez-la comme \(language.quoted("🎾 Tennis"))"
    }
  }
}
