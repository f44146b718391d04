import Foundation
import Insight
import TestSupport
import Testing

@testable import Views

@Suite struct ActivitiesJSONTests {
  private let sheet = ActivityViewSample.sheet()

  @Test func isAsRecorded() {
    expectGolden(ActivitiesJSON.object(for: sheet).write(pretty: true) + "\n", "Tests/ViewsTests/Golden/activities.json")
  }

  @Test func aPeriodIsAListOfCompletions() {
    let text = ActivitiesJSON.object(for: sheet, since: ActivitySpan(.sevenDays, today: sheet.today)).write(pretty: false)
    #expect(text.hasPrefix(#"{"today":"2026-11-20","since":"7d","first":"2026-11-14","last":"2026-11-20","completions":["#))
    #expect(
      text.contains(
        #"{"activity":"Tennis","day":"2026-11-20","time":"18:30","note":"With **Sam**","source":"widget"}"#
      )
    )
  }

  @Test func oneActivityHasTheCompletionsOfAYearOrAPeriod() {
    let year = ActivitiesJSON.object(for: sheet.rows[4], in: sheet, since: nil).write(pretty: false)
    #expect(year.contains(#""since":"12m""#) && year.contains(#""title":"Sit still""#))
    #expect(year.components(separatedBy: #""day":"#).count == 20)
    let week = ActivitiesJSON.object(for: sheet.rows[4], in: sheet, since: ActivitySpan(.sevenDays, today: sheet.today)).write(
      pretty: false
    )
    #expect(week.components(separatedBy: #""day":"#).count == 8)
  }
}
