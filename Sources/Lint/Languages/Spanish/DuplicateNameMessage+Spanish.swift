import Languages

private let language = Language.spanish

extension DuplicateNameMessage {
  var spanish: String {
    switch self {
    case .isTaken(let name, let line): "\(language.quoted(name)) es el nombre de otro elemento de aquí, en la línea \(line)"
    case .giveNameOrID: "ponle a uno de los dos otro nombre, o un identificador al final, como \(language.quoted("^second"))"
    }
  }
}
