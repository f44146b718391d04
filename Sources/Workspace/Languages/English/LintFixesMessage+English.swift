extension LintFixesMessage {
  package var english: String {
    switch self {
    case .notApplied(1, let declined):
      "1 fix was not applied, because it would cause another finding: \(list(declined, of: 1))"
    case .notApplied(let count, let declined):
      "\(count) fixes were not applied, because they would cause other findings: \(list(declined, of: count))"
    case .areTooMany: "there are too many fixes to try at once; run the command again"
    }
  }

  /// Those that are named, of how many there are.
  private func list(_ declined: [Declined], of count: Int) -> String {
    let named = declined.map { "\($0.rule) in \($0.file)" + ($0.obstacle.map { " (\($0))" } ?? "") }
    return named.joined(separator: ", ") + (count > declined.count ? " …" : "")
  }
}
