import Languages
import Planner

private let language = Language.french

extension InsightMessage {
  var french: String {
    switch self {
    case .title: "Aperçu"
    case .trend(.up, let points): "en hausse \(words(of: points))par rapport à la semaine précédente"
    case .trend(.down, let points): "en baisse \(words(of: points))par rapport à la semaine précédente"
    case .trend(.stable, _): "stable par rapport à la semaine précédente"
    case .severalCards(let words):
      "\(language.quoted(words)) peut désigner plusieurs cartes; écrivez une plus grande partie du nom de l’une d’elles\(language.colon)"
    case .noCard(let words, let nearest):
      "aucune carte ne s’appelle \(language.quoted(words))"
        + (nearest.map { "; vouliez-vous dire \(language.quoted($0))?" } ?? ".") + " Voici les cartes\(language.colon)"
    }
  }

  private func words(of points: Int?) -> String {
    points.map { "de \(language.counted($0, "point", "points")) " } ?? ""
  }
}
