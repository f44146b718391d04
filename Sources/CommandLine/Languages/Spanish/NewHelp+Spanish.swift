extension NewHelp {
  var spanish: String {
    switch self {
    case .summary: "Crear un archivo"
    case .success: "se escribió el archivo"
    case .couldNotRun: "no se escribió nada: el archivo ya existe, o lo que se pide no es posible"
    case .output: "Escribir este archivo"
    }
  }
}
