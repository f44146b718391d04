import Chronology
import Languages

private let language = Language.spanish

extension SchedulingMessage {
  var spanish: String {
    switch self {
    case .isInRoutine(let title, let block, let place):
      "\(language.title(title)) ya está en \(language.title(block)) de la rutina, en \(place)"
    case .dayShowsIt(let date): "el día \(date) la muestra ahí"
    case .isPlannedOften(let title, let count):
      "\(language.title(title)) ya está planeada \(language.counted(count, "vez", "veces"))"
    case .nameLine: "nombra la línea que quieres mover, o planea la tarea otra vez con --again"
    case .isBlockWithBox(let title, let place): "\(language.title(title)) es un bloque con casilla, en \(place)"
    case .blockIsRemoved: "su bloque no tenía nada más, y se eliminó"
    case .isLeft(let title, let reason): "\(language.title(title)), \(reason.spanish)"
    case .isThere(let title, let place): "\(language.title(title)), ya está ahí, en \(place)"
    case .hasNothingToPlan(let title, let date, let place):
      "\(language.title(title)) no tiene nada que planear para el \(date), en \(place)"
    case .isPlanned(let title, let project, let block, let date, let place):
      "\(task(title, of: project)) \(block.map { "en \(language.title($0)) del" } ?? "para el") \(date), \(place)"
    }
  }

  private func task(_ title: String, of project: String?) -> String {
    language.title(title) + (project.map { " de \(language.title($0))" } ?? "")
  }
}
