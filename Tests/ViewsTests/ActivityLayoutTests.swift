import Diagnostics
import Insight
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct ActivityLayoutTests {
  private static let sheet = ActivityViewSample.sheet()

  private func lines(_ index: Int = 0, since period: ActivityPeriod? = nil, width: Int) -> [StyledLine] {
    let sheet = Self.sheet
    let span = period.map { ActivitySpan($0, today: sheet.today) }
    return ActivityLayout(sheet.rows[index], in: sheet, since: span, width: width, in: .english).lines
  }

  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    let lines = lines(width: width)
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/activity-\(width).txt")
  }

  @Test(arguments: Array(24...125), [0, 1, 2, 3, 4])
  func noLineIsTooWideAndNoDayIsLost(width: Int, index: Int) {
    let lines = lines(index, width: width)
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    let weekdays = ["Mon  ", "Tue  ", "Wed  ", "Thu  ", "Fri  ", "Sat  ", "Sun  "]
    let days = lines.map(\.text).filter { line in weekdays.contains { line.hasPrefix($0) } }.joined()
    let sheet = Self.sheet
    #expect(days.count { $0 == "■" } == sheet.rows[index].history.count(in: .twelveMonths))
    if sheet.rows[index].activity.since == nil { #expect(days.count { $0 == "■" || $0 == "·" } == 365) }
  }

  @Test func listsTheLatestOrAPeriod() {
    let latest = lines(width: 80).map(\.text)
    #expect(latest.contains("The latest of 88 completions"))
    #expect(latest.suffix(7).first == "  Fri 20 Nov  18:30 · With Sam · by widget")
    let period = lines(since: .sevenDays, width: 80).map(\.text)
    #expect(period.contains("Completions in the past 7 days"))
    #expect(lines(2, since: .sevenDays, width: 80).last?.text == "Nothing in the past 7 days.")
    #expect(lines(3, width: 80).contains { $0.text.hasPrefix("never done · 0 in all") })
  }

  @Test func tellsIntervalsOfTwoOrMore() {
    #expect(lines(4, width: 80).contains { $0.text == "every day · 1 day apart at most" })
    #expect(!lines(3, width: 80).contains { $0.text.contains("apart") })
  }
}
