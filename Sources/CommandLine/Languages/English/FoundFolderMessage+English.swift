import Diagnostics
import Languages

private let language = Language.english

extension FoundFolderMessage {
  var english: String {
    switch self {
    case .files(let count):
      "\(count) \(language.form(count, "Markdown file is", "Markdown files are")) here already, and none was changed:"
    case .dated(let count, let folder):
      "\(count) \(folder.map { "in \(language.quoted($0))" } ?? "in this folder itself") are named by dates; those that say no kind are days now"
    case .notes(let count):
      "\(count) \(language.form(count, "is a note until it says", "are notes until they say")) a kind, as \(language.quoted("kind: page"))"
    case .boxes(let count): "\(count) \(language.form(count, "item", "items")) with a box"
    case .foreignLines(let count):
      "\(count) \(language.form(count, "line", "lines")) as other programs write them (\(language.quoted("tidemark explain foreign-line")))"
    case .findsNothing: "\(language.quoted("tidemark lint")) finds nothing."
    case .finds(let counts, let mended):
      "\(language.quoted("tidemark lint")) finds \(words(for: counts))"
        + (mended > 0
          ? "; \(language.quoted("tidemark lint --fix")) mends up to \(mended) of them." : ".")
    }
  }

  private func words(for counts: [LintReportMessage.FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: "\(found.count) \(language.form(found.count, "error", "errors"))"
      case .warning: "\(found.count) \(language.form(found.count, "warning", "warnings"))"
      case .info: "\(found.count) \(language.form(found.count, "hint", "hints"))"
      }
    }.joined(separator: ", ")
  }
}
