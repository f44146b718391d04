extension LintFixesMessage {
  package var english: String {
    switch self {
    case .declined(let count, let some):
      (count == 1
        ? "1 fix was not applied, because it would cause another finding: "
        : "\(count) fixes were not applied, because they would cause other findings: ")
        + some.map(words).joined(separator: ", ") + (count > some.count ? " …" : "")
    case .tooMany: "there are too many fixes to try at once; run the command again"
    }
  }

  private func words(for fix: Declined) -> String {
    "\(fix.rule) in \(fix.file)" + (fix.obstacle.map { " (\($0))" } ?? "")
  }
}
