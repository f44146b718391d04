import Chronology
import Diagnostics
package import Editing
package import Languages
import Lint
package import Outline
package import Planner
import SourceText

/// A line of a command line as the item that it is to be in a file, refused in the words of the linter where that would report it.
package struct LineCheck {
  let settings: Settings
  let today: CivilDate

  package init(_ vault: EditedVault) {
    settings = vault.settings
    today = vault.today
  }

  /// What a line reads as; nil where it is no single item.
  ///
  /// - Parameters:
  ///   - line: what stands behind the bullet.
  ///   - title: a title that such a file may have.
  package func item(_ line: String, in kind: DocumentKind, below title: String) throws(EditRefusal) -> PlanItem? {
    let line = WrittenLine(line, in: kind, below: title)
    let findings = findings(in: SourceText(line.text), by: Linter()).filter { $0.severity > .info }
    if let worst = findings.first(where: { $0.severity == .error }) ?? findings.first {
      var refusal = EditRefusal(problem: worst.problem, advice: worst.advice)
      refusal.line = worst.fixes.first.flatMap { LineCheck.line(line.text, with: $0) }
      throw refusal
    }
    return line.item
  }

  /// The words of a line of which some rules tell first, and what to write; nil where they find nothing.
  ///
  /// - Parameters:
  ///   - line: what stands behind the bullet.
  ///   - title: a title that such a file may have.
  package func words(
    toldBy rules: [String],
    in line: String,
    of kind: DocumentKind,
    below title: String
  ) -> (text: String, advice: Told?)? {
    let source = SourceText(WrittenLine(line, in: kind, below: title).text)
    return findings(in: source, by: Linter(only: rules)).first.map { (source.string(in: $0.range), $0.advice) }
  }

  private func findings(in source: SourceText, by linter: Linter) -> [Diagnostic] {
    let context = LintContext(today: today, isInVault: true, settings: settings, vaultAllow: [])
    return linter.lint(LintedFile(path: "line.md", document: Document(reading: source), context: context))
  }

  /// The line of a file of one, after a fix.
  private static func line(_ text: String, with fix: Fix) -> String? {
    let source = SourceText(text)
    guard let bytes = source.applying(fix.edits.map(\.edit)) else { return nil }
    let fixed = SourceText(bytes)
    let last = fixed.string(in: 0..<fixed.bytes.count).split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
    return last.flatMap { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : nil }
  }
}
