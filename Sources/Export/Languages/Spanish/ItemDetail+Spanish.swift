import Chronology
import Languages
import Planner

private let language = Language.spanish

extension ItemDetail {
  var spanish: String {
    switch self {
    case .upTo(let number): "sube hasta \(language.number(number))"
    case .downTo(let number): "baja hasta \(language.number(number))"
    case .goal(let count): "meta \(language.number(count))"
    case .rating(let rating): "\(name(of: rating)), \(rating.number) de 5"
    case .lifeCategory(let category): name(of: category)
    case .marked(let day): "marcada el \(day)"
    case .since(let day): "desde el \(day)"
    case .due(let day): "vence el \(day)"
    case .priority(.high): "prioridad alta"
    case .priority(.medium): "prioridad media"
    case .priority(.low): "prioridad baja"
    case .notifyInMorning: "avisa por la mañana"
    case .notifyAt(let time): "avisa a \(language.theTime(time))"
    case .notifyAtStart: "avisa al comenzar"
    case .notifyAtEnd: "avisa al terminar"
    case .notifyAtStartAndEnd: "avisa al comenzar y al terminar"
    case .done(let day): "hecha el \(day)"
    case .project(let title): "proyecto \(title)"
    case .color(let color): "color \(color.rawValue)"
    case .was(let place): "estaba en \(place)"
    case .icon(let name): "ícono \(name)"
    case .source(let program): "desde \(program)"
    }
  }

  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "pésima"
    case .hard: "difícil"
    case .okay: "regular"
    case .good: "buena"
    case .great: "excelente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "trabajo"
    case .health: "salud"
    case .growth: "crecimiento"
    case .relationships: "relaciones"
    case .rest: "descanso"
    case .adventure: "aventura"
    }
  }
}
