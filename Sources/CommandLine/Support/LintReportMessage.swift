import Diagnostics
import Languages

/// What `tidemark lint` says of a whole run.
enum LintReportMessage: Message {
  /// `2 errors, 1 warning in 5 files`; how many findings there are of each severity, the gravest first, and in how many files.
  case summary([FindingCount], files: Int)
  /// `3 findings fixed in 2 files`
  case fixed(Int, files: Int)
  /// `3 findings would be fixed in 2 files`, with what would be left.
  case wouldBeFixed(Int, files: Int, left: [FindingCount], in: Int)

  /// How many findings there are of a severity.
  struct FindingCount: Hashable, Sendable {
    var severity: Severity
    var count: Int
  }
}
