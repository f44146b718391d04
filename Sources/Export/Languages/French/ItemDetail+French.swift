import Chronology
import Languages
import Planner

private let language = Language.french

extension ItemDetail {
  var french: String {
    switch self {
    case .upTo(let number): "monte jusqu’à \(language.number(number))"
    case .downTo(let number): "descend jusqu’à \(language.number(number))"
    case .goal(let count): "objectif \(language.number(count))"
    case .rating(let rating): "\(name(of: rating)), \(rating.number) sur 5"
    case .lifeCategory(let category): name(of: category)
    case .marked(let day): "marquée le \(day)"
    case .since(let day): "depuis le \(day)"
    case .due(let day): "à faire le \(day)"
    case .priority(.high): "priorité élevée"
    case .priority(.medium): "priorité moyenne"
    case .priority(.low): "priorité basse"
    case .notifyInMorning: "avertit le matin"
    case .notifyAt(let time): "avertit à \(language.time(time))"
    case .notifyAtStart: "avertit au début"
    case .notifyAtEnd: "avertit à la fin"
    case .notifyAtStartAndEnd: "avertit au début et à la fin"
    case .done(let day): "faite le \(day)"
    case .project(let title): "projet \(title)"
    case .color(let color): "couleur \(adjective(of: color))"
    case .was(let place): "était dans \(place)"
    case .icon(let name): "icône \(name)"
    case .source(let program): "par \(program)"
    }
  }

  /// As the noun *couleur* has it, which is feminine.
  private func adjective(of color: Color) -> String {
    switch color {
    case .green: "verte"
    case .blue: "bleue"
    case .purple: "violette"
    case .brown: "brune"
    case .gray: "grise"
    case .red: "rouge"
    case .orange: "orange"
    case .yellow: "jaune"
    case .mint: "menthe"
    case .teal: "sarcelle"
    case .cyan: "cyan"
    case .indigo: "indigo"
    case .pink: "rose"
    }
  }

  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "affreuse"
    case .hard: "difficile"
    case .okay: "correcte"
    case .good: "bonne"
    case .great: "excellente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "travail"
    case .health: "santé"
    case .growth: "épanouissement"
    case .relationships: "relations"
    case .rest: "repos"
    case .adventure: "aventure"
    }
  }
}
