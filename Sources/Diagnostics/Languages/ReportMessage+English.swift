import Languages

extension ReportMessage {
  var english: String {
    switch self {
    case .severity(let severity): severity.rawValue
    case .help: "help"
    case .fix: "fix"
    case .appliedWhenAsked(let name): "\(name) (applied only when you ask)"
    case .moreOnLine(let count): "and \(count) more on this line"
    }
  }
}
