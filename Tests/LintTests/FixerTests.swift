import Diagnostics
import Lint
import Outline
import SourceText
import TestLaws
import TestSupport
import TestVaults
import Testing

/// The fixer on whole vaults: the samples of the rules, and cases of its own.
@Suite struct FixerTests {
  static let rules = RuleCatalogue.names

  /// The bad sample of a rule: a file, or a vault.
  private func sample(_ rule: String) throws -> FixerVault {
    let folder = "\(RuleSampleTests.folder)/\(rule)"
    if VaultRuleSampleTests.names.contains(rule) {
      return FixerVault(SampleVault(try ProjectFiles.text("\(folder)/bad.vault")))
    }
    let source = SourceText(try ProjectFiles.bytes("\(folder)/bad.md"))
    let names = ["date-mismatch": "2026-11-21.md", "misplaced-vault": "bad.md"]
    var vault = FixerVault([:])
    let isRoot = Document(reading: source).kind == .vault
    vault.files = [names[rule] ?? (isRoot ? "tidemark.md" : "bad.md"): source]
    return vault
  }

  @Test(arguments: someCases(of: rules, named: "laws", least: 30))
  func lawsHoldOfTheSample(_ rule: String) throws {
    expectFixerLaws(try sample(rule), "\(rule)")
  }

  @Test(arguments: someCases(of: rules, named: "guesses", least: 30))
  func lawsHoldOfTheSampleWithGuesses(_ rule: String) throws {
    expectFixerLaws(try sample(rule), all: rule, "\(rule)")
  }

  /// No safe fix of a rule is known that brings up a finding of another rule. The image whose path holds a space is missing too.
  @Test(arguments: rules)
  func noSafeFixOfASampleIsDeclined(_ rule: String) throws {
    let fixer = try sample(rule).fixer()
    #expect(fixer.declined.map(\.rule) == (rule == "missing-image" ? [rule] : []))
    #expect(fixer.findings.filter { $0.fixes.contains(where: \.isSafe) } == fixer.declined)
  }
}

extension FixerTests {
  private static let page = "---\nkind: page\n---\n\n# Page\n\n"
  private static func day(_ date: String, _ lines: String) -> String { "---\nkind: day\n---\n\n# \(date)\n\n\(lines)" }

  // MARK: Places that are shared

  /// The section is moved first, and what is wrong in it is mended where it stands then.
  @Test func aFixWithinASectionThatMovesWaitsForTheNextRound() {
    let vault = FixerVault([
      "a.md": Self.page + "## Things that used to matter\n\n-[ ] Sport\n\n## Ideas\n\n-[ ] Music\n"
    ])
    let fixer = vault.fixer()
    #expect(fixer.applied.map(\.finding.rule).sorted() == ["malformed-box", "malformed-box", "set-aside-last"])
    #expect(
      vault.applying(fixer).text("a.md")
        == Self.page + "## Ideas\n\n- [ ] Music\n\n## Things that used to matter\n\n- [ ] Sport\n"
    )
    expectFixerLaws(vault, "a section that moves")
  }

  @Test func twoFixesAtOnePlaceAreMadeOneAfterAnother() {
    let vault = FixerVault(["a.md": Self.page + "- [ ] Tape due:: 2026-12-01 done:2026-11-05 (high)\n"])
    expectFixerLaws(vault, "two fields at one end")
    #expect(!vault.fixer().applied.isEmpty)
  }

  @Test func manyTasksAreAddedToOneProjectInOneRound() {
    var days: [String: String] = ["projects/thesis.md": "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n"]
    let tasks = (10..<40).map { "Task \($0)" }
    for (number, task) in tasks.enumerated() {
      let date = "2026-10-\(number + 1 < 10 ? "0" : "")\(number + 1)"
      days["days/\(date).md"] = Self.day(date, "- 09:00 - 10:00 Work\n  - [ ] \(task) (project: Thesis)\n")
    }
    let vault = FixerVault(days)
    var trials = 0
    let fixer = Fixer(
      choose: { $0.fixes.first(where: \.isSafe) },
      original: { vault.files[$0] },
      lint: {
        trials += 1
        return vault.findings(with: $0)
      }
    )
    #expect(fixer.applied.count == 30)
    #expect(trials == 3)
    #expect(
      vault.applying(fixer).text("projects/thesis.md")
        == "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n" + tasks.map { "- [ ] \($0)\n" }.joined()
    )
  }

  @Test func tasksOfANumberedListAreCountedOn() {
    let vault = FixerVault([
      "p.md": "---\nkind: project\n---\n\n# Thesis\n\n1. [ ] Draft\n",
      "2026-11-20.md": Self.day(
        "2026-11-20",
        "- 09:00 Work\n  - [ ] Read (project: Thesis)\n  - [ ] Print (project: Thesis)\n"
      ),
    ])
    #expect(
      vault.applying(vault.fixer()).text("p.md")
        == "---\nkind: project\n---\n\n# Thesis\n\n1. [ ] Draft\n2. [ ] Read\n3. [ ] Print\n"
    )
  }

  // MARK: Several files

  @Test func aBlockIsPartedOverTwoFilesOneOfThemNew() {
    var vault = FixerVault(["days/2026-11-20.md": Self.day("2026-11-20", "- 22:00 - 02:00 Night train\n")])
    #expect(vault.fixer().changes.isEmpty)
    var fixer = vault.fixer(all: "block-past-midnight")
    #expect(fixer.changes.map(\.path) == ["days/2026-11-20.md", "days/2026-11-21.md"])
    #expect(fixer.changes.map { $0.before == nil } == [false, true])
    vault = vault.applying(fixer)
    #expect(vault.text("days/2026-11-20.md") == Self.day("2026-11-20", "- 22:00 - 24:00 Night train\n"))
    #expect(vault.text("days/2026-11-21.md") == Self.day("2026-11-21 Saturday", "- 00:00 - 02:00 Night train\n"))

    // Two more, of which the second sees what the first has written.
    vault.files["days/2026-11-20.md"] = SourceText(
      Self.day("2026-11-20", "- 22:00 - 02:00 Night train\n- 23:00 - 03:00 Reading\n")
    )
    vault.files["days/2026-11-21.md"] = nil
    fixer = vault.fixer(all: "block-past-midnight")
    #expect(fixer.applied.count == 2 || !fixer.declined.isEmpty)
    expectFixerLaws(vault, all: "block-past-midnight", "two blocks")
  }

  // MARK: Files that are left alone

  @Test(arguments: ["- caf\u{0}\n", "<<<<<<< a\n- one\n=======\n- two\n>>>>>>> b\n"])
  func aFileThatMayNotBeRewrittenIsNotTouched(text: String) {
    var bytes = Array((Self.page + "-[ ] Sport\n\n" + text).utf8)
    for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0xE9 }
    var vault = FixerVault([:])
    vault.files = ["a.md": SourceText(bytes), "b.md": SourceText(Self.page + "-[ ] Sport\n")]
    let fixer = vault.fixer()
    #expect(fixer.changes.map(\.path) == ["b.md"])
    #expect(fixer.declined.isEmpty)
    expectFixerLaws(vault, "a file that may not be rewritten")
  }

  @Test func aProjectThatMayNotBeRewrittenTakesNoTask() {
    var vault = FixerVault([
      "2026-11-20.md": Self.day("2026-11-20", "- 09:00 Work\n  - [ ] Read (project: Thesis)\n")
    ])
    vault.files["p.md"] = SourceText(Array("---\nkind: project\n---\n\n# Thesis\n\n- [ ] caf".utf8) + [0xE9, 0x0A])
    #expect(vault.fixer().changes.isEmpty)
    #expect(vault.findings().contains { $0.rule == "missing-task" && !$0.fixes.isEmpty })
  }
}
