import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct LifePlainTests {
  @Test func linesAreAsRecorded() {
    let sheet = LifeViewSample.sheet()
    let lines = LifePlain.lines(of: sheet, in: .english) + [""] + LifePlain.lines(of: sheet.grid, nil, in: sheet, in: .english)
    expectGolden(lines.map { $0 + "\n" }.joined(), "Tests/ViewsTests/Golden/life-plain.txt")
  }

  @Test func aYearIsALineForEachWeek() {
    let sheet = LifeViewSample.sheet()
    let lines = LifePlain.lines(of: sheet.grid(.year, aroundWeek: 1447), .year, in: sheet, in: .english)
    #expect(lines.count { $0.hasPrefix("Week ") } == 52)
    #expect(lines.contains("Mark: good, A second one of that week."))
    #expect(lines.contains("Not marked."))
  }

  @Test func weeksAfterTheEndAreALine() {
    let sheet = LifeViewSample.sheet(expectancy: 2, marks: [], phases: [], today: "1993-08-20")
    #expect(
      LifePlain.lines(of: sheet.grid, nil, in: sheet, in: .english) == [
        "Age 0, weeks 1 to 52, from 1990-06-14, 52 lived.", "Age 1, weeks 53 to 104, from 1991-06-13, 52 lived.",
        "After the expected 2 years: Age 2, weeks 105 to 167, from 1992-06-11, 62 lived, this week.",
      ]
    )
  }
}
