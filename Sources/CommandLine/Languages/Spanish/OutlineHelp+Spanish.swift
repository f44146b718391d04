extension OutlineHelp {
  var spanish: String {
    switch self {
    case .file: "el archivo que se lee; - para la entrada estándar"
    case .summary: "Mostrar lo que Tidemark lee en un archivo, línea por línea, con su lugar"
    case .discussion:
      """
      Cada línea es una cosa: su lugar (línea:columna a línea:columna), su tipo, su título y sus valores. Mira aquí cuando una \
      línea no se leyó como querías.
      """
    case .showPage: "Mostrar lo que se leyó de una página"
    }
  }
}
