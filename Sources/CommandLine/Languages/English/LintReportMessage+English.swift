import Diagnostics
import Languages

private let language = Language.english

extension LintReportMessage {
  var english: String {
    switch self {
    case .summary(let counts, let files): "\(found(counts)) in \(self.files(files))"
    case .fixed(let count, let files): "\(language.counted(count, "finding", "findings")) fixed in \(self.files(files))"
    case .wouldBeFixed(let count, let files, let left, let all):
      "\(language.counted(count, "finding", "findings")) would be fixed in \(self.files(files))"
        + (left.isEmpty ? "" : "; \(found(left)) in \(self.files(all)) would be left")
    }
  }

  private func files(_ count: Int) -> String { language.counted(count, "file", "files") }

  private func found(_ counts: [FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: language.counted(found.count, "error", "errors")
      case .warning: language.counted(found.count, "warning", "warnings")
      case .info: language.counted(found.count, "hint", "hints")
      }
    }.joined(separator: ", ")
  }
}
