import Chronology
import Planner
import Testing

@testable import Views

@Suite struct ActivitiesSheetTests {
  @Test func eventsAreTheLatestFirstAndByRankOnADay() {
    func activity(_ title: String, _ days: String...) -> TrackedActivity {
      TrackedActivity(title: title, log: days.map { LogRecord(days: DateRange(LifeViewSample.day($0))) })
    }
    let sheet = ActivitiesSheet(
      [activity("A", "2026-11-18", "2026-11-01"), activity("B", "2026-11-20", "2026-11-18"), activity("C", "2026-11-18")],
      today: LifeViewSample.today
    )
    let events = sheet.events(in: ActivitySpan(.sevenDays, today: sheet.today)).map {
      "\($0.completion.day.day) \($0.row.activity.title)"
    }
    #expect(events == ["20 B", "18 A", "18 B", "18 C"])
    #expect(sheet.doneToday == 1)
    #expect(sheet.rows.map(\.rank) == [1, 2, 3])
  }

  @Test func categoriesHaveTheirColors() {
    let sheet = ActivityViewSample.sheet()
    #expect(sheet.rows.map(\.color) == [.orange, .orange, .green, nil, nil])
  }
}
