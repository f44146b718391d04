extension SpecHelp {
  var spanish: String {
    switch self {
    case .section: "el título de una sección, su principio, o palabras de él"
    case .summary: "Mostrar la especificación del formato, o una sección de ella"
    case .printChapter: "Mostrar el capítulo sobre los campos, con todo lo que hay debajo"
    case .printSection: "Mostrar una sola sección"
    }
  }
}
