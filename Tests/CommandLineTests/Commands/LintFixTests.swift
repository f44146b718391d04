import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// `lint --fix`
@Suite struct LintFixTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A page with a box that a safe fix mends, on line 9, and a key that a guess does, on line 10.
  private static let slips = Sample.page("-[ ] Call mum", "- [ ] Tea (due: 2026-12-01, prioriti: low)")
  private static let mended = Sample.page("- [ ] Call mum", "- [ ] Tea (due: 2026-12-01, prioriti: low)")
  private static let guessed = Sample.page("-[ ] Call mum", "- [ ] Tea (due: 2026-12-01, priority: low)")

  // MARK: What is written and printed

  @Test func appliesSafeFixesAndReportsTheRest() throws {
    try folder.write("a.md", Self.slips)
    try folder.write("b.md", Sample.page("- [] Swim", "- [X ] Run"))
    try folder.write("c.md", Sample.clean)
    let run = folder.run("lint --fix @")
    #expect(run.status == .success)
    #expect(
      run.output == """
        3 findings fixed in 2 files

        @/a.md:10:29: warning: “prioriti” is not a key [unknown-key]
          - [ ] Tea (due: 2026-12-01, prioriti: low)
                                      ^^^^^^^^
          help: did you mean “priority”?
          fix: Write “priority” (applied only when you ask)

        1 warning in 3 files

        """
    )
    #expect(run.error.isEmpty)
    #expect(try folder.text("a.md") == Self.mended)
    #expect(try folder.text("b.md") == Sample.page("- [ ] Swim", "- [x] Run"))
    #expect(try folder.names() == ["a.md", "b.md", "c.md"])
    let again = folder.run("lint --fix @")
    #expect(again.output == folder.run("lint @").output)
    #expect(!again.output.contains("fixed"))
  }

  @Test func whatIsAllFixedIsOneLine() throws {
    try folder.write("a.md", Sample.page("-[ ] Call mum"))
    let run = folder.run("lint --fix @")
    #expect(run.output == "1 finding fixed in 1 file\n")
    #expect(run.status == .success)
  }

  @Test func whereNothingIsFoundNothingIsPrinted() throws {
    try folder.write("a.md", Sample.clean)
    try folder.write("note.md", Sample.note)
    for options in ["--fix", "--fix --dry-run"] {
      let run = folder.run("lint \(options) @")
      #expect(run.status == .success)
      #expect(run.output.isEmpty && run.error.isEmpty)
    }
  }

  @Test(arguments: [("", ExitCode.success), ("--strict", .findings)])
  func exitsByWhatIsLeft(options: String, status: ExitCode) throws {
    try folder.write("a.md", Self.slips)
    #expect(folder.run("lint --fix --dry-run \(options) @").status == status)
    #expect(folder.run("lint --fix \(options) @").status == status)
    try folder.write("b.md", Sample.page("- [ ] Tea (due: 2026-11-30, high)"))
    #expect(folder.run("lint @/b.md").status == .findings)
    #expect(folder.run("lint --fix --strict @/b.md").status == .success)
    try folder.write("c.md", Sample.wrong)
    #expect(folder.run("lint --fix @/c.md").status == .findings)
  }

  @Test func aDryRunPrintsTheDiffAndWritesNothing() throws {
    try folder.write("a.md", Self.slips)
    let run = folder.run("lint --fix --dry-run @")
    #expect(
      run.output == """
        --- @/a.md
        +++ @/a.md
        @@ -6,5 +6,5 @@
         
         ## Section
         
        --[ ] Call mum
        +- [ ] Call mum
         - [ ] Tea (due: 2026-12-01, prioriti: low)

        """
    )
    #expect(run.error == "tidemark: 1 finding would be fixed in 1 file; 1 warning in 1 file would be left\n")
    #expect(try folder.text("a.md") == Self.slips)
  }

  @Test func guessesAreTakenForOneRule() throws {
    try folder.write("a.md", Self.slips)
    let run = folder.run("lint --fix --unsafe-fixes --rule unknown-key @")
    #expect(run.output == "1 finding fixed in 1 file\n")
    #expect(try folder.text("a.md") == Self.guessed)
  }

  @Test func aRuleIsFixedAlone() throws {
    try folder.write("a.md", Self.slips)
    #expect(folder.run("lint --fix --rule unknown-key @").output.contains("(applied only when you ask)"))
    #expect(try folder.text("a.md") == Self.slips)
    #expect(folder.run("lint --fix --rule malformed-box @").output == "1 finding fixed in 1 file\n")
    #expect(try folder.text("a.md") == Self.mended)
  }

  /// The rule that would find something then was not asked for; still the file is not to be worse.
  @Test func aFixThatBringsUpAnotherFindingIsLeft() throws {
    let text = Sample.page("-[ ] Call mum (due: 2026-13-01)")
    try folder.write("a.md", text)
    let run = folder.run("lint --fix --rule malformed-box @")
    #expect(run.output.contains("[malformed-box]"))
    #expect(
      run.error
        == "tidemark: 1 fix was not applied, because it would cause another finding: malformed-box in @/a.md (field-value)\n"
    )
    #expect(try folder.text("a.md") == text)
    #expect(folder.run("lint --fix --rule malformed-box --allow field-value @").output == "1 finding fixed in 1 file\n")
  }

  @Test func theReportAsJSONTellsWhatWasFixed() throws {
    try folder.write("a.md", Self.slips)
    for options in ["--dry-run ", ""] {
      let run = folder.run("lint --fix \(options)--format json @")
      #expect(run.error.isEmpty)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let fixed = try #require(object["fixed"] as? [[String: String]])
      #expect(
        fixed == [
          [
            "file": "@/a.md", "severity": "warning", "rule": "malformed-box", "fix": "Write “- [ ]”",
            "message": "“-[ ]” does not begin a list item: a space is missing after “-”",
          ]
        ]
      )
      let changes = try #require(object["changes"] as? [[String: Any]])
      #expect(changes.map { $0["file"] as? String } == ["@/a.md"])
      #expect((object["diagnostics"] as? [Any])?.count == 1)
      #expect((object["summary"] as? [String: Int])?["warnings"] == 1)
    }
    #expect(try folder.text("a.md") == Self.mended)
    #expect(!folder.run("lint --format json @").output.contains("\"fixed\""))
  }

  // MARK: Options that cannot be together

  @Test(arguments: [
    ("--dry-run @", "“--dry-run” goes with “--fix”; write “--fix --dry-run”"),
    ("--unsafe-fixes --rule unknown-key @", "“--unsafe-fixes” goes with “--fix”; write “--fix --unsafe-fixes”"),
    ("--fix --unsafe-fixes @", "“--unsafe-fixes” takes the findings of one rule at a time; name it, as “--rule unknown-key”"),
    (
      "--fix --unsafe-fixes --rule unknown-key --rule unread-part @",
      "“--unsafe-fixes” takes the findings of one rule at a time; name it, as “--rule unknown-key”"
    ),
    (
      "--fix - @",
      "with “--fix”, “-” must be the only path, because the fixed text goes to standard output; run the command again for the files"
    ),
  ])
  func saysWhatCannotBeTogether(line: String, message: String) throws {
    try folder.write("a.md", Self.slips)
    let run = folder.run("lint " + line)
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark lint: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(try folder.text("a.md") == Self.slips)
  }

  // MARK: Standard input

  @Test func standardInputGoesFixedToStandardOutput() throws {
    try folder.write("a.md", Self.slips)
    let run = try ProgramRun("tidemark lint --fix --stdin-filename b.md - < a.md", in: folder)
    #expect(run.text == Self.mended)
    #expect(run.error.hasPrefix("1 finding fixed in 1 file\n\nb.md:10:29: warning: "))
    #expect(run.status == 0)
    #expect(try folder.names() == ["a.md"])
    #expect(try folder.text("a.md") == Self.slips)
    let diff = try ProgramRun("tidemark lint --fix --dry-run - < a.md", in: folder)
    #expect(diff.text.hasPrefix("--- <stdin>\n+++ <stdin>\n@@ "))
  }

  /// An editor takes what comes for its text.
  @Test(arguments: [Sample.note, Sample.clean, Sample.wrong, ""])
  func standardInputThatIsNotFixedIsPassedOn(text: String) throws {
    try folder.write("a.md", text)
    let run = try ProgramRun("tidemark lint --fix - < a.md", in: folder)
    #expect(run.text == text)
  }
}
