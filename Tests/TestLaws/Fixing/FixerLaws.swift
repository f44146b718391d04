import Diagnostics
import Lint
import Outline
import SourceText

/// What holds of every run of a fixer, told without the help of what the fixer itself counts by.
public enum FixerLaws {
  /// What does not hold; empty if all is well.
  ///
  /// - Parameter rule: the rule of which all fixes are applied; nil for the safe fixes of all rules.
  public static func broken(by vault: FixerVault, all rule: String? = nil) -> [String] {
    var broken: [String] = []
    let before = vault.findings()
    let fixer = vault.fixer(all: rule)
    let fixed = vault.applying(fixer)
    let after = fixed.findings()
    expect(after == fixer.findings, "what is left is not what is found")
    for change in fixer.changes {
      expect(Document(reading: change.after).isRewritable, "\(change.path) cannot be read any more")
      expect(change.before.map { Document(reading: $0).isRewritable } ?? true, "\(change.path) was not to be touched")
      expect(change.before == vault.files[change.path], "\(change.path) was another file")
    }
    expect(fixer.applied.isEmpty == fixer.changes.isEmpty, "fixes without changes, or changes without fixes")

    // Each fix leaves one finding less, and none that was not there; what is graver than a note may leave one. Only a file that got
    // its kind has findings of that kind. A finding that stays may quote what a fix has changed.
    let mayAdd = fixer.applied.contains { $0.finding.severity > .info }
    let isCounted = { (finding: Diagnostic) in !mayAdd || finding.severity > .info }
    let opened = Set(fixer.applied.filter { $0.fix.opensFile }.flatMap { $0.fix.edits.map(\.file) })
    let graver = { (findings: [Diagnostic]) in findings.count { $0.severity > .info } }
    let mended = fixer.applied.count { isCounted($0.finding) }
    expect(
      after.count(where: isCounted) <= before.count(where: isCounted) - mended || !opened.isEmpty,
      "fixes that mend nothing"
    )
    expect(graver(after) <= graver(before) || !opened.isEmpty, "more than notes added")
    for path in Set(after.map(\.file)) where !opened.contains(path) {
      for rule in Set(after.filter(isCounted).map(\.rule)) {
        func count(_ findings: [Diagnostic]) -> Int { findings.count { $0.file == path && $0.rule == rule } }
        expect(count(after) <= count(before), "more of \(rule) in \(path)")
      }
    }

    // A second run has nothing to do.
    let again = fixed.fixer(all: rule)
    expect(
      again.applied.isEmpty && again.changes.isEmpty,
      "again: \(again.applied.map { "\($0.finding.rule), \($0.fix.title)" })"
    )
    return broken

    func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
      if !holds { broken.append(words()) }
    }
  }
}
