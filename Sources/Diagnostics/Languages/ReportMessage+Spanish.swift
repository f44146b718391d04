import Languages

extension ReportMessage {
  package var spanish: String {
    switch self {
    case .severity(.error): "error"
    case .severity(.warning): "advertencia"
    case .severity(.info): "sugerencia"
    case .help: "ayuda"
    case .fix: "arreglo"
    case .type: "escribe"
    case .next: "sigue"
    case .appliedWhenAsked(let name): "\(name) (se aplica solo si lo pides)"
    case .moreOnLine(let count): "y \(Language.spanish.number(count)) más en esta línea"
    }
  }
}
