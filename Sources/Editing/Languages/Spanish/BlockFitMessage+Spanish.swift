import Chronology
import Languages

private let language = Language.spanish

extension BlockFitMessage {
  var spanish: String {
    switch self {
    case .wouldPassMidnight(let minutes, let start):
      "un bloque de \(language.length(minutes)) a \(language.theTime(start)) pasaría de la medianoche"
    case .nameEarlierOrShorter: "nombra una hora más temprana o una duración más corta"
    case .isTaken(let times, let date, let title, let others):
      "\(language.times(times)) el \(date) no está libre: \(language.title(title)) ocupa \(language.times(others))"
    case .nothingIsFree(let minutes):
      "ese día no hay ningún hueco libre de \(language.length(minutes)); --overlap lo escribe de todos modos"
    case .nothingElseIsFree(let minutes):
      "ese día no hay ningún otro hueco libre de \(language.length(minutes)); --overlap lo escribe de todos modos"
    case .isFree(let minutes, let starts):
      "hay un hueco libre de \(language.length(minutes)) \(language.and(starts.map { "a \(language.theTime($0))" })); --nearest usa el hueco libre más cercano, --overlap lo escribe de todos modos"
    case .isFreeElsewhere(let minutes, let starts):
      "hay un hueco libre de \(language.length(minutes)) \(language.and(starts.map { "a \(language.theTime($0))" })); --overlap lo escribe de todos modos"
    case .isFreeOutsideDay(let minutes, let starts):
      "hay un hueco libre de \(language.length(minutes)) \(language.and(starts.map { "a \(language.theTime($0))" })), pero no dentro de las horas del día; --overlap lo escribe de todos modos"
    case .noFreeSlot(let minutes, let date): "no hay ningún hueco libre de \(language.length(minutes)) el \(date)"
    case .longestIs(let minutes, let times):
      "el tiempo libre más largo es de \(language.length(minutes)), \(language.times(times))"
    case .nameAnotherDay: "nombra otro día"
    }
  }
}
