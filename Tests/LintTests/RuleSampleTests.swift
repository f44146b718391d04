import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import TestSupport
import Testing

/// Each rule with the two files in `Samples/RULE`: `bad.md` triggers it, `good.md` does not. What it says of the first stands in
/// `bad.txt`, and what its first fix makes of it in `fixed.md`.
@Suite struct RuleSampleTests {
  static let folder = "Tests/LintTests/Samples"

  /// Those that look at one file; the others have samples of whole vaults (`VaultRuleSampleTests`).
  static let fileRules = RuleCatalogue.all.filter { !($0 is any VaultRule.Type) }.map { $0.name }

  @Test(arguments: fileRules)
  func badSampleTriggersTheRuleAlone(_ name: String) throws {
    let (file, source) = try sample(name, "bad.md")
    let diagnostics = Linter().lint(file)
    #expect(diagnostics.contains { $0.rule == name })
    expectGolden(
      DiagnosticRenderer(style: .plain, width: 100).text(for: diagnostics, source: { _ in source }),
      "\(Self.folder)/\(name)/bad.txt"
    )
  }

  @Test(arguments: fileRules)
  func goodSampleHasNoFinding(_ name: String) throws {
    let (file, _) = try sample(name, "good.md")
    #expect(Linter().lint(file).map { "\($0.rule): \($0.message)" } == [])
  }

  /// Every first fix of the rule, applied together: the rule finds nothing any more, and no other rule finds more than before.
  @Test(arguments: fileRules)
  func fixMendsTheBadSample(_ name: String) throws {
    let (file, source) = try sample(name, "bad.md")
    let before = Linter().lint(file)
    let fixes = before.filter { $0.rule == name }.compactMap(\.fixes.first)
    guard RuleCatalogue.rule(named: name)?.english.fix != nil else {
      #expect(fixes.isEmpty)
      return
    }
    #expect(!fixes.isEmpty)
    let edits = fixes.flatMap(\.edits)
    #expect(edits.allSatisfy { $0.file == file.path })
    let fixed = SourceText(try #require(source.applying(edits.map(\.edit))))
    expectGolden(String(decoding: fixed.bytes, as: UTF8.self), "\(Self.folder)/\(name)/fixed.md")
    let after = Linter().lint(lintedFile(name, "bad.md", fixed))
    #expect(after.filter { $0.rule == name && !$0.fixes.isEmpty }.map(\.message) == [])
    let known = Set(before.map(\.rule))
    #expect(after.filter { !known.contains($0.rule) }.map { "\($0.rule): \($0.message)" } == [])
  }

  /// The example on a rule's page is a part of a section, or a whole file where it has front matter. U+FFFD in it stands for a
  /// byte that is not UTF-8.
  @Test(arguments: fileRules)
  func exampleOfThePageTriggersTheRule(_ name: String) throws {
    let example = try #require(RuleCatalogue.rule(named: name)).example
    #expect(Linter().lint(lintedFile(name, "page.md", wholePage(example.found))).contains { $0.rule == name })
    #expect(Linter().lint(lintedFile(name, "page.md", wholePage(example.instead))).map { "\($0.rule): \($0.message)" } == [])
  }

  @Test func namesAreKebabCaseSortedAndUnique() {
    let names = RuleCatalogue.names
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { name in name.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" } })
  }

  private func wholePage(_ example: String) -> SourceText {
    let text = example.contains("---\n") ? example : "---\nkind: page\n---\n\n# Page\n\n## Section\n\n\(example)"
    return SourceText(Array((text + "\n").utf8.split(separator: [0xEF, 0xBF, 0xBD]).joined(separator: [0xE9])))
  }

  private func sample(_ rule: String, _ name: String) throws -> (LintedFile, SourceText) {
    let source = SourceText(try ProjectFiles.bytes("\(Self.folder)/\(rule)/\(name)"))
    return (lintedFile(rule, name, source), source)
  }

  /// The names of the files of rules that look at these.
  private static let fileNames = ["date-mismatch": "2026-11-21.md"]

  /// In a vault, on Friday 2026-11-20, where only `img/here.jpg` exists. Its root is called what a root is called.
  private func lintedFile(_ rule: String, _ name: String, _ source: SourceText) -> LintedFile {
    let document = Document(reading: source)
    var context = LintContext(today: CivilDate("2026-11-20")!, isInVault: true, exists: { $0 == "img/here.jpg" })
    if rule == "outside-day" {
      (context.settings.dayStarts, context.settings.dayEnds) = (TimeOfDay("06:00")!, TimeOfDay("22:00")!)
    }
    let isRoot = rule == "misplaced-vault" ? name != "page.md" : document.kind == .vault
    let path = isRoot ? "tidemark.md" : Self.fileNames[rule] ?? name
    return LintedFile(path: path, document: document, context: context)
  }
}
