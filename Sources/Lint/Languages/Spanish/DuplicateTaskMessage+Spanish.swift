import Languages

private let language = Language.spanish

extension DuplicateTaskMessage {
  var spanish: String {
    switch self {
    case .isTaken(let name, let line):
      "\(language.quoted(name)) es el nombre de otra tarea de este proyecto, en la línea \(line)"
    case .giveNameOrID: "ponle a una de las dos otro nombre, o un identificador al final, como \(language.quoted("^second"))"
    }
  }
}
