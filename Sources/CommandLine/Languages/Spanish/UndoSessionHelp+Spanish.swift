extension UndoSessionHelp {
  var spanish: String {
    switch self {
    case .list: "Enumerar los comandos, primero el que sigue, y no cambiar nada"
    case .count: "cuántos comandos; 1 si no se indica"
    case .success: "se escribieron los archivos, o se mostró la lista"
    case .couldNotRun: "no se escribió nada: no hay nada que deshacer, o un archivo cambió mientras tanto"
    }
  }
}
