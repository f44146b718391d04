import Diagnostics
import Insight
import TestSupport
import Testing

@testable import Views

@Suite struct ActivityHistoryLayoutTests {
  private static let week = ActivitySpan(.sevenDays, today: ActivityViewSample.sheet().today)

  @Test(arguments: [40, 80])
  func looksAsRecorded(width: Int) {
    let lines = ActivityHistoryLayout(ActivityViewSample.sheet(), since: Self.week, width: width, in: .english).lines
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/activities-since-\(width).txt")
  }

  @Test(arguments: ActivityPeriod.allCases)
  func listsEachCompletionOnALine(period: ActivityPeriod) {
    let sheet = ActivityViewSample.sheet()
    let lines = ActivityHistoryLayout(sheet, since: ActivitySpan(period, today: sheet.today), width: 200, in: .english).lines
      .map(\.text)
    let count = sheet.rows.reduce(0) { $0 + $1.history.count(in: period) }
    #expect(lines[1].hasSuffix(" · \(counted(count, "completion"))"))
    #expect(lines.count == count + 5)
  }

  @Test func saysThatNothingWasDone() {
    let lines = ActivityHistoryLayout(
      ActivityViewSample.sheet([]),
      since: ActivitySpan(.threeMonths, today: ActivityViewSample.sheet([]).today),
      width: 80,
      in: .english
    ).lines.map(\.text)
    #expect(lines == ["Activities of the past 3 months", "2026-08-21 - 2026-11-20 · 0 completions", "", "Nothing was done."])
  }

  @Test func showsTheTwelveHours() {
    let lines = ActivityHistoryLayout(ActivityViewSample.sheet(clock: .twelveHours), since: Self.week, width: 80, in: .english)
      .lines
    #expect(lines.contains { $0.text == "Fri 20 Nov  🎾 Tennis · 6:30 PM · With Sam · by widget" })
  }
}
