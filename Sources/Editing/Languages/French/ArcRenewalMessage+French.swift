import Chronology
import Languages
import Planner

private let language = Language.french

extension ArcRenewalMessage {
  var french: String {
    switch self {
    case .isNoRitual(let title): "\(language.title(title)) n’est pas un rituel"
    case .begun(let title, let arc, let place):
      "\(language.title(title)) avec l’arc \(arc.number), \(arc.days), \(place)"
    case .hasNoArc(let title, let path):
      "\(language.title(title)) n’a pas encore d’arc, et ne dit pas quels éléments de sa liste sont des habitudes, dans \(path)"
    case .writeAbove(let arc): "écrivez \(language.quoted("## \(arc.text)")) au-dessus d’eux"
    case .linesAreNotRead(let count, let path):
      language.isSingular(count)
        ? "\(count) ligne de ses journaux n’est pas lue; `tidemark lint \(path)` dit comment l’écrire"
        : "\(language.number(count)) lignes de ses journaux ne sont pas lues; `tidemark lint \(path)` dit comment les écrire"
    case .hasNoHabit: "il n’a pas encore d’habitude; `tidemark habit add` en ajoute une"
    case .isFinished(let title, let day, let path):
      "\(language.title(title)) est terminé depuis le \(day), comme le dit son en-tête, dans \(path)"
    case .removeFinished(let day): "enlevez d’abord la ligne \(language.quoted("finished: \(day)"))"
    case .isAhead(let arc, let title, let day, let place):
      "l’arc \(arc) de \(language.title(title)) est à venir, à partir du \(day), dans \(place)"
    case .runs(let arc, let title, let day, let place):
      "l’arc \(arc) de \(language.title(title)) est en cours jusqu’au \(day), dans \(place)"
    case .endItToday: "`tidemark end-arc` le termine aujourd’hui; le suivant peut alors commencer demain"
    case .isTooEarly(let day, let arc, let title, let days):
      "le \(day) n’est pas après l’arc \(arc) de \(language.title(title)), \(days)"
    case .canBegin(let day): "le prochain arc peut commencer le \(day) ou plus tard"
    case .isNotRead(let title, let place): "\(language.title(title)) n’est pas lu comme un arc, dans \(place)"
    case .writeLikeArc: "écrivez-le d’abord comme \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    }
  }
}
