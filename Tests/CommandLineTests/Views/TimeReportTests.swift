import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct TimeReportTests {
  private func report(_ vault: TaskVault, _ first: String, _ last: String) throws -> TimeReport {
    let period = try #require(DateRange("\(first) - \(last)"))
    return TimeReport(vault.plans(from: first, to: last), over: period, today: TaskVault.today)
  }

  @Test(arguments: [
    (0, 0, 0), (0, 100, 0), (100, 100, 100), (1, 1_000_000, 1), (999_999, 1_000_000, 99), (1, 8, 13), (3, 8, 38), (1, 3, 33),
    (2, 3, 67), (5, 1000, 1), (15, 1000, 2), (14, 1000, 1), (995, 1000, 99),
  ])
  func aShareIsRoundedHalfUp(part: Int, whole: Int, expected: Int) {
    #expect(TimeReport.percent(part, of: whole) == expected)
  }

  @Test func timeFallsToProjectsWhateverTheirSpelling() throws {
    let report = try report(try TaskVault(), "2026-11-16", "2026-11-20")
    #expect(report.projects.map(\.name) == ["Thesis", "東京への引っ越し", "Nowhere"])
    #expect(report.projects.map(\.minutes) == [200 + 30 + 120 + 60 + 60, 30, 10])
    #expect(report.projects.map(\.color) == [.blue, .pink, nil])
    #expect(report.totalMinutes == 510)
    #expect(report.projects.map(\.percent) == [92, 6, 2])
  }

  @Test func timeFallsToBlocksByTheirNames() throws {
    let report = try report(try TaskVault(), "2026-11-16", "2026-11-20")
    #expect(
      report.blocks.map(\.name) == [
        "深い仕事", "Deep work", "Count the words", "Desk", "Time block", "Parcel again", "Post",
      ]
    )
    #expect(report.blocks.map(\.minutes) == [200, 120, 60, 60, 60, 5, 5])
    #expect(report.blocks[0].icon == .emoji("🧘🏽‍♀️"))
  }

  @Test func daysWithAndWithoutAFileAreCounted() throws {
    let report = try report(try TaskVault(), "2026-11-16", "2026-11-20")
    #expect(report.days.map(\.description) == ["2026-11-16", "2026-11-18", "2026-11-20"])
    #expect(report.missingDays == 2)
    let twice = try TaskVault([
      "a.md": TaskVault.day("2026-11-20", "- 9:00 A"), "b.md": TaskVault.day("2026-11-20", "- 9:00 A"),
    ])
    #expect(try self.report(twice, "2026-11-20", "2026-11-20").days.count == 1)
    #expect(try self.report(twice, "2026-11-20", "2026-11-20").totalMinutes == 120)
  }
}
