extension RestoreHelp {
  var spanish: String {
    switch self {
    case .summary: "Recuperar lo que se quitó, o un elemento apartado"
    case .discussion:
      """
      Un elemento apartado regresa con todas sus líneas adonde dice “was”: al final de esa sección, o de la estrategia o del \
      elemento que está en ella, y el campo se quita. Si no hay tal lugar, no se escribe nada.

      Lo que quitó `remove` regresa a su lugar, después de la línea que estaba antes, y sale de .trash. Escribe el nombre que \
      tenía, o su archivo en .trash.
      """
    case .bringBackSetAside: "Recuperar lo que se apartó"
    case .bringBackRemoved: "Recuperar una tarea que se quitó"
    }
  }
}
