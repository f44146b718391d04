import Diagnostics
import Languages

private let language = Language.spanish

extension LintReportMessage {
  var spanish: String {
    switch self {
    case .summary(let counts, let files): "\(found(counts)) en \(self.files(files))"
    case .fixed(let count, let files):
      "\(language.counted(count, "hallazgo arreglado", "hallazgos arreglados")) en \(self.files(files))"
    case .wouldBeFixed(let count, let files, let left, let all):
      language.form(count, "Se arreglaría ", "Se arreglarían ") + language.counted(count, "hallazgo", "hallazgos")
        + " en \(self.files(files))" + (left.isEmpty ? "" : "; quedaría: \(found(left)) en \(self.files(all))")
    }
  }

  private func files(_ count: Int) -> String { language.counted(count, "archivo", "archivos") }

  private func found(_ counts: [FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: language.counted(found.count, "error", "errores")
      case .warning: language.counted(found.count, "advertencia", "advertencias")
      case .info: language.counted(found.count, "sugerencia", "sugerencias")
      }
    }.joined(separator: ", ")
  }
}
