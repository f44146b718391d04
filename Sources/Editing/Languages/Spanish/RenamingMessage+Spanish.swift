import Languages
import Outline

private let language = Language.spanish

extension RenamingMessage {
  var spanish: String {
    switch self {
    case .isEmpty: "el nuevo nombre está vacío"
    case .isDate(let path): "el nombre de un día es su fecha, \(path)"
    case .renamePart: "cambia el nombre de una sección o de un elemento suyo con FILE:LINE"
    case .hasName(let title, let place): "\(language.title(title)) ya tiene ese nombre, \(place)"
    case .isTaken(let title, let path): "\(path) ya se llama \(language.title(title))"
    case .writeOther: "escribe otro nombre"
    case .turned(let old, let new, let place): "\(language.title(old)) pasa a ser \(language.title(new)), \(place)"
    case .isOfSetAside(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) se reconoce por su nombre, como la sección de lo apartado, en \(place)"
    case .setAsideMoves: "`tidemark set-aside` mueve elementos ahí"
    case .isOfPhases(let place):
      "\(language.quoted(SectionRole.phasesTitle)) se reconoce por su nombre, como la sección de las etapas, en \(place)"
    case .isOfArc(let place): "el nombre de un arco es su número y sus días, en \(place)"
    case .writeArc: "escríbelos, como “Arc 2: 2026-11-01 - 2026-11-28”"
    case .isOfRoot(let title, let place):
      "\(language.quoted(title)) se reconoce por su nombre, como una sección de la raíz, en \(place)"
    }
  }
}
