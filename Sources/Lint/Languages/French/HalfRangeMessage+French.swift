import Languages

private let language = Language.french

extension HalfRangeMessage {
  var french: String {
    switch self {
    case .isNoRange(let text): "\(language.quoted(text)) ressemble à un intervalle, mais n’en est pas un"
    case .writeBothDays(let first):
      "écrivez les deux jours en entier, comme \(language.quoted("2026-01-05 - 2026-01-31")), ou \(language.quoted(first + ":")) pour un seul jour"
    case .writeBothTimes(let first):
      "écrivez les deux heures en entier, comme \(language.quoted("09:00 - 10:30")), ou \(language.quoted(first + ":")) pour une seule heure"
    }
  }
}
