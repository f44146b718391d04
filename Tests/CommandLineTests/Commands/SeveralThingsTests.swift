import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Several things and several days at once, on Friday 2026-11-20.
@Suite struct SeveralThingsTests {
  let folder: TemporaryFolder

  private static let project = """
    ---
    kind: project
    ---

    # House

    - [ ] Paint
    - [ ] Sweep
    - [ ] Mend
    - [ ] Dust

    ## Done

    - [x] Measure (done: 2026-11-01)

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write("projects/house.md", Self.project)
    try folder.write(
      "pages/health.md",
      "---\nkind: page\n---\n\n# Health\n\n## Daily\n\n- Sit (streak: daily)\n- Run (streak: daily)\n"
    )
    try folder.write(
      "rituals/morning.md",
      """
      ---
      kind: ritual
      ---

      # Morning

      ## Arc 1: 2026-11-16 - 2026-12-13

      - Drink
      - Stretch
        - 2026-11-20
      - Church (every: sun)
      - Write

      """
    )
    try folder.write("activities.md", "---\nkind: activities\n---\n\n# Activities\n\n- Tennis\n- Sauna\n")
  }

  /// What an earlier day has as done is done already, whatever else is named.
  @Test func whatWasDoneEarlierIsNoFailure() throws {
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18 Wednesday\n\n- [x] Stamps\n- [-] Candles\n")
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Milk\n")
    let done = run("done", "Milk,", "Stamps")
    #expect(done.status == .success, "\(done.error)")
    #expect(done.output.contains("done: “Milk”") && done.output.contains("“Stamps” is done already, @/days/2026-11-18.md:7"))
    #expect(run("drop", "Candles").status == .success)
    #expect(run("done", "Candles").status == .couldNotRun)
  }

  private func run(_ arguments: String...) -> CommandRun {
    folder.run(arguments + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
  }

  @Test func tasksOfOneProjectAreAllDone() throws {
    let run = run("done", "Paint", "@/projects/house.md:9", "dust", "paint")
    #expect(run.error.isEmpty)
    let text = try folder.text("projects/house.md")
    #expect(
      text.hasPrefix(
        Self.project.replacing(
          "- [ ] Paint\n- [ ] Sweep\n- [ ] Mend\n- [ ] Dust\n\n## Done\n",
          with: "- [ ] Sweep\n\n## Done\n"
        ).prefix(60)
      )
    )
    for name in ["Paint", "Mend", "Dust"] { #expect(text.contains("- [x] \(name) (done: 2026-11-20)\n")) }
    #expect(text.contains("- [ ] Sweep\n"))
    #expect(self.run("reopen", "paint", "mend", "dust").status == .success)
    #expect(try folder.text("projects/house.md").components(separatedBy: "- [ ] ").count == 5)
  }

  @Test func ofWhatIsNotThereNothingIsDone() throws {
    let run = run("done", "Paint", "Nothing")
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error.contains("is called “Nothing”"))
    #expect(try folder.text("projects/house.md") == Self.project)
    #expect(self.run("done", "Sit", "--on", "yesterday..tomorrow").error.contains("is after today"))
    #expect(try folder.text("pages/health.md").contains("2026") == false)
  }

  @Test func severalDaysGetEntries() throws {
    let done = run("done", "Sit", "Run", "--on", "mon..wed")
    #expect(done.output.hasPrefix("done: “Sit” on 2026-11-16, @/pages/health.md:9 (Mon 16 Nov 2026 - Wed 18 Nov 2026)\n"))
    let days = (16...18).map { "  - 2026-11-\($0)\n" }.joined()
    #expect(try folder.text("pages/health.md").hasSuffix("- Sit (streak: daily)\n\(days)- Run (streak: daily)\n\(days)"))
    #expect(run("reopen", "Run", "--on", "tue..wed").status == .success)
    #expect(try folder.text("pages/health.md").hasSuffix("- Run (streak: daily)\n  - 2026-11-16\n"))
    #expect(run("skip", "Run", "Sit", "--on", "2026-11-19..2026-11-20", "--note", "ill").status == .success)
    #expect(
      try folder.text("pages/health.md").hasSuffix(
        "- Run (streak: daily)\n  - 2026-11-16\n  - 2026-11-19 - 2026-11-20 skipped ill\n"
      )
    )
  }

  @Test func aBoxIsDoneOnOneDay() {
    #expect(run("done", "Paint", "--on", "mon..wed").error.contains("has no log, and is done on one day"))
    #expect(run("reopen", "Measure", "--on", "mon..wed").error.contains("has no log"))
  }

  @Test func aRitualIsDoneAtOnce() throws {
    let done = run("done", "--ritual", "morn")
    #expect(
      done.output
        == "done: “Drink” on 2026-11-20, @/rituals/morning.md:9\ndone: “Write” on 2026-11-20, @/rituals/morning.md:14\n"
    )
    #expect(run("done", "--ritual", "Morning").output == "nothing of “Morning” is open on 2026-11-20\n")
    #expect(run("done", "--ritual", "Morning", "--on", "2026-11-01").error.contains("no arc of “Morning” runs on 2026-11-01"))
    #expect(run("done").error.contains("nothing is named"))
  }

  @Test func activitiesAreLoggedTogether() throws {
    #expect(run("log", "ten", "sau", "--on", "last sunday").output.contains("(Sun 15 Nov 2026)"))
    #expect(try folder.text("activities.md").hasSuffix("- Tennis\n  - 2026-11-15\n- Sauna\n  - 2026-11-15\n"))
  }

  /// A weekday with --from is the last; --to is the first such day from there on.
  @Test func skippedDaysAreNamedByTheirEnds() {
    #expect(run("skip", "Run", "--from", "mon", "--to", "wed").output.contains("on 2026-11-16 - 2026-11-18"))
    #expect(run("skip", "Run", "--from", "tomorrow", "--to", "sun").output.contains("on 2026-11-21 - 2026-11-22"))
    #expect(run("skip", "Run", "--from", "today", "--to", "yesterday").error.contains("is before the first"))
    #expect(run("skip", "Run", "--on", "today", "--to", "sun").error.contains("take one of the two"))
  }
}
