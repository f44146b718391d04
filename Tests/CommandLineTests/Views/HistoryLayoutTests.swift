import Testing

@testable import CommandLine

@Suite struct HistoryLayoutTests {
  @Test func weeksBeginAsTheVaultSays() throws {
    let sunday = try RitualVault().run("history --months 1").lines
    #expect(sunday.contains(" Su  Mo  Tu  We  Th  Fr  Sa"))
    #expect(sunday.contains { $0.hasPrefix("  1◐") })
    var files = RitualVault.files
    files["tidemark.md"] = "---\nkind: vault\n---\n\n# Vault\n"
    #expect(try RitualVault(files).run("history --months 1").lines.contains(" Mo  Tu  We  Th  Fr  Sa  Su"))
  }

  @Test(arguments: [(28, 1), (58, 1), (59, 2), (89, 2), (90, 3), (120, 3), (121, 4)])
  func monthsStandSideBySide(width: Int, count: Int) throws {
    let lines = try RitualVault().run("history --months 12", width: width).lines
    let months = lines.map { $0.matches(of: /\b[A-Z][a-z]+ 202[56]/).count }.max()
    #expect(months == count)
  }

  @Test func aDayHasTheGlyphOfItsBand() throws {
    let text = RitualVault.ritual(
      "A",
      "",
      "## Arc 1: 2026-11-09 - 2026-11-15",
      "",
      "- B",
      "  - 2026-11-09 - 2026-11-11",
      "  - 2026-11-13 skipped",
      "- C",
      "  - 2026-11-09",
      "  - 2026-11-13 skipped"
    )
    let lines = try RitualVault(["a.md": text]).run("history --months 1").lines
    #expect(lines.contains("  9● 10◐ 11◐ 12○ 13– 14○ 15○"))
    #expect(lines.contains(" 16  17  18  19 ›20  21  22"))
  }

  /// However far back; a month in the future is this one.
  @Test(arguments: [
    ("2024-02", "2023-12-01 2024-01-01 2024-02-01"), ("2024-02-29", "2023-12-01 2024-01-01 2024-02-01"),
    ("1999-12", "1999-10-01 1999-11-01 1999-12-01"), ("2027-01", "2026-09-01 2026-10-01 2026-11-01"),
  ])
  func anyMonthMayBeTheLast(month: String, firsts: String) throws {
    let output = try RitualVault().run("history --to \(month) --json").output
    #expect(output.matches(of: /"first": "(.+)"/).map { $0.1 }.joined(separator: " ") == firsts)
    let wrong = try RitualVault().run("history --to 2024-13")
    #expect(wrong.error == "tidemark history: “--to” needs a month like 2025-06 or october, or a day of it, not “2024-13”\n")
  }

  @Test(arguments: ["0", "13", "x"])
  func aYearIsTheMost(months: String) throws {
    let run = try RitualVault().run("history --months \(months)")
    #expect(run.error == "tidemark history: “--months” needs a number from 1 to 12, not “\(months)”\n")
    #expect(run.status == .couldNotRun)
  }
}
