import Diagnostics
import Languages
import Lint
import SourceText
import Testing

/// What the fixer does with fixes that are no good. The files here hold letters, and made-up rules find them.
@Suite struct FixerDeclineTests {
  /// - Parameters:
  ///   - rules: what each letter that is found is to become; nothing for “!”.
  ///   - other: the file that the fixes are about, if not the one of the finding.
  ///   - opens: whether the fixes give the file its kind.
  private func fixer(
    _ text: String,
    _ rules: [Character: String],
    other: String? = nil,
    opens: Bool = false,
    mostTrials: Int = 1_000
  ) -> (fixer: Fixer, trials: Int) {
    let files = ["a": SourceText(text)]
    var trials = 0
    func lint(_ changed: [String: SourceText]) -> [Diagnostic] {
      trials += 1
      return files.merging(changed) { $1 }.sorted { $0.key < $1.key }.flatMap { findings($0, $1, rules, other ?? $0) }.map {
        finding in
        var finding = finding
        for index in finding.fixes.indices { finding.fixes[index].opensFile = opens }
        return finding
      }
    }
    let fixer = Fixer(choose: \.fixes.first, original: { files[$0] }, lint: lint, mostTrials: mostTrials)
    return (fixer, trials)
  }

  private func findings(_ path: String, _ source: SourceText, _ rules: [Character: String], _ edited: String) -> [Diagnostic] {
    source.bytes.enumerated().compactMap { offset, byte in
      let letter = Character(UnicodeScalar(byte))
      guard let replacement = rules[letter] else { return nil }
      let edit = TextEdit(replacing: offset..<offset + 1, with: replacement)
      let fix = Fix(name: Told("Write “\(replacement)”"), isSafe: true, edits: [FileEdit(file: edited, edit: edit)])
      return Diagnostic(
        rule: "no-\(letter)",
        severity: .warning,
        file: path,
        range: edit.range,
        problem: Told("a letter"),
        fixes: replacement == "!" ? [] : [fix]
      )
    }
  }

  private func text(_ fixer: Fixer) -> String? {
    fixer.changes.first.map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  @Test func whatBringsNothingUpIsApplied() {
    let (fixer, _) = fixer("a b a", ["a": "c"])
    #expect(text(fixer) == "c b c")
    #expect(fixer.applied.map(\.finding.rule) == ["no-a", "no-a"])
    #expect(fixer.findings.isEmpty && fixer.declined.isEmpty)
  }

  @Test func whatBringsUpAnotherFindingIsDeclined() {
    let (fixer, _) = fixer("a b a d", ["a": "x", "b": "c", "d": "e", "x": "!"])
    #expect(text(fixer) == "a c a e")
    #expect(fixer.declined.map(\.rule) == ["no-a", "no-a"])
    #expect(fixer.findings.map(\.rule) == ["no-a", "no-a"])
    #expect(fixer.obstacles == ["no-x", "no-x"])
  }

  @Test func whatGivesAFileItsKindMayBringUpFindingsThere() {
    let (fixer, _) = fixer("a b", ["a": "x", "x": "!", "b": "c"], opens: true)
    #expect(text(fixer) == "x c")
    #expect(fixer.declined.isEmpty)
    #expect(fixer.findings.map(\.rule) == ["no-x"])
  }

  @Test func whatGivesAFileItsKindStillMendsItsFinding() {
    #expect(fixer("a", ["a": "aa"], opens: true).fixer.changes.isEmpty)
  }

  @Test func fixesThatUndoOneAnotherAreDeclined() {
    let (fixer, _) = fixer("a b", ["a": "b", "b": "a"])
    #expect(fixer.changes.isEmpty && fixer.applied.isEmpty)
    #expect(fixer.declined.count == 2)
  }

  @Test func aFixThatMendsNothingIsDeclined() {
    #expect(fixer("a", ["a": "aa"]).fixer.changes.isEmpty)
    #expect(fixer("a", ["a": "a "]).fixer.changes.isEmpty)
  }

  @Test func aFixOutsideOfItsFileIsDeclined() {
    let (fixer, _) = fixer("b a", ["a": "c"], other: "none")
    #expect(fixer.changes.isEmpty && fixer.declined.count == 1)
  }

  @Test func fewTrialsFindABadFixAmongMany() {
    let (fixer, trials) = fixer(String(repeating: "a ", count: 500) + "b", ["a": "c", "b": "x", "x": "!"])
    #expect(fixer.applied.count == 500)
    #expect(fixer.declined.map(\.rule) == ["no-b"])
    #expect(trials < 40)
  }

  @Test func fixesThatTouchAreMadeInTurn() {
    let (fixer, _) = fixer("aaaaa", ["a": "c"])
    #expect(text(fixer) == "ccccc")
    #expect(fixer.applied.count == 5)
  }

  @Test func afterSoManyTrialsTheRestIsLeft() {
    let text = String(repeating: "b a ", count: 40)
    let (stopped, trials) = fixer(text, ["a": "c", "b": "x", "x": "!"], mostTrials: 20)
    #expect(!stopped.isComplete)
    #expect(trials == 22)
    #expect(!stopped.findings.contains { $0.rule == "no-x" })
    let (whole, _) = fixer(text, ["a": "c", "b": "x", "x": "!"])
    #expect(whole.isComplete)
    #expect(whole.applied.count == 40 && whole.declined.count == 40)
  }
}
