import TestSupport
import Testing

@testable import CommandLine

@Suite struct NewDayCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      midnight: 03:00
      ---

      # My vault

      ## Routine

      - 06:00 - 07:30 The book (every: weekday)
        - [ ] Two pages
      - 07:00 Run

      """
    )
  }

  private let moment = ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"]

  @Test(arguments: [
    ([], "2026-11-20", "Friday"), (["next mon"], "2026-11-23", "Monday"), (["2028-02-29"], "2028-02-29", "Tuesday"),
  ])
  func theRoutineIsWritten(words: [String], date: String, weekday: String) throws {
    let run = folder.run(["new", "day"] + words + moment)
    let leftOut = "left out, because it overlaps another: 07:00 Run\n"
    #expect(run.output == "@/days/\(date).md: created\n" + leftOut && run.error.isEmpty && run.status == .success)
    let text = try folder.text("days/\(date).md")
    #expect(text == "---\nkind: day\n---\n\n# \(date) \(weekday)\n\n- 06:00 - 07:30 The book\n  - [ ] Two pages\n")
    #expect(folder.run("lint --strict @/days/\(date).md --today 2026-11-20").output.isEmpty)
    #expect(folder.run("fmt --check @/days/\(date).md").status == .success)
    let again = folder.run(["new", "day"] + words + moment)
    #expect(again.status == .couldNotRun && again.output.isEmpty)
    #expect(again.error.hasPrefix("tidemark new day: @/days/\(date).md is the file of \(date) already; "))
  }

  @Test func aFileCanBeNamed() throws {
    let run = folder.run(["new", "day", "sun", "-o", "@/sunday.md"] + moment)
    #expect(run.output == "@/sunday.md: created\n")
    #expect(try folder.text("sunday.md").hasSuffix("# 2026-11-22 Sunday\n\n- 07:00 - 08:00 Run\n"))
  }

  @Test func aWordThatIsNoDayIsRefused() {
    let run = folder.run(["new", "day", "someday"] + moment)
    #expect(run.error == "tidemark new day: “DATE” needs \(PhraseKind.day.expectation), not “someday”\n")
    #expect(run.status == .couldNotRun)
  }
}
