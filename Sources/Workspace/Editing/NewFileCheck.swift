package import Chronology
import Diagnostics
package import Languages
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Lints a file before it is written, so that what the words of a command line brought into it is refused and not written.
package struct NewFileCheck {
  let today: CivilDate
  /// Where the file will lie.
  let path: String

  package init(today: CivilDate, path: String) {
    self.today = today
    self.path = path
  }

  /// The first error or warning in a text, as one line without control characters; nil where there is none.
  ///
  /// - Parameter base: the text before the words came into it. What is wrong there as well is somebody else's affair.
  package func problem(in text: String, beside base: String) -> Told? {
    let known = findings(in: base).map { [$0.rule, $0.message] }
    let new = findings(in: text).filter { !known.contains([$0.rule, $0.message]) }
    guard let worst = new.first(where: { $0.severity == .error }) ?? new.first else { return nil }
    return Told(NewFileCheckMessage.found(worst.problem, advice: worst.advice))
  }

  private func findings(in text: String) -> [Diagnostic] {
    let vault = VaultRoot.find(forNew: path)
    let root = vault.flatMap { VaultRoot.record(in: $0, limit: FileSet.limit) }
    let context = LintContext(
      today: today,
      isInVault: vault != nil,
      settings: root?.root?.settings ?? Settings(),
      vaultAllow: root?.root?.allow ?? []
    )
    let linter = Linter()
    let kind = VaultHomes().kindByFolder(ofPath: path)
    let document = Document(reading: SourceText(text), kindByFolder: kind)
    var findings = linter.lint(LintedFile(path: path, document: document, context: context))
    if let root, let record = VaultRecord.read(Array(text.utf8), path: path, name: path)?.record {
      findings += linter.lint(record, in: LintedVault(VaultIndex([root, record]), today: today)).filter { $0.file == path }
    }
    return findings.filter { $0.severity > .info }
  }
}

/// What is said of a finding that a new file would have.
enum NewFileCheckMessage: Message {
  case found(Told, advice: Told?)
}
