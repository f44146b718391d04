import TestSupport
import Testing

@testable import CommandLine

/// `lint --fix` in a vault, where a fix may be about several files.
@Suite struct LintFixVaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n\n## Projects\n\n- [[Thesis]]\n")
    try folder.write("v/projects/thesis.md", Self.thesis)
    try folder.write("v/days/2026-11-20.md", Self.day("2026-11-20", "- 09:00 Work", "  - [ ] Read (project: Thesis)"))
  }

  private static let thesis = "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n"

  private static func day(_ date: String, _ lines: String...) -> String {
    "---\nkind: day\n---\n\n# \(date)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  private func fix(_ line: String) -> CommandRun {
    folder.run("lint --fix " + line + " --today 2026-11-20")
  }

  @Test(arguments: ["@/v", "@/v/days", "@/v/days/2026-11-20.md", "@/v --jobs 1", "@/v --rule missing-task"])
  func aTaskIsAddedToItsProject(paths: String) throws {
    let run = fix(paths)
    #expect(run.output == "1 finding fixed in 1 file\n")
    #expect(run.status == .success)
    #expect(try folder.text("v/projects/thesis.md") == Self.thesis + "- [ ] Read\n")
    #expect(fix(paths).output.isEmpty)
  }

  @Test func ofAFileThatNobodyNamedOnlyWhatIsNeededChanges() throws {
    try folder.write("v/projects/thesis.md", Self.thesis + "-[ ] Print\n")
    #expect(fix("@/v/days").output == "1 finding fixed in 1 file\n")
    #expect(try folder.text("v/projects/thesis.md") == Self.thesis + "-[ ] Print\n- [ ] Read\n")
  }

  @Test(arguments: ["@/v/days/2026-11-20.md", "@/v/days/../days", "@/v/days/2026-11-20.md @/v/./days/2026-11-21.md"])
  func aBlockIsPartedOverTwoDays(paths: String) throws {
    try folder.write("v/days/2026-11-20.md", Self.day("2026-11-20", "- 22:00 - 02:00 Night train"))
    try folder.write("v/days/2026-11-21.md", Self.day("2026-11-21", "- [] Rest", "- 09:00 - 10:00 Coffee"))
    let run = fix("\(paths) --unsafe-fixes --rule block-past-midnight")
    #expect(run.output == "1 finding fixed in 2 files\n")
    #expect(try folder.text("v/days/2026-11-20.md") == Self.day("2026-11-20", "- 22:00 - 24:00 Night train"))
    #expect(
      try folder.text("v/days/2026-11-21.md")
        == Self.day("2026-11-21", "- [] Rest", "- 00:00 - 02:00 Night train", "- 09:00 - 10:00 Coffee")
    )
    #expect(try folder.names(in: "v/days") == ["2026-11-20.md", "2026-11-21.md"])
  }

  @Test func aDayThatIsMissingIsMade() throws {
    try folder.write("v/days/2026-11-20.md", Self.day("2026-11-20", "- 22:00 - 02:00 Night train"))
    let dry = fix("--dry-run @/v --unsafe-fixes --rule block-past-midnight")
    #expect(dry.output.contains("+++ @/v/days/2026-11-21.md\n@@ -0,0 +1,7 @@\n+---\n"))
    #expect(try folder.names(in: "v/days") == ["2026-11-20.md"])
    #expect(fix("@/v --unsafe-fixes --rule block-past-midnight").output == "1 finding fixed in 2 files\n")
    #expect(try folder.text("v/days/2026-11-21.md") == Self.day("2026-11-21 Saturday", "- 00:00 - 02:00 Night train"))
  }

  /// Two files of one day, which are named in two ways: the day after is one file, however it is spelled.
  @Test func aFileHasOneSpelling() throws {
    try folder.write("v/days/2026-11-20.md", Self.day("2026-11-20", "- 22:00 - 02:00 Night train"))
    try folder.write("v/days/late.md", Self.day("2026-11-20", "- 23:00 - 03:00 Reading"))
    let run = fix("@/v/days/2026-11-20.md @/v/days/./late.md --unsafe-fixes --rule block-past-midnight")
    #expect(run.output.hasPrefix("2 findings fixed in 3 files\n") || run.error.contains("1 fix was not applied"))
    let made = try folder.text("v/days/2026-11-21.md")
    #expect(made.split(separator: "\n").count { $0 == "kind: day" } == 1)
  }

  /// The root says when the day starts. A fix of a note in it is held against all days.
  @Test(arguments: ["@/v", "@/v/tidemark.md"])
  func aRootThatBringsUpAFindingElsewhereIsLeft(paths: String) throws {
    let root = "---\nkind: vault\n---\n\n# V\n\nday-starts: 10:00\n"
    try folder.write("v/tidemark.md", root)
    let run = fix("\(paths) --rule unread-property")
    #expect(run.output.contains("[unread-property]"))
    #expect(run.error.contains("1 fix was not applied"))
    #expect(try folder.text("v/tidemark.md") == root)
    try folder.write("v/tidemark.md", root.replacing("10:00", with: "08:00"))
    #expect(fix("\(paths) --rule unread-property").output == "1 finding fixed in 1 file\n")
    #expect(try folder.text("v/tidemark.md") == "---\nkind: vault\nday-starts: 08:00\n---\n\n# V\n")
  }

  /// What mends a warning may leave a note: here, that a block begins before the day does.
  @Test func aRootThatBringsUpANoteElsewhereIsMended() throws {
    try folder.write("v/tidemark.md", "---\nkind: vault\nday-start: 10:00\n---\n\n# V\n")
    let run = fix("@/v --unsafe-fixes --rule misspelled-property")
    #expect(run.output == "1 finding fixed in 1 file\n")
    #expect(run.error.isEmpty)
    #expect(try folder.text("v/tidemark.md").contains("day-starts: 10:00"))
    #expect(folder.run("lint @/v --today 2026-11-20").output.contains("[outside-day]"))
  }

  @Test func allIsWrittenOrNothing() throws {
    try folder.write(
      "v/days/2026-11-20.md",
      Self.day("2026-11-20", "- [] Rest", "- 09:00 Work", "  - [ ] Read (project: Thesis)")
    )
    for name in ["v/days", "v/days/2026-11-20.md"] { try folder.setMode(name, name == "v/days" ? 0o777 : 0o666) }
    try folder.setMode("v/projects/thesis.md", 0o444)
    try folder.setMode("v/projects", 0o555)
    let before = try folder.text("v/days/2026-11-20.md")
    let run = asUnprivilegedUser { fix("@/v") }
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("tidemark: @/v/projects/thesis.md: cannot be written: "))
    #expect(run.output.contains("[missing-task]") && run.output.contains("[malformed-box]"))
    #expect(!run.output.contains("fixed"))
    #expect(try folder.text("v/days/2026-11-20.md") == before)
    #expect(try folder.text("v/projects/thesis.md") == Self.thesis)
  }

  @Test func standardInputIsFixedWithoutOtherFiles() throws {
    try folder.write("day.txt", Self.day("2026-11-20", "- [] Rest", "- 09:00 Work", "  - [ ] Read (project: Thesis)"))
    let line = "tidemark lint --fix --today 2026-11-20 --stdin-filename v/days/2026-11-20.md - < day.txt"
    let run = try ProgramRun(line, in: folder)
    #expect(run.text == Self.day("2026-11-20", "- [ ] Rest", "- 09:00 Work", "  - [ ] Read (project: Thesis)"))
    #expect(run.error.contains("[missing-task]"))
    #expect(try folder.text("v/projects/thesis.md") == Self.thesis)
  }
}
