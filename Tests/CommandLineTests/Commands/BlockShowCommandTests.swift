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

  @Test func aBlockThatIsATaskTellsItsState() throws {
    let run = try NotesVault(BlockShowCommandTests.files).run("block show dentist --on 2026-11-24")
    #expect(run.lines.contains { $0.hasPrefix("State ") && $0.hasSuffix(" done") })
    #expect(!run.output.contains("Tasks"))
  }
}
