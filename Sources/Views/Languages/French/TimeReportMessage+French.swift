import Languages

private let language = Language.french

extension TimeReportMessage {
  var french: String {
    switch self {
    case .heading(let project, let grouping, let asked, let period):
      "Temps prévu\(project.map { " pour \($0)" } ?? "") par \(name(of: grouping))\(asked)\(period.map { " \($0)" } ?? "")"
    case .days(let withFile, let without): "\(language.days(withFile)) avec un fichier, \(language.number(without)) sans"
    case .noTime: "Aucun temps n’est prévu."
    case .noFile(let period): "Aucun temps n’est prévu\(language.colon) il n’y a aucun fichier de jour \(period)."
    case .noProject: "sans projet"
    case .total: "Total"
    case .row(let name, let minutes, let percent):
      "\(name)\(language.colon) \(language.lengthInFull(minutes)), \(percent) pour cent"
    case .totalOf(let minutes): "Total\(language.colon) \(language.lengthInFull(minutes))"
    }
  }

  private func name(of grouping: TimeReport.Grouping) -> String {
    switch grouping {
    case .project: "projet"
    case .block: "plage"
    }
  }
}
