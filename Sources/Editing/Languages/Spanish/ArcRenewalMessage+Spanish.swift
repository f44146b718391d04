import Chronology
import Languages
import Planner

private let language = Language.spanish

extension ArcRenewalMessage {
  var spanish: String {
    switch self {
    case .isNoRitual(let title): "\(language.title(title)) no es un ritual"
    case .begun(let title, let arc, let place):
      "\(language.title(title)) con el arco \(arc.number), \(arc.days), \(place)"
    case .hasNoArc(let title, let path):
      "\(language.title(title)) aún no tiene arco, y no dice cuáles elementos de su lista son hábitos, en \(path)"
    case .writeAbove(let arc): "escribe \(language.quoted("## \(arc.text)")) encima de ellos"
    case .linesAreNotRead(let count, let path):
      count == 1
        ? "1 línea de sus registros no se lee; `tidemark lint \(path)` dice cómo escribirla"
        : "\(language.number(count)) líneas de sus registros no se leen; `tidemark lint \(path)` dice cómo escribirlas"
    case .hasNoHabit: "aún no tiene ningún hábito; `tidemark habit add` agrega uno"
    case .isFinished(let title, let day, let path):
      "\(language.title(title)) está terminado desde el \(day), como dice su encabezado, en \(path)"
    case .removeFinished(let day): "quita antes la línea \(language.quoted("finished: \(day)"))"
    case .isAhead(let arc, let title, let day, let place):
      "el arco \(arc) de \(language.title(title)) aún no empieza; empieza el \(day), en \(place)"
    case .runs(let arc, let title, let day, let place):
      "el arco \(arc) de \(language.title(title)) sigue hasta el \(day), en \(place)"
    case .endItToday: "`tidemark end-arc` lo termina hoy; así el siguiente puede empezar mañana"
    case .isTooEarly(let day, let arc, let title, let days):
      "el \(day) no es posterior al arco \(arc) de \(language.title(title)), \(days)"
    case .canBegin(let day): "el siguiente arco puede empezar el \(day) o después"
    case .isNotRead(let title, let place): "\(language.title(title)) no se lee como un arco, en \(place)"
    case .writeLikeArc: "escríbelo antes como \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    }
  }
}
