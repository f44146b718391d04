import Chronology
import Languages
import Planner

private let language = Language.english

extension ItemDetail {
  var english: String {
    switch self {
    case .upTo(let number): "up to \(number)"
    case .downTo(let number): "down to \(number)"
    case .goal(let count): "goal \(count)"
    case .rating(let rating): "\(rating.rawValue), \(rating.number) of 5"
    case .lifeCategory(let category): category.rawValue
    case .marked(let day): "marked \(day)"
    case .since(let day): "since \(day)"
    case .due(let day): "due \(day)"
    case .priority(let priority): "\(priority.rawValue) priority"
    case .notifyInMorning: "notify in the morning"
    case .notifyAt(let time): "notify at \(language.time(time))"
    case .notifyAtStart: "notify at start"
    case .notifyAtEnd: "notify at end"
    case .notifyAtStartAndEnd: "notify at start and end"
    case .done(let day): "done \(day)"
    case .project(let title): "project \(title)"
    case .color(let color): "color \(color.rawValue)"
    case .was(let place): "was in \(place)"
    case .icon(let name): "icon \(name)"
    case .source(let program): "source \(program)"
    }
  }
}
