extension ProgramHelp {
  var spanish: String {
    switch self {
    case .help: "Mostrar esta ayuda; -h la muestra resumida"
    case .version: "Mostrar la versión"
    case .noInput: "No preguntar nada; donde un nombre puede significar varias cosas, enumerarlas y parar"
    case .noPager: "Mostrar la salida larga sin el paginador"
    }
  }
}
