import Diagnostics
import Languages

private let language = Language.french

extension LintReportMessage {
  var french: String {
    switch self {
    case .summary(let counts, let files): "\(found(counts)) dans \(self.files(files))"
    case .fixed(let count, let files):
      "\(language.counted(count, "constat corrigé", "constats corrigés")) dans \(self.files(files))"
    case .wouldBeFixed(let count, let files, let left, let all):
      "\(language.counted(count, "constat serait corrigé", "constats seraient corrigés")) dans \(self.files(files))"
        + (left.isEmpty ? "" : "; il resterait \(found(left)) dans \(self.files(all))")
    }
  }

  private func files(_ count: Int) -> String { language.counted(count, "fichier", "fichiers") }

  private func found(_ counts: [FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: language.counted(found.count, "erreur", "erreurs")
      case .warning: language.counted(found.count, "avertissement", "avertissements")
      case .info: language.counted(found.count, "suggestion", "suggestions")
      }
    }.joined(separator: ", ")
  }
}
