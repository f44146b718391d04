extension ExplainHelp {
  var spanish: String {
    switch self {
    case .rule: "el nombre de una regla"
    case .summary: "Mostrar la página sobre una regla: qué encuentra, por qué, un ejemplo y qué escribir en su lugar"
    case .halfRange: "Leer sobre los intervalos a medias"
    }
  }
}
