import Languages

private let language = Language.spanish

extension TimeReportMessage {
  var spanish: String {
    switch self {
    case .heading(let project, let grouping, let asked, let period):
      "Tiempo planeado\(project.map { " para \($0)" } ?? "") por \(name(of: grouping))\(asked)\(period.map { " \($0)" } ?? "")"
    case .days(let withFile, let without): "\(language.days(withFile)) con archivo, \(language.number(without)) sin él"
    case .noTime: "No hay tiempo planeado."
    case .noFile(let period): "No hay tiempo planeado \(period): no hay ningún archivo de día."
    case .noProject: "sin proyecto"
    case .total: "Total"
    case .row(let name, let minutes, let percent): "\(name): \(language.lengthInFull(minutes)), \(percent) por ciento"
    case .totalOf(let minutes): "Total: \(language.lengthInFull(minutes))"
    }
  }

  private func name(of grouping: TimeReport.Grouping) -> String {
    switch grouping {
    case .project: "proyecto"
    case .block: "bloque"
    }
  }
}
