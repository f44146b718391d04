import Chronology
import Planner
import Testing

/// Minutes of days in their order.
@Suite struct MomentTests {
  @Test func dayComesBeforeTime() {
    let moments = [("2026-11-19", "23:00"), ("2026-11-20", "00:00"), ("2026-11-20", "24:00"), ("2026-11-21", "00:00")]
      .map { Moment(Sketch.date($0), Sketch.time($1)) }
    for (index, moment) in moments.enumerated() {
      #expect(moments.filter { $0 < moment } == Array(moments[..<index]))
    }
    #expect(moments[0].description == "2026-11-19 23:00")
  }
}
