import Languages
import Outline

private let language = Language.spanish

extension ReorderingMessage {
  var spanish: String {
    switch self {
    case .isFile(let path): "\(path) es un archivo, y su lugar está en las listas de la raíz"
    case .useMove: "usa `tidemark move`"
    case .nothingToMove: "no hay nada que mover"
    case .isNow(let title, let number, let count, let place):
      "\(language.title(title)) queda en el lugar \(number) de \(count), \(place)"
    case .nothingBeside(let title, let name, let place):
      "junto a \(language.title(title)) nada se llama \(language.title(name)), en \(place)"
    case .theseAreBeside: "esto es lo que está al lado"
    case .isAlone(let title, let place): "\(language.title(title)) no tiene nada al lado, en \(place)"
    case .isAlready(let title, .first, let place): "\(language.title(title)) ya está en el primer lugar, \(place)"
    case .isAlready(let title, .last, let place): "\(language.title(title)) ya está en el último lugar, \(place)"
    case .isAlready(let title, .number(let number), let place):
      "\(language.title(title)) ya está en el lugar \(number), \(place)"
    case .noPlace(let number, let count):
      "hay \(language.counted(count, "lugar", "lugares")), así que no existe el lugar \(number)"
    case .givePlace(let count): "da uno del 1 al \(count)"
    case .setAsideIsLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) siempre es la última sección, en \(place)"
    }
  }
}
