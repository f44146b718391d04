import TestSupport
import Testing

@testable import CommandLine

/// What an earlier day has as done or dropped, by its name: on Monday 2026-12-14.
@Suite struct ReopenCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    try folder.write(
      "days/2026-12-11.md",
      "---\nkind: day\n---\n\n# 2026-12-11 Friday\n\n- [x] Call Bob\n- [-] Tax papers\n- [ ] Fix the shelf\n"
    )
    try folder.write("days/2026-12-09.md", "---\nkind: day\n---\n\n# 2026-12-09 Wednesday\n\n- [x] Call Bob\n")
    for (name, title) in [("a", "Morning Hydration"), ("b", "Morning Meditation")] {
      try folder.write(
        "rituals/\(name).md",
        "---\nkind: ritual\n---\n\n# \(title)\n\n## Arc 1: 2026-12-01 - 2026-12-28\n\n- Sit \(name)\n"
      )
    }
  }

  private func run(_ arguments: String...) -> CommandRun {
    folder.run(arguments + ["--vault", "@", "--today", "2026-12-14", "--now", "09:00"])
  }

  @Test(arguments: [
    ("call bob", "[ ] Call Bob"), ("days/2026-12-11.md:7", "[ ] Call Bob"), ("tax", "[ ] Tax papers"),
  ])
  func whatAnEarlierDaySettledIsOpenedThere(_ name: String, _ line: String) throws {
    let result = run("reopen", name.contains("/") ? "@/" + name : name)
    #expect(result.status == .success, "\(result.error)")
    #expect(try folder.text("days/2026-12-11.md").contains(line))
    #expect(try folder.text("days/2026-12-09.md").contains("[x] Call Bob"))
  }

  @Test func whatIsDroppedIsScheduledAfterItIsOpen() {
    let result = run("schedule", "tax papers", "tomorrow")
    #expect(result.status == .couldNotRun)
    #expect(result.error.contains("“Tax papers” is dropped, at "), "\(result.error)")
    #expect(result.error.contains("type: tidemark reopen \"Tax papers\""))
  }

  @Test func ofSeveralRitualsOneIsChosen() {
    let result = run("done", "morning")
    #expect(result.error.contains("“morning” may mean 2 things"), "\(result.error)")
    #expect(result.error.contains("Morning Hydration") && result.error.contains("Morning Meditation"))
  }

  @Test func aMisspelledTaskOfAnEarlierDayIsGuessed() {
    #expect(run("done", "fix the shlef").error.contains("did you mean “Fix the shelf”?"))
  }
}
