import Chronology
package import Editing
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
    let document = Document(reading: SourceText(line.text))
    let context = LintContext(today: today, isInVault: true, settings: settings, vaultAllow: [])
    let findings = Linter().lint(LintedFile(path: "line.md", document: document, context: context)).filter {
      $0.severity > .info
    }
    if let worst = findings.first(where: { $0.severity == .error }) ?? findings.first {
      throw EditRefusal(worst.message, help: worst.help)
    }
    return line.item
  }
}
