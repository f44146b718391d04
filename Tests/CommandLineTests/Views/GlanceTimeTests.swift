import TestSupport
import Testing

@testable import CommandLine

/// What goes on and what was done of the blocks of a day: on Monday 2026-12-14.
@Suite struct GlanceTimeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      "---\nkind: vault\n---\n\n# Home\n\n## Routine\n\n- 08:00 - 08:15 Look at the day (every: daily)\n"
    )
    try folder.write("pages/compass.md", "---\nkind: page\n---\n\n# Compass\n\n## Mornings\n\n- 08:00 Look at the day\n")
    try folder.write(
      "days/2026-12-14.md",
      "---\nkind: day\n---\n\n# 2026-12-14 Monday\n\n- [x] 09:00 - 10:00 Dentist\n- [x] 11:00 - 12:00 Journal\n- [ ] 13:00 - 14:00 Study\n"
    )
  }

  private func run(_ command: String, _ now: String) -> String {
    folder.run([command, "--vault", "@", "--today", "2026-12-14", "--now", now, "--plain"]).output
  }

  @Test func aRowIsOverWithTheBlockThatStandsForIt() {
    #expect(run("glance", "08:10").contains("Look at the day"))
    #expect(!run("glance", "08:20").contains("Look at the day"), "\(run("glance", "08:20"))")
  }

  /// Of two at one time each is told, and of more how many there are.
  @Test(arguments: [
    (
      "- 16:00 Tea\n- 16:00 Telephone\n",
      ["Now: Tea; 16:00 - 17:00; 55 m left; Rows", "Now: Telephone; 16:00 - 17:00; Rows"], "    Tea", "    Telephone"
    ),
    (
      "- 16:00 Tea\n- 16:00 Telephone\n- 16:00 Walk\n- 16:00 Write\n",
      [
        "Now: Tea; 16:00 - 17:00; 55 m left; Rows", "Now: Telephone; 16:00 - 17:00; Rows", "Now: and 2 more",
      ], "    Tea", "    Write"
    ),
  ])
  func whatIsAtOneTimeIsToldTogether(rows: String, lines: [String], first: String, last: String) throws {
    try folder.write("pages/rows.md", "---\nkind: page\n---\n\n# Rows\n\n## Plan\n\n\(rows)")
    let glance = run("glance", "16:05").split(separator: "\n").map(String.init)
    #expect(glance.filter { $0.hasPrefix("Now: ") } == lines)
    let next = run("glance", "15:00").split(separator: "\n").filter { $0.hasPrefix("Next: ") }
    #expect(next.count == lines.count)
    // The day shows all of them.
    let today = run("today", "16:05")
    for word in [first, last] { #expect(today.contains(word.drop { $0 == " " }), "\(today)") }
  }

  @Test func whatIsTickedIsNeitherNowNorNext() {
    let glance = run("glance", "09:30")
    #expect(!glance.contains("Dentist") && !glance.contains("Journal") && glance.contains("Study"), "\(glance)")
  }

  @Test func whatWasDoneAtATimeIsAmongWhatIsDone() {
    let today = folder.run(["today", "--vault", "@", "--today", "2026-12-14", "--now", "12:30"]).output
    #expect(today.contains("Done\n    Dentist · Journal"), "\(today)")
  }

  @Test func noFreeTimeIsNamedThatIsOverOrBeforeTheDay() {
    let add = folder.run(["add", "Tea 13:30", "--vault", "@", "--today", "2026-12-14", "--now", "12:45"])
    #expect(
      add.error.contains("help: 30m is free at 14:00;") || add.error.contains("help: 1h is free at 14:00;"),
      "\(add.error)"
    )
  }
}
