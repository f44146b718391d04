import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// The forms of `lint` for programs and platforms.
@Suite struct LintFormatTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func json<Value>(_ text: String, _ type: Value.Type) throws -> Value {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Value)
  }

  private func results(_ text: String) throws -> [[String: Any]] {
    let runs = try #require(try json(text, [String: Any].self)["runs"] as? [[String: Any]])
    return try #require(runs[0]["results"] as? [[String: Any]])
  }

  @Test func shortIsOneLineForEachFinding() throws {
    try folder.write("a.md", Sample.wrong)
    try folder.write("b.md", Sample.doubtful)
    let run = folder.run("lint --format short @")
    #expect(
      run.output == """
        @/a.md:9:22: error: “2026-13-01” is not in the calendar [field-value]
        @/b.md:9:17: warning: “duw” is not a key [unknown-key]

        """
    )
    #expect(run.status == .findings && run.error.isEmpty)
  }

  @Test func githubIsOneCommandForEachFinding() throws {
    try folder.write("a.md", Sample.wrong)
    let message = "“2026-13-01” is not in the calendar%0Acorrect the day or the month"
    let place = "file=@/a.md,line=9,endLine=9,col=22,endColumn=31,title=field-value"
    #expect(folder.run("lint --format github @").output == "::error \(place)::\(message)\n")
  }

  @Test(arguments: LintFormat.allCases)
  func exitsAsWithText(format: LintFormat) throws {
    try folder.write("a.md", Sample.doubtful)
    #expect(folder.run("lint @ --format \(format.rawValue)").status == .success)
    #expect(folder.run("lint @ --strict --format \(format.rawValue)").status == .findings)
    #expect(folder.run("lint @ --format \(format.rawValue) @/missing.md").status == .couldNotRun)
  }

  @Test func aTestFailsWhereTheRunDoes() throws {
    try folder.write("a.md", Sample.doubtful)
    #expect(folder.run("lint @ --format junit").output.contains("failures=\"0\""))
    #expect(folder.run("lint @ --format junit --strict").output.contains("failures=\"1\""))
  }

  @Test(arguments: [LintFormat.sarif, .gitlab, .junit, .github, .short])
  func reportsOnStandardInput(format: LintFormat) throws {
    try folder.write("page.md", Sample.wrong)
    let shell = "tidemark lint --format \(format.rawValue) --stdin-filename pages/x.md - < page.md"
    let run = try ProgramRun(shell, in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("pages/x.md") && run.text.contains("is not in the calendar"))
  }

  // MARK: What cannot be read

  @Test func aFileThatCannotBeReadIsInTheReport() throws {
    try folder.write("a.md", Sample.clean)
    func run(_ format: String) -> CommandRun { folder.run("lint --format \(format) @/missing.md @/a.md") }
    for format in ["short", "sarif", "github", "gitlab", "junit"] {
      #expect(run(format).error == "tidemark: @/missing.md: no such file or folder\n")
    }
    #expect(run("short").output.isEmpty)
    #expect(run("github").output == "::error file=@/missing.md,title=cannot be read::no such file or folder\n")
    let element = try #require(try json(run("gitlab").output, [[String: Any]].self).first)
    #expect(element["check_name"] as? String == "cannot-read" && element["severity"] as? String == "blocker")
    #expect(run("junit").output.contains("<error message=\"no such file or folder\""))
    let runs = try #require(try json(run("sarif").output, [String: Any].self)["runs"] as? [[String: Any]])
    let invocation = try #require((runs[0]["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test func soIsOneThatOnlyItsVaultNeeds() throws {
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("a.md", Sample.clean)
    try folder.link("b.md", to: "nowhere")
    let run = folder.run("lint --format gitlab @/a.md")
    #expect(run.status == .couldNotRun)
    #expect(try json(run.output, [[String: Any]].self).map { $0["check_name"] as? String } == ["cannot-read"])
  }

  // MARK: Vaults and fixes

  private func writeVault() throws {
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    let day = "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 Work\n  - [ ] Drift (project: Thesis)\n"
    try folder.write("v/days/2026-11-20.md", day)
    try folder.write("v/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
  }

  @Test func rulesOfAVaultAreInIt() throws {
    try writeVault()
    let line = "lint @/v --today 2026-11-20 --format "
    let found = try results(folder.run(line + "sarif").output)
    #expect(found.map { $0["ruleId"] as? String } == ["missing-task"])
    // A fix may be about another file.
    let text = folder.run(line + "sarif").output
    #expect(text.contains("projects/thesis.md") == (found[0]["fixes"] != nil))
    #expect(folder.run(line + "short").output.contains("[missing-task]"))
    #expect(folder.run(line + "junit").output.contains("<testsuite name=\"@/v/tidemark.md\" tests=\"1\" failures=\"0\""))
  }

  @Test func rulesAreThoseOfTheCatalogue() throws {
    let log = try json(folder.run("lint @ --format sarif").output, [String: Any].self)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let listed = CommandRun("rules").lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(rules.map { $0["id"] as? String } == listed)
    #expect(driver["semanticVersion"] as? String == Tidemark.version)
    for rule in rules {
      // GitHub cuts longer ones.
      let text = (rule["fullDescription"] as? [String: Any])?["text"] as? String
      #expect((1...1024).contains(text?.count ?? 0))
    }
  }

  @Test(arguments: [LintFormat.short, .sarif, .github, .gitlab, .junit])
  func fixingReportsWhatIsLeft(format: LintFormat) throws {
    let fixable = Sample.page("- [ ] Pay (due: 2026-11-30, high)", "- [ ] Call mum (duw: 2026-12-01, due: 2026-12-01)")
    try folder.write("a.md", fixable)
    let run = folder.run("lint @ --fix --format \(format.rawValue)")
    let after = folder.run("lint @ --format \(format.rawValue)")
    #expect(run.output == after.output)
    #expect(run.status == after.status)
    #expect(run.error == "tidemark: 1 finding fixed in 1 file\n")
  }

  @Test(arguments: [LintFormat.short, .sarif, .github, .gitlab, .junit])
  func aDiffIsNoReportForAPlatform(format: LintFormat) throws {
    try folder.write("a.md", Sample.doubtful)
    let run = folder.run("lint @ --fix --dry-run --format \(format.rawValue)")
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error.contains("“--dry-run” prints a diff"))
  }
}
