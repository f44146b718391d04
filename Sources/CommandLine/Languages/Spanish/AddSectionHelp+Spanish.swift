extension AddSectionHelp {
  var spanish: String {
    switch self {
    case .title: "su título como lo escribirías en un archivo, con ícono y campos"
    case .before: "Ponerla antes de esta sección"
    case .after: "Ponerla después de esta sección"
    case .summary: "Agregar una sección a una página"
    case .discussion:
      "Sin --before ni --after queda como la última sección, arriba de “Things that used to matter” si la página la tiene."
    case .addAtEnd: "Agregar una sección al final"
    case .addWithTheme: "Agregar una con un tema"
    }
  }
}
