import Languages
import Outline

private let language = Language.spanish

extension FileOrderMessage {
  var spanish: String {
    switch self {
    case .hasNoPlace(let title): "\(language.title(title)) no tiene lugar en el orden de la bóveda"
    case .kindsWithPlace: "las páginas, los proyectos y los rituales sí lo tienen"
    case .isOfOtherKind(let other, let kind, let title):
      "\(language.title(other)) no es \(file(of: kind)), y \(language.title(title)) sí"
    case .besideItself(let title, .before): "el archivo \(language.title(title)) no puede ir antes de sí mismo"
    case .besideItself(let title, .after): "el archivo \(language.title(title)) no puede ir después de sí mismo"
    case .noVault: "aquí no hay ninguna bóveda, y el orden es el de sus listas"
    case .initMakesOne: "`tidemark init` crea una"
    case .isNotInVault(let title): "\(language.title(title)) no está en la bóveda"
    case .comesAlready(let title, .before, let other): "\(language.title(title)) ya va antes de \(language.title(other))"
    case .comesAlready(let title, .after, let other): "\(language.title(title)) ya va después de \(language.title(other))"
    case .wouldBeOtherOrder(let path): "\(path) se dejó como está: sus listas darían un orden distinto del que pediste"
    case .changeSection(let section): "cambia a mano la sección \(language.quoted(section.rawValue))"
    case .moved(let title, .before, let other, let place):
      "\(language.title(title)) antes de \(language.title(other)), \(place)"
    case .moved(let title, .after, let other, let place):
      "\(language.title(title)) después de \(language.title(other)), \(place)"
    case .hasNoLink(let name): "ningún enlace lleva a \(name)"
    }
  }

  private func file(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "una página"
    case .day: "un día"
    case .project: "un proyecto"
    case .stacks: "un archivo de pilas"
    case .ritual: "un ritual"
    case .life: "una vida"
    case .activities: "un registro de actividades"
    case .vault: "la raíz de la bóveda"
    }
  }
}
