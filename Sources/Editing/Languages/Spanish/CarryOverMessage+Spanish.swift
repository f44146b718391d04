import Chronology
import Languages

private let language = Language.spanish

extension CarryOverMessage {
  var spanish: String {
    switch self {
    case .isNotBefore(let day, let other): "el \(day) no es anterior al \(other)"
    case .hasNoFile(let days):
      days.count == 1 ? "el \(days.first) no tiene archivo" : "ningún día del \(days.first) al \(days.last) tiene archivo"
    case .left(let title, let reason, let place): "\(language.title(title)), \(reason.spanish), \(place)"
    case .nothingOf(let days, let target):
      days.count == 1
        ? "no queda nada del \(days.first) que pasar al \(target)"
        : "no queda nada del \(days.first) al \(days.last) que pasar al \(target)"
    case .nothingBefore(let target): "no queda nada de los días anteriores al \(target)"
    case .nothingOfWeek(let target): "no queda nada de los siete días anteriores al \(target)"
    case .openToday(let count):
      "hoy \(language.form(count, "queda", "quedan")) \(language.counted(count, "tarea pendiente", "tareas pendientes")); `tidemark carry-over --to mañana` \(language.form(count, "la", "las")) pasa a mañana"
    case .isNotLeftOver(let title, let place, let target):
      "\(language.title(title)), en \(place), no está rezagada antes del \(target)"
    case .isSettledElsewhere: "la tiene un día posterior, o su proyecto dice que está hecha"
    case .isPlanned(let title, let day, let place): "\(language.title(title)) ya está planeada para el \(day), \(place)"
    case .isOpenInProject(let title, let target, let place):
      "\(language.title(title)) está pendiente en su proyecto, y ningún día anterior al \(target) la dejó rezagada, en \(place)"
    case .planIt: "planéala"
    case .noTask(let name, let target):
      "ninguna tarea pendiente de un día anterior al \(target) se llama \(language.title(name))"
    case .nothingIsLeft: "no queda nada de los días anteriores"
    case .theseAreLeft: "de los días anteriores quedaron estas"
    case .leftBehind(let count, let days, let more, let command):
      "\(language.counted(count, "tarea quedó", "tareas quedaron")) \(language.form(count, "rezagada", "rezagadas")) \(names(of: days, more)); `\(command)` \(language.form(count, "la", "las")) pasa"
    }
  }

  private func names(of days: [CivilDate], _ more: Int) -> String {
    language.and(
      days.map { "el \($0)" } + (more > 0 ? ["en \(language.counted(more, "día anterior", "días anteriores"))"] : [])
    )
  }
}
