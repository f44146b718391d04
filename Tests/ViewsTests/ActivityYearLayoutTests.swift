import Chronology
import Insight
import Planner
import Testing

@testable import Views

@Suite struct ActivityYearLayoutTests {
  private func lines(
    _ log: [String],
    today: String,
    since: String? = nil,
    width: Int,
    from start: Weekday = .monday
  ) -> [String] {
    let records = log.map { LogRecord(days: DateRange(LifeViewSample.day($0))) }
    let history = ActivityHistory(TrackedActivity(title: "Tennis", log: records), today: LifeViewSample.day(today))
    let year = ActivityYear(history, weekStart: start)
    return ActivityYearLayout(year, since: since.map { LifeViewSample.day($0) }, width: width, in: .english).lines.map(\.text)
  }

  @Test func monthsStandAboveTheirFirstDays() {
    let lines = lines([], today: "2026-11-20", width: 80)
    #expect(lines[0] == "       Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov")
    #expect(lines.count == 9)
    #expect(lines[1].hasPrefix("Mon   ····"))
    #expect(lines[5].hasPrefix("Fri  ·····"))
    #expect(lines[8] == "     ■ done   · not")
  }

  @Test func weeksBeginWithTheFirstDayOfTheVault() {
    let lines = lines([], today: "2026-11-20", width: 80, from: .sunday)
    #expect(lines[1].hasPrefix("Sun   ·"))
    #expect(lines[7].hasPrefix("Sat  ·"))
  }

  @Test func daysBeforeItWasAddedAreEmpty() {
    let lines = lines(["2026-01-05", "2026-11-20"], today: "2026-11-20", since: "2026-11-01", width: 80)
    #expect(lines[1...7].joined().count { $0 == "·" } == 19)
    #expect(lines[1...7].joined().count { $0 == "■" } == 2)
  }

  @Test func narrowOnesStandBelowEachOther() {
    #expect(lines([], today: "2026-11-20", width: 58).count == 9)
    #expect(lines([], today: "2026-11-20", width: 57).count == 18)
    #expect(lines([], today: "2026-11-20", width: 24).count == 27)
    #expect(lines([], today: "2026-11-20", width: 110)[5].count == 5 + 105)
  }
}
