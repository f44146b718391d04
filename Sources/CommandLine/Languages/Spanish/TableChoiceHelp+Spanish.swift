extension TableChoiceHelp {
  var spanish: String {
    switch self {
    case .table: "En tablas: mostrar esta; en una carpeta se escriben todas"
    case .delimiter: "En tablas: el signo entre dos celdas"
    }
  }
}
