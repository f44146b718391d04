extension ManualHelp {
  var spanish: String {
    switch self {
    case .page: "un comando, como “new-page”, o “format”; el programa mismo si no se indica"
    case .output: "Escribir todas las páginas dentro de esta carpeta, en man1 y man5"
    case .summary: "Mostrar una página del manual, como la lee man"
    case .discussion:
      """
      Las páginas están en mdoc, el lenguaje de los manuales. `make install` y los paquetes las ponen donde man las busca: \
      `man tidemark-done`. La página del formato es la especificación.
      """
    case .writeOne: "Escribir la página sobre “done”, para que man la muestre"
    case .writeAll: "Escribir todas las páginas"
    case .success: "se escribieron las páginas"
    case .couldNotRun: "no existe esa página, o no se pudo escribir nada"
    }
  }
}
