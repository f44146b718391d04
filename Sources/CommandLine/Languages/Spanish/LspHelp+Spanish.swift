extension LspHelp {
  var spanish: String {
    switch self {
    case .log: "Agregar a este archivo una línea por cada mensaje, sin tus textos"
    case .summary: "Servir a un editor: hallazgos mientras escribes, por el Language Server Protocol"
    case .discussion:
      """
      Un editor lo inicia y habla con él por la entrada y la salida estándar. Revisa los archivos abiertos como lo hace lint, \
      cada uno frente a su bóveda, incluso los que no están guardados. Un archivo cuyo tipo no es de Tidemark no recibe nada.

      docs/editors.md tiene unas líneas de configuración para cada editor.
      """
    case .waitForEditor: "Esperar los mensajes de un editor"
    case .writeLog: "Anotar qué mensajes llegan"
    case .success: "el editor dijo “shutdown” antes del final"
    case .findings: "el editor dijo “exit”, o terminó, sin “shutdown”"
    case .couldNotRun: "los argumentos no son válidos, o no se puede escribir el registro"
    }
  }
}
