import Chronology
import Languages
import Planner

private let language = Language.french

extension TrackerMessage {
  var french: String {
    switch self {
    case .since(let day): "depuis le \(day)"
    case .daysSince(let days, let day): "\(language.days(days)), depuis le \(day)"
    case .daysBefore(let days, let day): "dans \(language.days(days)), à partir du \(day)"
    case .isToday(let day): "\(day), aujourd’hui"
    case .wasYesterday(let day): "\(day), hier"
    case .wasDaysAgo(let days, let day): "\(day), il y a \(language.days(days))"
    case .hasDaysLeft(let days, let day): "\(day), \(language.days(days)) \(language.form(days, "restant", "restants"))"
    case .quantity(let number, let unit): words(language.number(number), unit)
    case .part(let number, let goal, let unit): words("\(language.number(number)) sur \(language.number(goal))", unit)
    case .nothingYet(let unit, .highest): "\(nothing(unit)), le plus élevé compte"
    case .nothingYet(let unit, .lowest): "\(nothing(unit)), le plus bas compte"
    case .best(let number, let unit, let extreme, nil): "\(words(language.number(number), unit)), \(soFar(extreme))"
    case .best(let number, let unit, let extreme, let written?):
      "\(words(language.number(number), unit)), \(soFar(extreme)); \(language.number(written)) est écrit"
    case .dueToday: "à faire aujourd’hui"
    case .lastDue(let day): "était à faire le \(day)"
    case .next(let day): "ensuite le \(day)"
    case .noFurtherDay: "plus aucun jour"
    case .lastDone(let day): "dernière fois le \(day)"
    }
  }

  private func words(_ number: String, _ unit: String) -> String {
    [number, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func nothing(_ unit: String) -> String { unit.isEmpty ? "encore rien" : "encore rien (\(unit))" }

  private func soFar(_ extreme: Extreme) -> String {
    switch extreme {
    case .highest: "le plus élevé jusqu’ici"
    case .lowest: "le plus bas jusqu’ici"
    }
  }
}
