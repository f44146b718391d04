import Languages

private let language = Language.spanish

extension FileSetMessage {
  var spanish: String {
    switch self {
    case .nothingToDo(let folders):
      "nada que hacer en \(language.and(folders)): ahí ningún archivo Markdown tiene un encabezado con un tipo conocido"
    }
  }
}
