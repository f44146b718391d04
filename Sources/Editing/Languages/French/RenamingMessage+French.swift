import Languages
import Outline

private let language = Language.french

extension RenamingMessage {
  var french: String {
    switch self {
    case .isEmpty: "le nouveau nom est vide"
    case .isDate(let path): "le nom d’un jour est sa date, \(path)"
    case .renamePart: "renommez-en une section ou un élément par FILE:LINE"
    case .hasName(let title, let place): "\(language.title(title)) a déjà ce nom, \(place)"
    case .isTaken(let title, let path): "\(path) s’appelle déjà \(language.title(title))"
    case .writeOther: "écrivez un autre nom"
    case .turned(let old, let new, let place): "\(language.title(old)) devient \(language.title(new)), \(place)"
    case .isOfSetAside(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) se reconnaît à son nom, comme la section de ce qui est mis de côté, dans \(place)"
    case .setAsideMoves: "`tidemark set-aside` y déplace des éléments"
    case .isOfPhases(let place):
      "\(language.quoted(SectionRole.phasesTitle)) se reconnaît à son nom, comme la section des étapes, dans \(place)"
    case .isOfArc(let place): "le nom d’un arc, c’est son numéro et ses jours, dans \(place)"
    case .writeArc: "écrivez-les, comme \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    case .isOfRoot(let title, let place):
      "\(language.quoted(title)) se reconnaît à son nom, comme une section de la racine, dans \(place)"
    }
  }
}
