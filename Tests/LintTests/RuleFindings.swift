import Chronology
import Diagnostics
import Lint
import Outline
import SourceText

/// What one rule finds in a file of a vault, on Friday 2026-11-20.
func findings(of rule: String, in text: String, at path: String = "page.md") -> [Diagnostic] {
  Linter(only: [rule]).lint(file(text, at: path))
}

/// A file after the first fix of each finding.
func fixed(_ text: String, _ findings: [Diagnostic]) -> String? {
  SourceText(text).applying(findings.compactMap(\.fixes.first).flatMap(\.edits).map(\.edit)).map {
    String(decoding: $0, as: UTF8.self)
  }
}

/// A file of a vault where only `img/here.jpg` exists.
func file(_ text: String, at path: String = "page.md", vaultAllow: [String] = []) -> LintedFile {
  let exists: @Sendable (String) -> Bool = { $0 == "img/here.jpg" }
  let context = LintContext(today: CivilDate("2026-11-20")!, isInVault: true, vaultAllow: vaultAllow, exists: exists)
  return LintedFile(path: path, document: Document(reading: SourceText(text)), context: context)
}
