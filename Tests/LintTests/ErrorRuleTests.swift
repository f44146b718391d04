import Diagnostics
import Lint
import Outline
import Reading
import SourceText
import TestSupport
import Testing

/// An export tells only errors, and reads no more of a file than they need: none is about what looks meant, or asks what an item
/// without a problem was read as, or looks at the plain entries of logs.
@Suite struct ErrorRuleTests {
  private static let names = RuleCatalogue.all.filter { $0.severity == .error }.map { $0.name }

  private static func errors(
    in source: SourceText,
    looksForMeant: Bool,
    packsLogs: Bool = false,
    with extras: PlanReading.Extras = .all
  ) -> [Diagnostic] {
    let document = Document(reading: source, looksForMeant: looksForMeant, packsLogs: packsLogs)
    let file = LintedFile(path: "page.md", document: document, with: extras, context: file("").context)
    return Linter(only: names).lint(file)
  }

  private static func words(_ errors: [Diagnostic]) -> [String] {
    errors.map { "\($0.rule) \($0.range) \($0.message)" }
  }

  private static func check(_ source: SourceText, _ words: String) {
    let (all, some) = (errors(in: source, looksForMeant: true), errors(in: source, looksForMeant: false))
    #expect(Self.words(some) == Self.words(all), "\(words)")
    #expect(errors(in: source, looksForMeant: false, packsLogs: true, with: .problems) == some, "\(words)")
  }

  @Test func thereAreSome() {
    let file = SourceText("---\nkind: page\n---\n\n# A\n\n- [ ] Tea (due: 2026-02-30)\n")
    #expect(!Self.errors(in: file, looksForMeant: false, with: .problems).isEmpty)
  }

  @Test(arguments: RuleSampleTests.fileRules, ["bad.md", "good.md"])
  func samplesHaveTheSameErrors(rule: String, name: String) throws {
    let path = "\(RuleSampleTests.folder)/\(rule)/\(name)"
    Self.check(SourceText(try ProjectFiles.bytes(path)), path)
  }

  @Test(arguments: caseSeeds(default: 200)) func randomLinesHaveTheSameErrors(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let kind = random.pick(["page", "day", "project", "ritual", "life", "activities", "stacks", "vault"])
    let starts = [
      "- ", "- [ ] ", "- [x] ", "  - ", "    - ", "", "\n", "## ", "09:00 ", "- 09:00 - 08:00 ", "- 2026-11-20 ",
      "  - 2026-11-19 ", "- [ ] A (due: tomorrow, ", "- [x] B (every: ", "- C: 3/8 (",
    ]
    let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      random.pick(starts) + RandomText.nasty.line(using: &random) + random.pick(["\n", ")\n"])
    }
    let text = "---\nkind: \(kind)\n---\n\n# A\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n" + lines.joined()
    Self.check(SourceText(text), "seed \(seed): \(text)")
  }
}
