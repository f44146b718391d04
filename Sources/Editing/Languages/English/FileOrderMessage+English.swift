import Languages
import Outline

private let language = Language.english

extension FileOrderMessage {
  var english: String {
    switch self {
    case .hasNoPlace(let title): "\(language.title(title)) has no place in the order of the vault"
    case .kindsWithPlace: "pages, projects and rituals have one"
    case .isOfOtherKind(let other, let kind, let title):
      "\(language.title(other)) is not a \(kind.noun), and \(language.title(title)) is one"
    case .besideItself(let title, .before): "\(language.title(title)) cannot come before itself"
    case .besideItself(let title, .after): "\(language.title(title)) cannot come after itself"
    case .noVault: "there is no vault here, and the order is that of its lists"
    case .initMakesOne: "`tidemark init` makes one"
    case .isNotInVault(let title): "\(language.title(title)) is not in the vault"
    case .comesAlready(let title, .before, let other): "\(language.title(title)) comes before \(language.title(other)) already"
    case .comesAlready(let title, .after, let other): "\(language.title(title)) comes after \(language.title(other)) already"
    case .wouldBeOtherOrder(let path): "\(path) was left as it is: its lists would give another order than you asked for"
    case .changeSection(let section): "change the section \(language.quoted(section.rawValue)) by hand"
    case .moved(let title, .before, let other, let place): "\(language.title(title)) before \(language.title(other)), \(place)"
    case .moved(let title, .after, let other, let place): "\(language.title(title)) after \(language.title(other)), \(place)"
    case .hasNoLink(let name): "no link leads to \(name)"
    }
  }
}
