import Languages

private let language = Language.spanish

extension UnknownProjectMessage {
  var spanish: String {
    switch self {
    case .isNoProject(let title): "\(language.quoted(title)) no es un proyecto de esta bóveda"
    case .onlyBeginningIs(let project):
      "solo \(language.quoted(project)) lo es: dale al resto su propia clave después de una coma, o sácalo de los paréntesis"
    case .makeFile: "crea un archivo de tipo \(language.quoted("project")) con este título, o escribe el de otro"
    }
  }
}
