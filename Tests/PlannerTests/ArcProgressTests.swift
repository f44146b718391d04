import Chronology
import Planner
import TestSupport
import Testing

/// Where an arc stands (format, *Arcs and rituals*).
@Suite struct ArcProgressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arc: String
    var today: String
    var status: ArcStatus
    var day: Int?
    var count: Int
    var remaining: Int
    var isLastDay = false

    var testDescription: String { "\(arc) on \(today)" }
  }

  static let cases: [Case] = [
    Case(arc: "1 - 28", today: "10/31", status: .upcoming, day: nil, count: 28, remaining: 28),
    Case(arc: "1 - 28", today: "1", status: .active, day: 1, count: 28, remaining: 27),
    Case(arc: "1 - 28", today: "20", status: .active, day: 20, count: 28, remaining: 8),
    Case(arc: "1 - 28", today: "28", status: .active, day: 28, count: 28, remaining: 0, isLastDay: true),
    Case(arc: "1 - 28", today: "29", status: .complete, day: nil, count: 28, remaining: 0),
    Case(arc: "1 - 28!20", today: "19", status: .active, day: 19, count: 20, remaining: 1),
    Case(arc: "1 - 28!20", today: "20", status: .active, day: 20, count: 20, remaining: 0, isLastDay: true),
    Case(arc: "1 - 28!20", today: "21", status: .endedEarly, day: nil, count: 20, remaining: 0),
    Case(arc: "1 - 28!28", today: "29", status: .complete, day: nil, count: 28, remaining: 0),
    Case(arc: "1 - 7", today: "10/1", status: .upcoming, day: nil, count: 7, remaining: 7),
  ]

  @Test(arguments: cases)
  func progress(row: Case) {
    let progress = ArcProgress(RitualSketch.arc(row.arc), today: RitualSketch.day(row.today))
    #expect(progress.status == row.status)
    #expect(progress.day == row.day)
    #expect(progress.count == row.count)
    #expect(progress.remaining == row.remaining)
    #expect(progress.isLastDay == row.isLastDay)
  }
}
