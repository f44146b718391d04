import Languages

private let language = Language.spanish

extension NewProjectCommandMessage {
  var spanish: String {
    switch self {
    case .noWords: "el nombre no tiene texto"
    case .isThere(let path, let title): "\(path) ya es el proyecto \(language.quoted(title))"
    case .firstStep: "El primer paso"
    }
  }
}
