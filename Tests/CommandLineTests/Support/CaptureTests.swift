import TestSupport
import Testing

@testable import CommandLine

/// What a stranger notes down: on Monday 2026-12-14.
@Suite struct CaptureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write("pages/ideas.md", "---\nkind: page\n---\n\n# Ideas\n\n## Someday\n\n- Learn the ukulele\n")
    try folder.write("projects/kitchen.md", "---\nkind: project\n---\n\n# Kitchen\n\n- [ ] Order sink\n")
  }

  private func add(_ arguments: [String], now: String = "10:00") -> CommandRun {
    folder.run(["add"] + arguments + ["--vault", "@", "--today", "2026-12-14", "--now", now])
  }

  @Test(arguments: [
    ("Sleep at midnight", "23:50", "2026-12-15", "- [ ] 00:00 - 01:00 Sleep"),
    ("Night walk 0:30", "23:50", "2026-12-15", "- [ ] 00:30 - 01:30 Night walk"),
    ("Sleep tonight at midnight", "12:40", "2026-12-15", "- [ ] 00:00 - 01:00 Sleep"),
    ("Bed by midnight", "12:40", "2026-12-15", "- [ ] Bed (due: 2026-12-15, notify: 00:00)"),
    ("Night walk 0:30 today", "10:00", "2026-12-14", "- [ ] 00:30 - 01:30 Night walk"),
    ("Wake 4:30", "2:00", "2026-12-14", "- [ ] 04:30 - 05:30 Wake"),
    ("Study 90 min tomorrow 13:00", "10:00", "2026-12-15", "- [ ] 13:00 - 14:30 Study"),
    ("Study 90 min tomorrow", "10:00", "2026-12-15", "- [ ] Study 90 min"),
    ("[x] Posted letter", "10:00", "2026-12-14", "- [x] Posted letter"),
    ("- [x] Posted letter", "10:00", "2026-12-14", "- [x] Posted letter"),
    ("- [ ] Water the cactus", "10:00", "2026-12-14", "- [ ] Water the cactus"),
    ("[-] Posted letter", "10:00", "2026-12-14", "- [-] Posted letter"),
    ("[x] Gym 8:00-9:00", "10:00", "2026-12-14", "- [x] 08:00 - 09:00 Gym"),
    ("[?] a sign", "10:00", "2026-12-14", "- [ ] [?] a sign"),
  ])
  func isWritten(_ words: String, _ now: String, _ day: String, _ line: String) throws {
    let run = add([words], now: now)
    #expect(run.status == .success, "\(run.error)")
    let file = try folder.text("days/\(day).md")
    #expect(file.contains(line + "\n") || file.hasSuffix(line), "\(file)")
  }

  @Test(arguments: [
    (["Pages left 300", "--to", "0"], "- Pages left: 300 (count: down, to: 0)"),
    (["Laps 3", "--to", "20"], "- Laps: 3 (count: up, to: 20)"),
    (["Plank 60 seconds", "--best", "highest"], "- Plank: 60 seconds (best: highest)"),
    (["Push-ups: 42", "--best", "highest"], "- Push-ups: 42 (best: highest)"),
    (["Deadlift", "--best", "highest"], "- Deadlift (best: highest)"),
  ])
  func aNumberAtTheEndIsTheValue(_ arguments: [String], _ line: String) throws {
    let run = add(arguments + ["--page", "ideas"])
    #expect(run.status == .success, "\(run.error)")
    let page = try folder.text("pages/ideas.md")
    #expect(page.contains(line + "\n"), "\(page)")
  }

  /// A recurring task of a page is read in the same way, and said, be the page named or found.
  @Test(arguments: [
    ("every mon at 7 !high", "every: mon, 07:00, priority: high", "every: mon, at: 07:00, from: 2026-12-14, priority: high"),
    ("every morning", "every: daily, without a time; “at 9” says one", "every: daily, from: 2026-12-14"),
    (
      "every day in 2 hours", "Mon 14 Dec 2026, every: daily, 12:00",
      "every: daily, at: 12:00, from: 2026-12-14"
    ),
  ])
  func aRecurringTaskOfAPageIsReadAlike(_ words: String, _ reading: String, _ fields: String) throws {
    let page = try folder.text("pages/ideas.md")
    for options in [[], ["--page", "ideas"]] {
      try folder.write("pages/ideas.md", page)
      let run = add(["Stretch " + words] + options)
      #expect(run.status == .success, "\(run.error)")
      #expect(run.output.contains("read “\(words)” as \(reading); --literal leaves it in the words\n"), "\(run.output)")
      let written = try folder.text("pages/ideas.md")
      #expect(written.contains("- [ ] Stretch (\(fields))\n"), "\(written)")
    }
  }

  /// Fields, tags and a box are no name, wherever the task is to go.
  @Test(arguments: [
    "", "(due: 2026-12-15)", "(due: 2026-12-15) (priority: high)", "#home", "#home (due: 2026-12-15)", "(project: Kitchen)",
    "[ ]",
    "- [ ] #home", "[x] (due: 2026-12-15)",
  ])
  func aTaskNeedsAName(_ words: String) {
    for options in [[], ["--literal"], ["--stack", "Shop"], ["-p", "kitchen"]] {
      let run = add([words] + options)
      #expect(run.status == .couldNotRun && run.error.contains("the task has no words"), "\(run.output)\(run.error)")
    }
    let run = folder.run(["task", "add", words, "-p", "kitchen", "--vault", "@", "--today", "2026-12-14"])
    #expect(run.status == .couldNotRun && run.error.contains("the task has no words"), "\(run.output)\(run.error)")
  }

  @Test func whatIsDoneGoesToNoProject() {
    let run = add(["[x] Order tap", "-p", "kitchen"])
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("type: tidemark add \"Order tap\""), "\(run.error)")
  }

  @Test func aSectionThatIsMissingIsNamedWithTheCommand() {
    let run = add(["Boat", "--page", "ideas", "--section", "Nowhere"])
    #expect(run.error.contains("type: tidemark add-section Nowhere --page Ideas"), "\(run.error)")
    let section = folder.run(["add-section", "Ideas", "Next year", "--vault", "@"])
    #expect(section.status == .couldNotRun)
    #expect(section.error.contains("type: tidemark add-section \"Next year\" --page Ideas"), "\(section.error)")
  }
}
