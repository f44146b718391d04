extension BlockExtendHelp {
  var spanish: String {
    switch self {
    case .length: "cuánto más, como en 15m, o cuánto menos: -15m; o su fin: 14:30; 5m si no se indica"
    case .summary: "Alargar o acortar un bloque de tiempo"
    case .discussion:
      """
      Se escribe el nuevo fin. Un bloque que se traslaparía con el siguiente, o pasaría del fin del día, se queda como está, y \
      el comando dice cuánto más puede durar. \(BlockHelp.aboutNames.spanish)
      """
    case .fiveMinutesMore: "Cinco minutos más"
    case .halfHourMore: "Media hora más"
    case .withEnd: "Decir cuándo termina"
    case .quarterHourLess: "Un cuarto de hora menos"
    }
  }
}
