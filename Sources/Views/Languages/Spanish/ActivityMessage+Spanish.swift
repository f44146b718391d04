import Insight
import Languages

private let language = Language.spanish

extension ActivityMessage {
  var spanish: String {
    switch self {
    case .title: "Actividades"
    case .count(let count): language.counted(count, "actividad", "actividades")
    case .doneToday(let count): language.counted(count, "hecha hoy", "hechas hoy")
    case .sentence(let day, let activities, let doneToday):
      "Actividades, \(language.weekdayAndDate(day)): \(Self.count(activities).spanish), \(Self.doneToday(doneToday).spanish)."
    case .activity: "Actividad"
    case .last: "Última"
    case .total: "Total"
    case .category: "Categoría"
    case .inAll: "En total"
    case .every: "Cada"
    case .longest: "Pausa máx."
    case .neverDone: "nunca hecha"
    case .done(let day): "hecha \(language.distance(day))"
    case .since(let day): "desde el \(day)"
    case .sinceSentence(let day): "Desde el \(day)."
    case .doneInAll(let count): "\(language.number(count)) en total"
    case .doneIn(let count, let period, .short): "\(language.number(count)) en \(period.rawValue)"
    case .doneIn(let count, let period, .full): "\(language.number(count)) en \(language.length(of: period))"
    case .period(let period): language.length(of: period)
    case .meanInterval(let mean): "\(mean.text) d"
    case .longestInterval(let days): "\(language.number(days)) d"
    case .everyDay: "todos los días"
    case .everyDays(let mean): "cada \(mean.text) días en promedio"
    case .apart(let days): "como máximo \(language.days(days)) entre una y otra"
    case .rank(let rank): "lugar \(rank)"
    case .by(let source): "por \(source)"
    case .details: "Detalles"
    }
  }
}
