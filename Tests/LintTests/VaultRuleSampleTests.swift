import Diagnostics
import Lint
import SourceText
import TestSupport
import TestVaults
import Testing

/// Each rule that looks at other files with the two vaults in `Samples/RULE`: `bad.vault` triggers it, `good.vault` does not.
/// What it says of the first stands in `bad.txt`, and what its first fixes make of it in `fixed.vault`.
@Suite struct VaultRuleSampleTests {
  static let names = RuleCatalogue.all.filter { $0 is any VaultRule.Type }.map { $0.name }

  private func vault(_ rule: String, _ name: String) throws -> SampleVault {
    SampleVault(try ProjectFiles.text("\(RuleSampleTests.folder)/\(rule)/\(name)"))
  }

  @Test(arguments: names)
  func badVaultTriggersTheRule(_ name: String) throws {
    let vault = try vault(name, "bad.vault")
    let findings = vault.findings()
    #expect(findings.contains { $0.rule == name })
    let text = DiagnosticRenderer(style: .plain, width: 100).text(for: findings, source: vault.source)
    expectGolden(text, "\(RuleSampleTests.folder)/\(name)/bad.txt")
  }

  @Test(arguments: names)
  func goodVaultHasNoFinding(_ name: String) throws {
    #expect(try vault(name, "good.vault").findings().map { "\($0.file): \($0.rule): \($0.message)" } == [])
  }

  /// The first fix of every finding of the rule, one after another: the rule finds less, and no other rule finds more.
  @Test(arguments: names)
  func fixesMendTheBadVault(_ name: String) throws {
    var vault = try vault(name, "bad.vault")
    let others = Set(vault.findings().map(\.rule))
    guard RuleCatalogue.rule(named: name)?.english.fix != nil else {
      #expect(vault.findings().allSatisfy { $0.rule != name || $0.fixes.isEmpty })
      return
    }
    for _ in 0..<20 {
      let found = vault.findings().filter { $0.rule == name }
      guard let first = found.first(where: { !$0.fixes.isEmpty }) else { break }
      vault = try #require(vault.applying([first.fixes[0]]))
      #expect(vault.findings().count { $0.rule == name } < found.count)
    }
    expectGolden(vault.text, "\(RuleSampleTests.folder)/\(name)/fixed.vault")
    #expect(vault.findings().filter { $0.rule == name && !$0.fixes.isEmpty }.map(\.message) == [])
    #expect(vault.findings().filter { !others.contains($0.rule) }.map { "\($0.file): \($0.rule): \($0.message)" } == [])
  }

  /// Every fix alone, the second ways to mend something among them.
  @Test(arguments: names)
  func everyFixAloneMendsItsFinding(_ name: String) throws {
    let vault = try vault(name, "bad.vault")
    let findings = vault.findings()
    for finding in findings where finding.rule == name {
      for fix in finding.fixes {
        let after = try #require(vault.applying([fix])).findings()
        #expect(after.count < findings.count, "\(finding.message): \(fix.title)")
      }
    }
  }

  @Test(arguments: names)
  func examplesOfThePage(_ name: String) throws {
    let example = try #require(RuleCatalogue.rule(named: name)).example
    #expect(SampleVault(example.found).findings().map(\.rule).contains(name))
    #expect(SampleVault(example.instead).findings().map { "\($0.file): \($0.rule): \($0.message)" } == [])
  }
}
