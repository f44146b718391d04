import Languages

private let language = Language.spanish

extension GlanceMessage {
  var spanish: String {
    switch self {
    case .atAGlance: "De un vistazo"
    case .noFile(let command): "aún no hay archivo para hoy; \(language.quoted(command)) lo comienza"
    case .nothingNow: "nada planeado para ahora"
    case .nothingNext: "nada más hoy"
    case .left(let minutes): "\(minutes == 1 || minutes == 60 ? "queda" : "quedan") \(language.length(minutes))"
    case .begins(let minutes): "en \(language.length(minutes))"
    case .due(let day): "vence \(language.distance(day))"
    case .overdue(let days): "atrasada \(language.days(days))"
    case .since(let day): "desde el \(language.pastDay(day))"
    case .noRitual(let command): "aún no hay ningún ritual; \(language.quoted(command)) muestra algunos para comenzar"
    case .nothingDueToday: "no toca nada hoy"
    case .perfectDays(let count): language.counted(count, "día perfecto", "días perfectos seguidos")
    case .noHabitOpen: "ninguno pendiente"
    case .arcComplete: "su arco está completo"
    case .noNextRitual: "ninguno más tarde hoy ni mañana"
    case .ritualDay(.laterToday): "más tarde hoy"
    case .ritualDay(.now): "ahora"
    case .ritualDay(.tomorrow): "mañana"
    case .more(let count, let command): "y \(language.number(count)) más: \(language.quoted(command))"
    case .nothingOpenOnPage: "no tiene nada pendiente"
    case .weeksRemaining(let count): "\(language.form(count, "queda", "quedan")) \(language.weeks(count))"
    case .percentLived(let percent): "\(language.percent(percent)) vivido"
    case .noLife(let command): "aún no hay ninguna vida en semanas; \(language.quoted(command)) comienza una"
    case .noActivity(let path?):
      "aún no hay ninguna actividad; en \(path), una línea como \(language.quoted("- 🎾 Tenis")) es una"
    case .noActivity(nil): "aún no hay ninguna actividad; \(language.quoted("tidemark new activities")) comienza su archivo"
    }
  }
}
