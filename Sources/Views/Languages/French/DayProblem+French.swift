import Languages

private let language = Language.french

extension DayProblem {
  var french: String {
    switch self {
    case .passesMidnight(let block):
      "\(language.named(block)) dépasse minuit\(language.colon) ce qui suit n’est d’aucun jour."
    case .overlap(let earlier, let later): "\(language.named(later)) chevauche \(language.named(earlier))."
    case .severalFiles(let paths):
      "Ce jour a \(language.counted(paths.count, "fichier", "fichiers")), tous montrés\(language.colon) \(language.and(paths)). Réunissez-les en un seul."
    }
  }
}
