import Testing

@testable import CommandLine

@Suite struct HistoryDayTests {
  @Test func aDayIsHeldAgainstTheWeekBefore() throws {
    let lines = try RitualVault().run("history --on yesterday --ritual midday", today: "2026-10-26").lines
    #expect(lines.first == "Sunday 2026-10-25 · yesterday · Midday stretch")
    #expect(lines.contains("2 of 2 done · 100 % · streak 21 days"))
    #expect(lines.contains("Level with the 7 days before (100 %)."))
    #expect(lines.contains("All done, 21 days without a miss."))
  }

  /// What was skipped is not done, though it breaks nothing.
  @Test func whatWasSkippedIsNotDone() throws {
    let habits = ["- Drink", "  - 2026-11-20", "- Read", "  - 2026-11-20", "- Run", "  - 2026-11-20 skipped"]
    let vault = try RitualVault([
      "a.md": RitualVault.ritual("A", "", "## Arc 1: 2026-11-20 - 2026-12-13", "", habits.joined(separator: "\n"))
    ])
    let lines = vault.run("history today").lines
    #expect(lines.contains("2 of 2 done, 1 skipped · 100 % · streak 1 day"))
    #expect(lines.contains("All that was not skipped is done today."))
    #expect(vault.run("history today --plain").lines.contains("2 of 2 done, 1 skipped; 100 %; streak 1 day"))
  }

  @Test func aCompletedArcCounts() throws {
    let output = try RitualVault().run("history --on 2026-09-05").output
    #expect(output.contains("arc 1, day 5 of 20"))
    #expect(output.contains("[x] 🥛 Drink a glass"))
  }

  @Test(arguments: [
    ("history --on 2020-01-01", "No ritual ran on this day."),
    ("history --on 2020-01-01 --ritual screens", "No arc of “Screens off” ran on this day."),
    ("history --on 2026-11-24", "This day is in the future."),
    ("history --on 2026-11-13 --ritual morning", "may be any of these rituals"),
  ])
  func thereMayBeNothingToTell(line: String, words: String) throws {
    let run = try RitualVault().run(line)
    #expect((run.output + run.error).contains(words))
  }
}
