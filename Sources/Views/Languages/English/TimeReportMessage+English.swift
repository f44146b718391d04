import Languages

private let language = Language.english

extension TimeReportMessage {
  var english: String {
    switch self {
    case .heading(let project, let grouping, let asked, let period):
      "Planned time\(project.map { " of \($0)" } ?? "") by \(grouping.rawValue)\(asked)\(period.map { " \($0)" } ?? "")"
    case .days(let withFile, let without): "\(language.days(withFile)) with a file, \(language.number(without)) without"
    case .noTime: "No time is planned."
    case .noFile(let period): "No time is planned: no day \(period) has a file."
    case .noProject: "no project"
    case .total: "Total"
    case .row(let name, let minutes, let percent): "\(name): \(language.lengthInFull(minutes)), \(percent) percent"
    case .totalOf(let minutes): "Total: \(language.lengthInFull(minutes))"
    }
  }
}
