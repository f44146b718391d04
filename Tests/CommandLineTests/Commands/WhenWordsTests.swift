import TestSupport
import Testing

@testable import CommandLine

/// A day, a time and a length behind a name, in every command that takes them: on Friday 2026-11-20 at 10:15.
@Suite struct WhenWordsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    try folder.write("stacks.md", "---\nkind: stacks\n---\n\n# Stacks\n\n## Desk things\n\n- [ ] Order ink\n")
    try folder.write(
      "activities.md",
      "---\nkind: activities\n---\n\n# Activities\n\n- Tennis (since: 2026-01-01)\n- Sauna (since: 2026-01-01)\n"
    )
    try folder.write(
      "pages/health.md",
      "---\nkind: page\n---\n\n# Health\n\n## Daily\n\n- Run (streak: daily)\n- Read (streak: daily)\n- Friday (streak: daily)\n"
    )
    try folder.write(
      "rituals/morning.md",
      "---\nkind: ritual\n---\n\n# Morning\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Water\n- Stretch\n"
    )
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- 12:00 - 13:00 Walk\n- [ ] Morning tea\n")
  }

  private func run(_ line: String) -> CommandRun {
    folder.run(words(line) + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
  }

  /// Words, of which those between single quotes are one.
  private func words(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { offset, part in
      offset % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  @Test(arguments: [
    ("block add Desk 15:00", "added: “Desk” 15:00 - 16:00 on 2026-11-20"),
    ("block add Desk 15:00-16:30", "added: “Desk” 15:00 - 16:30 on 2026-11-20"),
    ("block add Desk fri 9:30 for 45m", "added: “Desk” 09:30 - 10:15 on 2026-11-27, @/days/2026-11-27.md:7 (Fri 27 Nov 2026)"),
    ("block add Desk --at 15:00-16:30", "added: “Desk” 15:00 - 16:30 on 2026-11-20"),
    ("block add Desk tomorrow", "2026-11-21, the next free slot"),
    ("block move Walk 15:00", "moved: “Walk” to 15:00 - 16:00"),
    ("block move Walk 11:30-13:15", "moved: “Walk” to 11:30 - 13:15"),
    ("block move Walk for 30m", "moved: “Walk” to 12:00 - 12:30"),
    ("block move Walk to tomorrow 15:00", "moved: “Walk” from 2026-11-20 to 2026-11-21, 15:00 - 16:00"),
    ("block move Walk tomorrow", "moved: “Walk” from 2026-11-20 to 2026-11-21, 12:00 - 13:00"),
    ("schedule Draft friday 9:30", "added: “Draft” 09:30 - 10:30 on 2026-11-27"),
    ("schedule Draft 15:00-15:20", "added: “Draft” 15:00 - 15:20 on 2026-11-20"),
    ("schedule Draft tomorrow", "planned: “Draft” of “Thesis” on 2026-11-21"),
    ("schedule --stack 'Desk things' tomorrow 15:00", "added: “Desk things” 15:00 - 16:00 on 2026-11-21"),
    ("done Run yesterday", "done: “Run” on 2026-11-19"),
    ("done Run Read mon..tue", "done: “Read” on 2026-11-17"),
    ("done Run yesterday 7:30", "done: “Run” on 2026-11-19 at 07:30"),
    ("done Run 7:30", "done: “Run” on 2026-11-20 at 07:30"),
    ("skip Run wed", "skipped: “Run” on 2026-11-18"),
    ("log Tennis yesterday", "done: “Tennis” on 2026-11-19, @/activities.md:7 (Thu 19 Nov 2026)"),
    ("log Tennis Sauna sun 18:30", "done: “Sauna” on 2026-11-15 at 18:30"),
    ("done Morning", "done: “Stretch” on 2026-11-20"),
    // A part of the name of a task is meant before a part of that of a ritual.
    ("done morn", "done: “Morning tea”"),
    ("skip Morning", "skipped: “Water” on 2026-11-20"),
    ("done 'Morning tea'", "done: “Morning tea”"),
    ("today tomorrow --plain", "Saturday 2026-11-21, tomorrow."),
    ("history yesterday --plain", "Thursday 2026-11-19"),
    ("history morning --plain", "Morning"),
  ])
  func areReadByEachCommand(line: String, output: String) {
    let run = run(line)
    #expect(run.error.isEmpty && run.output.contains(output), "\(run.output)\(run.error)")
  }

  @Test(arguments: [
    ("block add Desk 15:00 --at 16:00", "“15:00” and --at say the same twice"),
    ("block move Walk tomorrow --to sat", "“tomorrow” and --to say the same twice"),
    ("block move Walk", "neither a day nor a time is named"),
    ("block add Desk soon", "“soon” is not a day or a time like"),
    ("schedule Draft 9:75", "“9:75” is not on the clock"),
    ("schedule Draft for 20m", "--for is the length of a new block"),
    ("done Run yesterday --on mon", "“yesterday” and --on say the same twice"),
    ("done Run friday", "“friday” is a day, and the name of something"),
    ("log Swim", "  type: tidemark activity add Swim\n"),
    ("tally Tennis", "no tally is called “Tennis”"),
    ("drop Run", "  type: tidemark skip Run\n"),
    ("history Water", "that is a habit of “Morning”, which `tidemark ritual Morning` shows"),
  ])
  func whatIsSaidTwiceOrNotReadIsRefused(line: String, problem: String) {
    let run = run(line)
    #expect(run.status == .couldNotRun && run.error.contains(problem), "\(run.output)\(run.error)")
  }

  @Test func aRitualIsReopenedAsItWasDone() throws {
    let before = try folder.text("rituals/morning.md")
    #expect(run("done Morning").status == .success)
    #expect(try folder.text("rituals/morning.md") != before)
    #expect(run("reopen Morning").status == .success)
    #expect(try folder.text("rituals/morning.md") == before)
    #expect(run("reopen Morning").output == "nothing of “Morning” is done or skipped on 2026-11-20\n")
  }

  @Test func whatIsDroppedIsReopened() throws {
    #expect(run("schedule Draft tomorrow").status == .success)
    #expect(run("drop Draft").output.contains("dropped there too: @/days/2026-11-21.md:7"))
    #expect(try folder.text("projects/thesis.md").contains("- [-] Draft"))
    #expect(run("reopen Draft").output.contains("reopened there too"))
    #expect(try folder.text("days/2026-11-21.md").contains("- [ ] Draft (project: Thesis)"))
  }

  /// What was planned on a past day can be removed: the day says what was.
  @Test func aTaskOfAPastDayIsRemoved() throws {
    try folder.write("days/2026-11-19.md", "---\nkind: day\n---\n\n# 2026-11-19\n\n- [ ] Draft (project: Thesis)\n")
    #expect(run("remove Draft --in Thesis").output.contains("removed: “Draft”"))
  }
}
