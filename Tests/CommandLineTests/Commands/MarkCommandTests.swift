import TestSupport
import Testing

@testable import CommandLine

/// Weeks that are named by several words: on Monday 2026-12-14.
@Suite struct MarkCommandTests {
  private func run(_ arguments: [String]) throws -> (CommandRun, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    // A Monday, so that the weeks of the life begin on Mondays.
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-11\n---\n\n# Life\n\n## 2026\n\n- 2026-06-01 Moved\n")
    return (folder.run(["mark"] + arguments + ["--vault", "@", "--today", "2026-12-14", "--now", "09:00"]), folder)
  }

  @Test(arguments: [
    (["last", "week", "great"], "- 2026-12-07 (rating: great, marked: 2026-12-14)"),
    (["last week", "okay"], "- 2026-12-07 (rating: okay, marked: 2026-12-14)"),
    (["last week", "good", "Nice one"], "- 2026-12-07 Nice one (rating: good, marked: 2026-12-14)"),
    (["this", "week", "Holidays"], "- 2026-12-14 Holidays"),
    (["30", "nov", "hard"], "- 2026-11-30 (rating: hard, marked: 2026-12-14)"),
    (["2", "weeks", "ago", "Quiet days"], "- 2026-11-30 Quiet days (marked: 2026-12-14)"),
    (["yesterday", "great"], "- 2026-12-13 (rating: great, marked: 2026-12-14)"),
  ])
  func severalWordsNameAWeek(_ words: [String], _ line: String) throws {
    let (run, folder) = try run(words)
    #expect(run.status == .success, "\(run.error)")
    let life = try folder.text("life.md")
    #expect(life.contains(line + "\n"), "\(life)")
  }

  @Test func aWeekThatIsInTheFutureOrTooEarlyIsRefused() throws {
    let next = try run(["next", "week", "Holidays"]).0
    #expect(next.error.contains("is in the future"))
    let month = try run(["last", "month", "good"]).0
    #expect(month.error.contains("“last month” is more than the week that is marked"))
    let (week, folder) = try run(["week", "3", "great"])
    #expect(week.output.contains("marked: week 3, "), "\(week.error)")
    #expect(try folder.text("life.md").contains("1990-06-25 (rating: great"))
  }

  @Test func aDayThatIsOnlyTheBeginningOfAPhraseIsTold() throws {
    let run = try run(["yesterday", "was", "the", "best"]).0
    #expect(
      run.output.contains(
        "“yesterday” is part of the phrase; `tidemark mark yesterday \"was the best\"` marks the week of 2026-12-13"
      )
    )
  }
}
