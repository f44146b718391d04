import Planner

extension InsightsHelp {
  var french: String {
    switch self {
    case .card: "une seule carte\u{A0}: \(InsightCard.allCases.map(\.rawValue).joined(separator: ", "))"
    case .summary: "Afficher huit cartes sur les rituels, ou une seule, chacune avec sa tendance et un conseil"
    case .discussion:
      """
      Les cartes viennent dans l’ordre de la propriété `insights` de `tidemark.md` du coffre. Chacune a un chiffre, ses \
      quatorze derniers jours en barres (· là où rien n’était à faire), les sept derniers jours face aux sept précédents, et \
      un conseil; seule, elle dit aussi de quoi le chiffre est fait. Tant que quelque chose à faire aujourd’hui est ouvert, \
      les derniers jours finissent hier, pour qu’aujourd’hui ne compte pas contre vous avant d’être terminé. CARD est le nom \
      ou le titre de l’une d’elles, ou une partie de ce nom.

      --json affiche un objet avec `today, now` et `insights`. Une carte a `card, title, headline, breakdown` (`label, \
      figure`), `sparkline` (quatorze nombres ou `null`, le dernier est celui d’aujourd’hui), `unit` (`percent` ou `count`), \
      `through` (le dernier des derniers jours), `trend` (`up, down, stable`), `points` et `tip`.
      """
    case .showAll: "Afficher où en sont les rituels"
    case .showOne: "Afficher une seule carte"
    case .success: "les cartes ont été affichées, ou il n’y a aucun rituel"
    case .couldNotRun: "le coffre n’a pas pu être lu, ou ce nom n’est celui d’aucune carte, ou de plusieurs"
    }
  }
}
