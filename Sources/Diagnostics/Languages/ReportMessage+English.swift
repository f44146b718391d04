import Languages

extension ReportMessage {
  package var english: String {
    switch self {
    case .severity(let severity): severity.rawValue
    case .help: "help"
    case .fix: "fix"
    case .type: "type"
    case .next: "next"
    case .appliedWhenAsked(let name): "\(name) (applied only when you ask)"
    case .moreOnLine(let count): "and \(count) more on this line"
    }
  }
}
