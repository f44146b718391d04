import Languages
import Outline

private let language = Language.french

extension ReorderingMessage {
  var french: String {
    switch self {
    case .isFile(let path): "\(path) est un fichier, et sa place est dans les listes de la racine"
    case .useMove: "utilisez `tidemark move`"
    case .nothingToMove: "il n’y a rien à déplacer"
    case .isNow(let title, let number, let count, let place):
      "\(language.title(title)) est maintenant à la place \(number) sur \(count), \(place)"
    case .nothingBeside(let title, let name, let place):
      "à côté de \(language.title(title)), rien ne s’appelle \(language.title(name)), dans \(place)"
    case .theseAreBeside: "voici ce qui est à côté"
    case .isAlone(let title, let place): "\(language.title(title)) n’a rien à côté, dans \(place)"
    case .isAlready(let title, .first, let place): "\(language.title(title)) est déjà à la première place, \(place)"
    case .isAlready(let title, .last, let place): "\(language.title(title)) est déjà à la dernière place, \(place)"
    case .isAlready(let title, .number(let number), let place):
      "\(language.title(title)) est déjà à la place \(number), \(place)"
    case .noPlace(let number, let count):
      "il y a \(language.counted(count, "place", "places")), donc pas de place \(number)"
    case .givePlace(let count): "donnez-en une de 1 à \(count)"
    case .setAsideIsLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) est toujours la dernière section, dans \(place)"
    }
  }
}
