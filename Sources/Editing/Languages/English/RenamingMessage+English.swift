import Languages
import Outline

private let language = Language.english

extension RenamingMessage {
  var english: String {
    switch self {
    case .isEmpty: "the new name is empty"
    case .isDate(let path): "the name of a day is its date, \(path)"
    case .renamePart: "rename a section or an item of it by FILE:LINE"
    case .hasName(let title, let place): "\(language.title(title)) has that name already, \(place)"
    case .isTaken(let title, let path): "\(path) is called \(language.title(title)) already"
    case .writeOther: "write another name"
    case .turned(let old, let new, let place): "\(language.title(old)) to \(language.title(new)), \(place)"
    case .isOfSetAside(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) is known by its name, as the section of what is set aside, at \(place)"
    case .setAsideMoves: "`tidemark set-aside` moves items there"
    case .isOfPhases(let place):
      "\(language.quoted(SectionRole.phasesTitle)) is known by its name, as the section of phases, at \(place)"
    case .isOfArc(let place): "the name of an arc is its number and its days, at \(place)"
    case .writeArc: "write them, as “Arc 2: 2026-11-01 - 2026-11-28”"
    case .isOfRoot(let title, let place):
      "\(language.quoted(title)) is known by its name, as a section of the root, at \(place)"
    }
  }
}
