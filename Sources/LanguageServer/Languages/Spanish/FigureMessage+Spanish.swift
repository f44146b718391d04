import Chronology
import Languages

private let language = Language.spanish

extension FigureMessage {
  var spanish: String {
    switch self {
    case .day(let day): "\(language.dayAndYear(day.date, .short)), \(language.distance(day))"
    case .weekday(let day): "\(language.capitalized(language.name(of: day.date.weekday))), \(language.distance(day))"
    case .streak(let current, let longest):
      "Racha de \(language.number(current)), la más larga de \(language.number(longest))"
    case .perfectDays(let current, let longest):
      "Racha de \(language.counted(current, "día perfecto", "días perfectos")), la más larga de \(language.number(longest))"
    case .lasts(let minutes): "Dura \(language.length(minutes))"
    case .percent(let percent): language.percent(percent)
    case .due(let day): "Vence el \(words(for: day))"
    case .done(let day): "Hecha el \(words(for: day))"
    case .steps(let done, let all):
      "\(language.number(done)) de \(language.counted(all, "paso", "pasos")) \(language.form(all, "hecho", "hechos"))"
    case .tasks(let done, let all):
      "\(language.number(done)) de \(language.counted(all, "tarea", "tareas")) \(language.form(all, "hecha", "hechas"))"
    case .openToday: "Pendiente hoy"
    case .openSince(let day): "Pendiente desde el \(words(for: day))"
    case .ofPeriod(let done, let due): "\(language.number(done)) de \(language.number(due)) en este periodo"
    case .lastDone(let day): "Última vez el \(words(for: day))"
    case .next(let days): "Sigue: \(days.map { language.dayAndYear($0, .short) }.joined(separator: ", "))"
    case .ofArc(let done, let goal): "\(language.number(done)) de \(language.number(goal)) en este arco"
    case .arcBegins(let day): "El arco comienza el \(words(for: day))"
    case .dayOfArc(let day, let count, 0): "Día \(language.number(day)) de \(language.number(count)), el último"
    case .dayOfArc(let day, let count, let left):
      "Día \(language.number(day)) de \(language.number(count)), \(language.form(left, "queda", "quedan")) \(language.days(left))"
    case .arcIsComplete: "El arco está completo"
    case .arcEndedEarly(let days): "El arco se terminó antes de tiempo, después de \(language.days(days))"
    case .planned(let days): "Planeada para el \(days.map(words).joined(separator: "; el "))"
    case .plannedTime(let minutes): "Planeado: \(language.length(minutes))"
    case .nothingFree: "No hay tiempo libre"
    case .free(let minutes, let stretches):
      "Tiempo libre: \(language.length(minutes)) (\(stretches.map(language.times).joined(separator: ", ")))"
    }
  }

  private func words(for day: SeenDay) -> String { language.say(FigureMessage.day(day)) }
}
