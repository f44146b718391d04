import Insight
import TestSupport
import Testing

@testable import Views

@Suite struct ActivitiesPlainTests {
  @Test func linesAreAsRecorded() {
    let sheet = ActivityViewSample.sheet()
    let parts = [
      ActivitiesPlain(.english).lines(of: sheet),
      ActivitiesPlain(.english).lines(of: sheet, since: ActivitySpan(.sevenDays, today: sheet.today)),
      ActivitiesPlain(.english).lines(of: sheet.rows[0], in: sheet, since: nil),
    ]
    let text = parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    expectGolden(text, "Tests/ViewsTests/Golden/activities-plain.txt")
  }
}
