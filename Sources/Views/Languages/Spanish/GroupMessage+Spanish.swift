import Languages

private let language = Language.spanish

extension GroupMessage {
  var spanish: String {
    switch self {
    case .noProject: "Sin proyecto"
    case .noTag: "Sin etiqueta"
    case .kind(let kind): language.capitalized(kind.spanish)
    case .due(.overdue): "Atrasado"
    case .due(.today): "Vence hoy"
    case .due(.tomorrow): "Vence mañana"
    case .due(.week): "Vence en los próximos 7 días"
    case .due(.later): "Vence más adelante"
    case .due(.never): "Sin vencimiento"
    case .open(let count, let waiting):
      language.counted(count, "pendiente", "pendientes")
        + (waiting > 0 ? ", \(language.counted(waiting, "aún no toca", "aún no tocan"))" : "")
    }
  }
}
