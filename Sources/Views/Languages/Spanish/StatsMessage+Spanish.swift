import Languages

private let language = Language.spanish

extension StatsMessage {
  var spanish: String {
    switch self {
    case .week(let first, let last, let length):
      "Semana del \(language.dayAndYear(first, length)) al \(language.dayAndYear(last, length))"
    case .upToToday(let today, let length): "hasta hoy, \(language.dayAndYear(today, length))"
    case .only(let project, let asked): "solo\(project.map { " de \($0)" } ?? "")\(asked)"
    case .nothingToCount: "Aún no hay nada que contar."
    case .nothingDone(let isOver):
      isOver
        ? "En estos días no tocaba nada ni se hizo nada." : "En estos días no toca nada ni se ha hecho nada."
    case .bestRitual(let title, let rate): "Mejor ritual: \(title), \(language.percent(rate))"
    case .todayIsOpen: "Los hábitos de hoy cuentan cuando ya no queda ninguno pendiente."
    case .habitsDone(let rate), .unitsDone(let rate): "\(language.part(rate)) \(language.form(rate.due, "hecho", "hechos"))"
    case .settled(let rate): "\(language.part(rate)) \(language.form(rate.due, "atendida", "atendidas"))"
    case .perfect(let days, let due):
      "\(language.number(days)) de \(language.counted(due, "día perfecto", "días perfectos"))"
    case .perfectDays(let count): language.counted(count, "día perfecto", "días perfectos")
    case .longestStreak(let days): "racha más larga de \(language.days(days))"
    case .longest(let count): "la más larga de \(language.number(count))"
    case .now(let count): "la actual de \(language.number(count))"
    case .tasks(let count): language.counted(count, "tarea", "tareas")
    case .tasksDone(let count): language.counted(count, "hecha", "hechas")
    case .habits(let rate): "\(language.part(rate)) en hábitos"
    case .streaks(let rate): "\(language.part(rate)) en rachas"
    case .recurring(let rate): "\(language.part(rate)) en tareas recurrentes"
    case .percentOfStreaks(let rate): "rachas al \(language.percent(rate))"
    case .percentOfRecurring(let rate): "tareas recurrentes al \(language.percent(rate))"
    case .activities(let count): language.counted(count, "actividad", "actividades")
    case .times(let count): language.counted(count, "vez", "veces")
    case .attempts(let count): language.counted(count, "intento", "intentos")
    case .best(let value): "el mejor, \(value)"
    case .soFar(let value): "hasta ahora, \(value)"
    case .inTheFuture: "por venir"
    case .nothing: "nada"
    }
  }
}
