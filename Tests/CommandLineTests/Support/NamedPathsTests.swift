import TestSupport
import Testing

@testable import CommandLine

/// A title in place of a path, and a setting in place of a thing.
@Suite struct NamedPathsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\nclock: 24h\n---\n\n# My Tidemark\n\nThe settings are above.\n")
    try folder.write("pages/compass.md", "---\nkind: page\n---\n\n# Compass\n\n## Someday\n\n- Sail to Gotland\n")
    try folder.write("pages/computer.md", "---\nkind: page\n---\n\n# Computer\n\n## Someday\n\n- Repair the fan\n")
    try folder.write(
      "pages/attic.md",
      "---\nkind: page\n---\n\n# Attic\n\n## Things that used to matter\n\n- Skate to Visby (was: Someday)\n"
    )
  }

  private func run(_ arguments: String...) -> CommandRun {
    folder.run(arguments + ["--vault", "@", "--today", "2026-12-14", "--now", "09:00"])
  }

  @Test func aSettingNeedsNoFile() throws {
    #expect(run("set", "clock", "12h").status == .success)
    #expect(run("set", "week-starts", "sunday").status == .success)
    let root = try folder.text("tidemark.md")
    #expect(root.contains("clock: 12h") && root.contains("week-starts: sunday"), "\(root)")
  }

  @Test func aKeyOfTheRootIsNamedWithTheCommand() {
    let settings = run("set", "settings", "clock", "12")
    #expect(settings.error.contains("type: tidemark set clock 12"), "\(settings.error)")
    #expect(run("set", "Compass", "theme").error.contains("VALUE is missing: “Compass” is not a setting"))
    #expect(run("set", "Sail", "note", "by ferry").error.contains("type: tidemark note Sail"))
  }

  @Test func whatIsSetAsideIsTold() {
    #expect(run("list", "visby").output.contains("1 is set aside;"))
    #expect(run("list", "--state", "set-aside").output.contains("Skate to Visby"))
  }

  /// A title or a day stands for its file, wherever a path does.
  @Test(arguments: [
    ("export Compass", "Compass\n"), ("export today", "2026-11-20 Friday\n"), ("export 2026-11-20", "2026-11-20 Friday\n"),
    ("outline compass", "Sail to Gotland"), ("outline fri", "Call Bob"),
  ])
  func aTitleOrADayIsAFile(line: String, words: String) throws {
    try folder.write("2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Call Bob\n")
    let day = line.contains("today") ? "2026-11-20" : "2026-11-19"
    let run = try ProgramRun("tidemark \(line) --today \(day) --now 09:00", in: folder)
    #expect(run.status == 0 && run.text.contains(words), "\(run.text)\(run.error)")
  }
}
