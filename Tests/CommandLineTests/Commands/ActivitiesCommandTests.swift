import TestSupport
import Testing

@testable import CommandLine

@Suite struct ActivitiesCommandTests {
  static let files = [
    "tidemark.md":
      "---\nkind: vault\nclock: 12h\nweek-starts: sunday\n---\n\n# Vault\n\n## Categories\n\n- Hobby (color: orange)\n",
    "activities.md": """
    ---
    kind: activities
    ---

    # Activities

    - 🎾 Tennis (category: Hobby, since: 2026-01-01)
      - 2026-11-18 18:30 (source: widget)
      - 2026-11-20 07:05
    - Table tennis
      - 2026-11-02
    - Piano

    """,
  ]

  private func run(_ line: String, _ files: [String: String] = files, isTerminal: Bool = false) throws -> CommandRun {
    try TaskVault(files).run(line, isTerminal: isTerminal)
  }

  @Test func showsThemByRank() throws {
    let run = try run("activities")
    #expect(run.status == .success)
    #expect(run.lines[1] == "Friday 2026-11-20 · 3 activities · 1 done today")
    #expect(run.lines[4].hasPrefix("1  🎾 Tennis"))
    #expect(run.lines[6].hasPrefix("3     Piano"))
  }

  @Test func listsAPeriod() throws {
    #expect(
      try run("activities --since 7d").lines.suffix(3).dropLast() == [
        "Fri 20 Nov  🎾 Tennis · 7:05 AM", "Wed 18 Nov  🎾 Tennis · 6:30 PM · by widget",
      ]
    )
  }

  /// `7d` and `3m` are periods in which activities are counted; of another day it is what was done from then on.
  @Test(arguments: [
    ("8d", "2026-11-13 - 2026-11-20 · 2 completions"), ("monday", "2026-11-16 - 2026-11-20 · 2 completions"),
    ("2026-11-01", "2026-11-01 - 2026-11-20 · 3 completions"), ("2026-10", "2026-10-01 - 2026-10-31 · 0 completions"),
    ("2026-11-01..2026-11-18", "2026-11-01 - 2026-11-18 · 2 completions"),
    ("today..2026-11-25", "2026-11-20 - 2026-11-25 · 1 completion"),
  ])
  func listsAnyPeriod(words: String, summary: String) throws {
    #expect(try run("activities --since \(words)").lines.prefix(2) == ["Activities", summary])
  }

  @Test func whatIsNoPeriodIsRefused() throws {
    let wrong = try run("activities --since soon")
    #expect(wrong.status == .couldNotRun)
    #expect(wrong.error.contains("“--since” needs a day or a period like"))
    #expect(try run("activities --since 2026-11-20..2026-11-01").error.contains("ends before it begins"))
  }

  @Test func showsOneByItsName() throws {
    let tennis = try run("activities ten")
    #expect(tennis.lines.prefix(4) == ["🎾 Tennis", "rank 1 · Hobby · since 2026-01-01", "", "done today · 2 in all"])
    #expect(tennis.lines.contains { $0.hasPrefix("Sun  ") })
    #expect(try run("activities piano --since 3m").output.hasSuffix("\n\nNothing in the past 3 months.\n"))
    let unknown = try run("activities tenis")
    #expect(unknown.status == .couldNotRun)
    #expect(unknown.error == "tidemark activities: no activity is called “tenis”; did you mean “Tennis”?\n")
  }

  @Test func hasTheColorsOfTheVault() throws {
    let colored = try run("activities", isTerminal: true).output
    #expect(colored.contains("\u{1B}[38;5;172mTennis"))
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == (try run("activities").output))
  }

  @Test func printsJSONAndPlainLines() throws {
    #expect(try run("activities --json").output.contains("\"daysSinceText\": \"–\""))
    #expect(try run("activities --json --since 31d").output.contains("\"activity\": \"Table tennis\""))
    #expect(try run("activities --json tennis").output.contains("\"source\": \"widget\""))
    #expect(try run("activities --plain").lines.count == 5)
    #expect(
      try run("activities --plain piano").lines == [
        "3. Piano: never done, 0 in all, 0 in 7 days, 0 in 31 days, 0 in 3 months, 0 in 12 months.", "",
      ]
    )
  }

  @Test func saysHowToBegin() throws {
    let none = try run("activities", [:])
    #expect(none.status == .success)
    #expect(none.lines.first == "There is no activity yet.")
    #expect(none.output.contains("  tidemark new activities --activity Tennis  "))
    let file = ["a.md": "---\nkind: activities\n---\n\n# Activities\n\nWhat I like.\n"]
    for form in ["", " --plain"] {
      let words = try run("activities" + form, file).output
      #expect(words.contains("What I like.") && words.contains("  tidemark activity add Tennis  "))
    }
    #expect(try run("activities --json", [:]).output.contains("\"activities\": []"))
  }
}
