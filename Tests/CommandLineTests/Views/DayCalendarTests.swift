import TestSupport
import Testing

@testable import CommandLine

@Suite struct DayCalendarTests {
  /// Before the day of the vault begins the first item says when, and now stands above it.
  @Test(arguments: [
    ("05:29", ["05:29 ─── now ──────────────────────────", "05:30 ┊ Up · every day · P", "07:00 ┊ free 3 h"]),
    ("05:30", ["05:30 ─── now ──────────────────────────", "05:30 ┊ Up · every day · P", "07:00 ┊ free 3 h"]),
    ("05:31", ["05:30 ┊ Up · every day · P", "05:31 ┊── now ──────────────────────────", "07:00 ┊ free 3 h"]),
  ])
  func nowStandsAboveTheFirstItem(now: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\nday-starts: 07:00\n---\n\n# V\n")
    try folder.write("page.md", "---\nkind: page\n---\n\n# P\n\n- 05:30 Up\n")
    try folder.write("2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23\n\n- 10:00 - 11:00 Walk\n")
    let run = CommandRun(["day", "--vault", folder.path, "--today", "2026-11-23", "--now", now], width: 40)
    #expect(run.lines.drop { !$0.isEmpty }.dropFirst().prefix(3) == expected[...])
  }

  /// What recurs within a block stands behind the tasks of the block, and now behind what is over.
  @Test func whatRecursWithinABlockComesBehindItsTasks() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("page.md", "---\nkind: page\n---\n\n# P\n\n- [ ] Standup (every: day, at: 09:30, from: 2026-11-01)\n")
    let blocks = "- 09:00 - 10:00 Order sink\n  - [ ] Order it\n  - [ ] Measure\n"
    try folder.write("2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23\n\n\(blocks)")
    let run = CommandRun(["day", "--vault", folder.path, "--today", "2026-11-23", "--now", "09:40"], width: 40)
    let rows = run.lines.drop { !$0.hasPrefix("09:00") }.prefix { !$0.hasPrefix("10:00") }
    #expect(
      rows == [
        "09:00 ▌ 🕒 Order sink · 1 h", "      ▌    [ ] Order it  [ ] Measure", "09:30 ▌ [ ] Standup · recurring · P",
        "09:40 ▌── now ──────────────────────────",
      ]
    )
  }
}
