import Diagnostics
import Lint

/// The forms in which `tidemark lint` reports.
enum LintFormat: String, CaseIterable {
  case text, short, json, sarif, github, gitlab, junit

  /// Whether what is found in a file can be printed before the other files are read.
  var isStreamed: Bool {
    switch self {
    case .text, .short, .github: true
    case .json, .sarif, .gitlab, .junit: false
    }
  }

  /// The report for a program or a platform; nil for `text` and `json`, which tell of fixes too (`LintReport`).
  ///
  /// - Parameter failing: the least grave severity that fails the run.
  func report(failing: Severity) -> (any DiagnosticReport)? {
    switch self {
    case .text, .json: nil
    case .short: ShortReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .junit: JUnitReport(failing: failing)
    case .sarif: SARIFReport(version: Tidemark.version, rules: LintFormat.rules)
    }
  }

  private static var rules: [SARIFReport.Rule] {
    RuleCatalogue.all.map { rule in
      SARIFReport.Rule(
        name: rule.name,
        severity: rule.severity,
        summary: rule.english.summary,
        explanation: rule.english.explanation,
        page: RulePageText.markdown(of: rule, sections: Specification.sections(ofRule: rule.name))
      )
    }
  }
}
