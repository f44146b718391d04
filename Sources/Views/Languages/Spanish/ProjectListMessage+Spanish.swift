import Languages

private let language = Language.spanish

extension ProjectListMessage {
  var spanish: String {
    switch self {
    case .projects: "Proyectos"
    case .project: "Proyecto"
    case .open: "Pendientes"
    case .done: "Hechas"
    case .nextBlock: "Próximo bloque"
    case .dueCount: "Vencen"
    case .due: "Vencimiento"
    case .nextDue: "Próxima fecha"
    case .next: "Sigue"
    case .all: "Todos"
    case .counts(let open, let done):
      "\(language.counted(open, "pendiente", "pendientes")), \(language.counted(done, "hecha", "hechas"))"
    case .dueByToday(let count): language.counted(count, "vence hoy o antes", "vencen hoy o antes")
    case .nextDueOn(let day): "próximo vencimiento el \(language.day(day))"
    case .since(let day): "desde el \(language.day(day))"
    }
  }
}
