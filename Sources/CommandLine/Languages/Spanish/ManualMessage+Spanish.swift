import Languages

private let language = Language.spanish

extension ManualHeading {
  var spanish: String {
    switch self {
    case .name: "NOMBRE"
    case .synopsis: "SINOPSIS"
    case .description: "DESCRIPCIÓN"
    case .options: "OPCIONES"
    case .environment: "ENTORNO"
    case .files: "ARCHIVOS"
    case .exitStatus: "ESTADO DE SALIDA"
    case .examples: "EJEMPLOS"
    case .seeAlso: "VÉASE TAMBIÉN"
    }
  }
}

extension ManualMessage {
  var spanish: String {
    switch self {
    case .explainsOne(let line): "\(language.quoted(line)) explica un comando; su página también."
    case .argumentsAre: "Los argumentos son:"
    case .commandsAre: "Los comandos son:"
    case .vaultFile: "En una carpeta: la hace una bóveda y guarda sus ajustes."
    case .settings(let keys):
      "Tus propios ajustes, que valen en todas las bóvedas: \(shown(keys)). Si `$XDG_CONFIG_HOME` está definida, dentro de esa carpeta."
    case .success: "Todo está bien."
    case .findings: "El comando se ejecutó, y encontró lo que busca."
    case .couldNotRun: "El comando no se pudo ejecutar, o no hasta el final."
    }
  }

  private func shown(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: ", ") }
}
