import Languages
import SourceText
import Testing

@testable import Diagnostics

@Suite struct DiagnosticTests {
  private static let finding = Diagnostic(
    rule: "rule",
    severity: .warning,
    file: "a.md",
    range: 0..<1,
    problem: Told("no"),
    advice: Told("mend it"),
    fixes: [Fix(name: Told("Mend it"), isSafe: true, edits: [])]
  )

  static let others: [@Sendable (inout Diagnostic) -> Void] = [
    { $0.rule = "other" }, { $0.severity = .error }, { $0.file = "b.md" }, { $0.range = 0..<2 }, { $0.problem = Told("none") },
    { $0.advice = nil }, { $0.more = 1 }, { $0.fixes = [] }, { $0.fixes[0].name = Told("Leave it") },
    { $0.fixes[0].isSafe = false },
  ]

  @Test(arguments: others) func aFindingSaysWhatPeopleRead(_ change: @Sendable (inout Diagnostic) -> Void) {
    var other = Self.finding
    change(&other)
    #expect(!Self.finding.says(theSameAs: other))
  }

  /// Whether the edits are the same is not asked, as they may take long to make.
  @Test func editsAreNotMade() {
    var other = Self.finding
    other.fixes = [
      Fix(name: Told("Mend it"), isSafe: true) {
        Issue.record("an edit was made")
        return []
      }
    ]
    #expect(Self.finding.says(theSameAs: other))
  }
}
