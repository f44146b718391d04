extension TallyHelp {
  var spanish: String {
    switch self {
    case .strokesExpected: "un número de trazos"
    case .strokes: "cuántos trazos, o un número negativo para quitar algunos (valor predeterminado: 1)"
    case .summary: "Agregar un trazo a un conteo"
    case .addOneStroke: "Agregar un trazo"
    case .removeOneStroke: "Quitar un trazo"
    }
  }
}
