import Diagnostics
import Editing
import Languages
import Lint
import Outline
import SourceText
import Workspace

/// Words of a task that the linter would report as soon as it is written, as they say when it is or how much
/// it matters: who wrote them is told at once.
enum ReportedWords {
  /// What is told of the first of them, and what to write; none where the linter finds nothing.
  ///
  /// - Parameters:
  ///   - line: what stands behind the bullet.
  ///   - title: a title that such a file may have.
  static func told(of line: String, in kind: DocumentKind, below title: String, _ vault: EditedVault) -> [Told] {
    let source = SourceText(WrittenLine(line, in: kind, below: title).text)
    let context = LintContext(today: vault.today, isInVault: true, settings: vault.settings, vaultAllow: [])
    let file = LintedFile(path: "line.md", document: Document(reading: source), context: context)
    guard let finding = Linter(only: rules).lint(file).first else { return [] }
    let left = LeftWordsMessage.last(source.string(in: finding.range), option: nil)
    return [Told(left), finding.advice].compactMap(\.self)
  }

  private static let rules = ["unread-when", "unread-priority"]
}
