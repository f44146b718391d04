extension CompleterMessage {
  var spanish: String {
    switch self {
    case .help: "Mostrar la ayuda de un comando"
    case .format: "El formato de los archivos"
    }
  }
}
