import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

/// What earlier days left open, as `tidemark today` tells it.
@Suite struct LeftOverTasksTests {
  /// What earlier days left open is told once, by its last day, with the command that copies it to today.
  @Test func whatIsLeftOverIsTold() throws {
    let vault = try RitualVault([
      "days/2026-11-18.md": TodayVault.day("2026-11-18", "- [ ] Milk", "- [ ] Bread", "- [ ] Sweep (project: House)"),
      "days/2026-11-19.md": TodayVault.day(
        "2026-11-19",
        "- [ ] Milk",
        "- [x] Bread",
        "- [ ] Dust (project: House)",
        "- [ ] 09:00 Bank"
      ),
      "days/2026-11-20.md": TodayVault.day("2026-11-20", "- [ ] Eggs"), "house.md": TodayVault.project,
    ])
    let lines = vault.run("today").lines
    let start = try #require(lines.firstIndex(of: "Left over"))
    #expect(
      lines[start...].prefix(6) == [
        "Left over", "    [ ] Milk · planned yesterday, Thu 19 Nov", "    [ ] Bank · planned yesterday, Thu 19 Nov",
        "    [ ] Sweep · House · planned 2 days ago, Wed 18 Nov", "    To copy them all to today: tidemark carry-over", "",
      ]
    )
    let plain = vault.run("today --plain").lines
    #expect(plain.contains("Left over Milk: planned yesterday, Thursday 19 November"))
    #expect(vault.run("today --json").output.contains("\"leftOver\": [\n    {\n      \"title\": \"Milk\","))
    #expect(vault.run("carry-over").status == .success)
    #expect(!vault.run("today").output.contains("Milk · planned"))
  }

  /// When it is due, and how much it matters, is told of what is left over, and counted in the head.
  @Test func whatIsLeftOverAndDueSaysSo() throws {
    let vault = try RitualVault([
      "days/2026-11-18.md": TodayVault.day(
        "2026-11-18",
        "- [ ] Rent (due: 2026-11-19, priority: high)",
        "- [ ] Bread",
        "- [ ] Sweep (project: House)"
      ),
      "days/2026-11-19.md": TodayVault.day("2026-11-19", "- [ ] Milk (priority: low)", "- [ ] Tax (due: 2026-11-27)"),
      "days/2026-11-20.md": TodayVault.day("2026-11-20", "- [ ] Eggs (due: 2026-11-20, priority: high)"),
      "house.md": TodayVault.project,
    ])
    let lines = vault.run("today").lines
    // What is due of it stands with the other tasks, the longest overdue first.
    #expect(
      lines.contains([
        "    [ ] Rent", "        overdue by 1 day, Thu 19 Nov · high priority",
        "        planned 2 days ago, Wed 18 Nov",
      ])
    )
    let start = try #require(lines.firstIndex(of: "Left over"))
    #expect(lines[..<start].contains("    [ ] Rent"))
    #expect(
      lines[start...].prefix(6) == [
        "Left over",
        "    [ ] Milk · low priority · planned yesterday, Thu 19 Nov",
        "    [ ] Tax · due in 7 days, Fri 27 Nov · planned yesterday, Thu 19 Nov",
        "    [ ] Bread · planned 2 days ago, Wed 18 Nov",
        "    [ ] Sweep · House · planned 2 days ago, Wed 18 Nov",
        "    To copy them all to today: tidemark carry-over",
      ]
    )
    // Paint of House is overdue, and Mend is due; so are Rent and Eggs.
    #expect(lines.dropFirst().first == "2 tasks overdue · 2 due today · 4 left over")
    #expect(lines.contains("    [ ] Eggs · due today, Fri 20 Nov · high priority"))
    let json = vault.run("today --json").output
    #expect(json.contains("\"day\": \"2026-11-18\",\n      \"due\": \"2026-11-19\",\n      \"priority\": \"high\""))
    let glance = vault.run("glance").lines
    #expect(glance.contains { $0.hasSuffix("[ ] Rent · overdue by 1 day") })
    #expect(glance.contains { $0.hasSuffix("4 left over") })
  }

  @Test(arguments: [
    (["2026-11-13"], "To copy it to today: tidemark carry-over"),
    (["2026-11-12"], "To copy it to today: tidemark carry-over --from 2026-11-12"),
    (["2026-11-09", "2026-11-19"], "To copy them all to today: tidemark carry-over --from 2026-11-09..2026-11-19"),
    (
      ["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18"],
      "There are 2 more; to copy them all to today: tidemark carry-over"
    ),
  ])
  func theCommandTakesAllThatIsLeft(days: [String], advice: String) throws {
    let files = days.map { ("days/\($0).md", TodayVault.day($0, "- [ ] Task of \($0)")) }
    let lines = try RitualVault(Dictionary(uniqueKeysWithValues: files)).run("today").lines
    // A command is not broken over lines.
    #expect(lines.joined(separator: " ").replacing(#/ +/#, with: " ").contains(advice))
    #expect(lines.contains { $0.hasSuffix(advice.split(separator: ": ")[1]) })
    #expect(lines.filter { $0.contains("Task of") }.count == min(days.count, LeftOverTasks.shownCount))
  }

  /// No line is spent on saying that there is one more.
  @Test func fiveThatAreLeftAreTold() throws {
    let files = (13...17).map { ("days/2026-11-\($0).md", TodayVault.day("2026-11-\($0)", "- [ ] Task of \($0)")) }
    let output = try RitualVault(Dictionary(uniqueKeysWithValues: files)).run("today").output
    #expect((13...17).allSatisfy { output.contains("Task of \($0)") })
    #expect(!output.contains("more"))
    #expect(output.contains("    To copy them all to today: tidemark carry-over\n"))
  }

  /// What is due today is not told again as left over.
  @Test func whatIsDueIsNotLeftOver() throws {
    let vault = try RitualVault([
      "days/2026-11-19.md": TodayVault.day("2026-11-19", "- [ ] Mend (project: House)", "- [ ] Sweep (project: House)"),
      "house.md": TodayVault.project,
    ])
    let lines = vault.run("today").lines
    #expect(lines.filter { $0.contains("Mend") } == ["    [ ] Mend · House · due today, Fri 20 Nov"])
    #expect(lines.filter { $0.contains("Sweep") } == ["    [ ] Sweep · House · planned yesterday, Thu 19 Nov"])
  }

  /// A task that is planned again on a later day is not left over.
  @Test func whatIsPlannedLaterIsNotLeftOver() throws {
    let vault = try RitualVault([
      "days/2026-11-19.md": TodayVault.day("2026-11-19", "- [ ] Milk"),
      "days/2026-11-23.md": TodayVault.day("2026-11-23", "- [ ] Milk"),
    ])
    #expect(!vault.run("today").output.contains("Left over"))
  }
}
