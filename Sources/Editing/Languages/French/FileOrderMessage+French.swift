import Languages
import Outline

private let language = Language.french

extension FileOrderMessage {
  var french: String {
    switch self {
    case .hasNoPlace(let title): "\(language.title(title)) n’a pas de place dans l’ordre du coffre"
    case .kindsWithPlace: "les pages, les projets et les rituels en ont une"
    case .isOfOtherKind(let other, let kind, let title):
      "\(language.title(other)) n’est pas \(file(of: kind)), alors que \(language.title(title)) en est \(file(of: kind).hasPrefix("une ") ? "une" : "un")"
    case .besideItself(let title, .before): "le fichier \(language.title(title)) ne peut pas venir avant lui-même"
    case .besideItself(let title, .after): "le fichier \(language.title(title)) ne peut pas venir après lui-même"
    case .noVault: "il n’y a pas de coffre ici, et l’ordre est celui de ses listes"
    case .initMakesOne: "`tidemark init` en crée un"
    case .isNotInVault(let title): "\(language.title(title)) n’est pas dans le coffre"
    case .comesAlready(let title, .before, let other): "\(language.title(title)) vient déjà avant \(language.title(other))"
    case .comesAlready(let title, .after, let other): "\(language.title(title)) vient déjà après \(language.title(other))"
    case .wouldBeOtherOrder(let path):
      "\(path) est resté tel quel\(language.colon) ses listes donneraient un autre ordre que celui que vous avez demandé"
    case .changeSection(let section): "modifiez à la main la section \(language.quoted(section.rawValue))"
    case .moved(let title, .before, let other, let place): "\(language.title(title)) avant \(language.title(other)), \(place)"
    case .moved(let title, .after, let other, let place): "\(language.title(title)) après \(language.title(other)), \(place)"
    case .hasNoLink(let name): "aucun lien ne mène à \(name)"
    }
  }

  private func file(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "une page"
    case .day: "un jour"
    case .project: "un projet"
    case .stacks: "un fichier de piles"
    case .ritual: "un rituel"
    case .life: "une vie"
    case .activities: "un journal d’activités"
    case .vault: "la racine du coffre"
    }
  }
}
