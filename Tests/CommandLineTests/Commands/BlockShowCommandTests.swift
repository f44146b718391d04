import Testing

@testable import CommandLine

@Suite struct BlockShowCommandTests {
  private static let files = NotesVault.files.merging([
    "days/2026-11-23.md":
      "---\nkind: day\n---\n\n# 2026-11-23\n\n- 09:00 - 10:00 Dentist\n- 11:00 - 12:00 Desk one\n- 12:00 Desk two\n",
    "days/2026-11-24.md": "---\nkind: day\n---\n\n# 2026-11-24\n\n- [x] 09:00 - 10:00 Dentist\n",
  ]) { $1 }

  /// By its name or a part of it, its time, its place; of today, else of a later day, or of the day that is named.
  @Test(arguments: [
    ("Deep\u{A0}work", "Friday 2026-11-20 · today", "09:00 - 11:00 · 2 h · running now"),
    ("WORK", "Friday 2026-11-20 · today", "09:00 - 11:00 · 2 h · running now"),
    ("14:00", "Friday 2026-11-20 · today", "14:00 - 14:15 · 15 m"),
    ("supper", "Friday 2026-11-20 · today", "18:00 - 19:00 · 1 h"),
    ("dentist", "Monday 2026-11-23 · in 3 days", "09:00 - 10:00 · 1 h"),
    ("dentist --on 2026-11-24", "Tuesday 2026-11-24 · in 4 days", "09:00 - 10:00 · 1 h"),
    ("9:00 --on 2026-11-24", "Tuesday 2026-11-24 · in 4 days", "09:00 - 10:00 · 1 h"),
    ("days/2026-11-20.md:15", "Friday 2026-11-20 · today", "14:00 - 14:15 · 15 m"),
  ])
  func showsTheBlock(words: String, day: String, times: String) throws {
    let vault = try NotesVault(BlockShowCommandTests.files)
    let line = words.hasPrefix("days/") ? vault.folder.path + "/" + words : words
    let run = vault.run("block show " + line)
    #expect(run.error.isEmpty)
    #expect(Array(run.lines.dropFirst().prefix(2)) == [day, times])
  }

  @Test(arguments: [
    ("weather", "tidemark block show: no block of Friday 2026-11-20 is called “weather”; these are there:\n"),
    ("Supprt", "tidemark block show: no block of Friday 2026-11-20 is called “Supprt”; did you mean “Supper”?\n"),
    ("dentist --on today", "tidemark block show: no block of Friday 2026-11-20 is called “dentist”; these are there:\n"),
    (
      "desk --on 2026-11-23",
      "tidemark block show: “desk” may be any of these blocks; write more of its name, or its time:\n  1  11:00 - 12:00 Desk one\n"
    ),
  ])
  func aNameThatIsNoneIsSaid(words: String, problem: String) throws {
    let run = try NotesVault(BlockShowCommandTests.files).run("block show " + words)
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix(problem), "\(run.error)")
  }

  /// The day shows more than blocks at its times.
  @Test(arguments: [
    ("stretch", "“Stretch” (06:30) is not a block: it is a row of “Sport”, sport.md:7; “tidemark day” shows it"),
    ("pills", "“Pills” (08:00) is not a block: it is a recurring task of “Sport”, sport.md:8; “tidemark day” shows it"),
  ])
  func whatIsShownAtATimeAndIsNoBlockIsNamed(words: String, problem: String) throws {
    let page = "---\nkind: page\n---\n\n# Sport\n\n- 06:30 Stretch\n- [ ] Pills (every: daily, at: 08:00)\n"
    let run = try NotesVault(["sport.md": page]).run("block show " + words)
    #expect(run.status == .couldNotRun)
    #expect(run.error.replacing("@/", with: "") == "tidemark block show: \(problem)\n")
  }

  /// A block of the routine has its line in the root, for people and for programs.
  @Test func aBlockOfTheRoutineSaysWhereItIs() throws {
    let root = "---\nkind: vault\n---\n\n# Home\n\n## Routine\n\n- 18:00 - 19:00 Supper\n"
    let vault = try NotesVault(["tidemark.md": root])
    let lines = vault.run("block show supper --plain").lines.map { $0.replacing("@/", with: "") }
    #expect(lines.contains("Written: in the routine of the vault, tidemark.md:9"))
    for line in ["block show supper --json", "day --json", "today --json"] {
      #expect(vault.run(line).output.replacing("@/", with: "").contains("\"path\": \"tidemark.md\",\n"), "\(line)")
    }
  }

  @Test func aBlockThatIsATaskTellsItsState() throws {
    let run = try NotesVault(BlockShowCommandTests.files).run("block show dentist --on 2026-11-24")
    #expect(run.lines.contains { $0.hasPrefix("State ") && $0.hasSuffix(" done") })
    #expect(!run.output.contains("Tasks"))
  }
}
