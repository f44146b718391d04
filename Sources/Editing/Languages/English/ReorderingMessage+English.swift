import Languages
import Outline

private let language = Language.english

extension ReorderingMessage {
  var english: String {
    switch self {
    case .isFile(let path): "\(path) is a file, and its place is in the lists of the root"
    case .useMove: "use `tidemark move`"
    case .nothingToMove: "there is nothing to move"
    case .isNow(let title, let number, let count, let place):
      "\(language.title(title)) is \(number) of \(count) now, \(place)"
    case .nothingBeside(let title, let name, let place):
      "nothing beside \(language.title(title)) is called \(language.title(name)), at \(place)"
    case .theseAreBeside: "these are beside it"
    case .isAlone(let title, let place): "\(language.title(title)) is the only one in its place, at \(place)"
    case .isAlready(let title, .first, let place): "\(language.title(title)) is the first already, \(place)"
    case .isAlready(let title, .last, let place): "\(language.title(title)) is the last already, \(place)"
    case .isAlready(let title, .number(let number), let place):
      "\(language.title(title)) is number \(number) already, \(place)"
    case .noPlace(let number, let count): "there are \(count) places, so there is no place \(number)"
    case .givePlace(let count): "give one from 1 to \(count)"
    case .setAsideIsLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) is always the last section, at \(place)"
    }
  }
}
