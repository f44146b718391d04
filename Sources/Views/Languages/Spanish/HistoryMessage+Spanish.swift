import Languages
import Planner

private let language = Language.spanish

extension HistoryMessage {
  var spanish: String {
    switch self {
    case .allRituals: "Todos los rituales"
    case .band(let band): words(of: band)
    case .soFar(let band): "\(words(of: band)) hasta ahora"
    case .skipped: "omitido"
    case .nothingRan: "nada en curso"
    case .total(let rate, let perfectDays):
      language.percent(rate) + (perfectDays.map { ", \(language.counted($0, "día perfecto", "días perfectos"))" } ?? "")
    case .habitsDone(let rate, let skipped):
      "\(language.part(rate)) \(language.form(rate.due, "hecho", "hechos"))"
        + (skipped > 0 ? ", \(language.counted(skipped, "omitido", "omitidos"))" : "")
    case .allSkipped: "todo omitido"
    case .noArcRan(let title): "Ningún arco de \(language.quoted(title)) estaba en curso este día."
    case .noRitualRan: "Ningún ritual estaba en curso este día."
    case .comparison(.up, let points, let before):
      "\(language.counted(points, "punto", "puntos")) por encima de los 7 días anteriores (\(language.percent(before)))."
    case .comparison(.down, let points, let before):
      "\(language.counted(points, "punto", "puntos")) por debajo de los 7 días anteriores (\(language.percent(before)))."
    case .comparison(.stable, _, let before): "Al nivel de los 7 días anteriores (\(language.percent(before)))."
    case .daysBefore(let rate): "Los 7 días anteriores llegaron a \(language.percent(rate))."
    case .doneThoughNotDue: "hecho, aunque no tocaba"
    case .dayOfArc(let arc, let day, let count):
      "arco \(arc), día \(language.number(day)) de \(language.number(count))"
    case .habit(let title): "Hábito \(title)"
    }
  }

  private func words(of band: RateBand) -> String {
    switch band {
    case .all: "todo hecho"
    case .half: "la mitad o más"
    case .less: "menos de la mitad"
    case .nothingDue: "no tocaba nada"
    }
  }
}
