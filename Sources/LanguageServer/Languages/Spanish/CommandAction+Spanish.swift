import Languages

private let language = Language.spanish

extension CommandAction {
  var spanish: String {
    switch self {
    case .done: "Marcar como hecho hoy"
    case .log: "Registrar hoy"
    case .reopen: "Reabrir"
    case .skip: "Omitir hoy"
    case .drop: "Descartar"
    case .count: "Contar uno más"
    case .tally: "Agregar una raya"
    case .planToday: "Planear para hoy"
    case .planTomorrow: "Planear para mañana"
    case .carryOver: "Pasar a hoy"
    case .move(let project): "Mover a \(language.quoted(project))"
    case .splitBlock: "Dividir el bloque en dos"
    case .endArc: "Terminar el arco hoy"
    case .renew: "Comenzar el siguiente arco"
    case .setAside: "Apartar"
    case .restore: "Restaurar"
    }
  }
}
