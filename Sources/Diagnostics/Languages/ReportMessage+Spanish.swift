import Languages

extension ReportMessage {
  var spanish: String {
    switch self {
    case .severity(.error): "error"
    case .severity(.warning): "advertencia"
    case .severity(.info): "sugerencia"
    case .help: "ayuda"
    case .fix: "arreglo"
    case .appliedWhenAsked(let name): "\(name) (se aplica solo si lo pides)"
    case .moreOnLine(let count): "y \(Language.spanish.number(count)) más en esta línea"
    }
  }
}
