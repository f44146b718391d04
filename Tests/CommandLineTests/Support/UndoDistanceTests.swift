import Chronology
import Planner
import Testing

@testable import CommandLine

@Suite struct UndoDistanceTests {
  @Test(arguments: [
    ("2026-11-20 10:15", nil), ("2026-11-20 10:06", nil), ("2026-11-20 10:20", nil), ("soon", nil),
    ("2026-11-20 10:05", "10 minutes"), ("2026-11-20 09:15", "1 hour"), ("2026-11-20 07:01", "3 hours"),
    ("2026-11-19 11:00", "23 hours"), ("2026-11-19 10:15", "1 day"), ("2026-11-10 10:15", "10 days"),
  ])
  func saysHowLongAgoItWas(written: String, ago: String?) throws {
    let now = Moment(try #require(CivilDate("2026-11-20")), try #require(TimeOfDay("10:15")))
    let told = UndoMessage.undone("tidemark done Tea", time: written, UndoDistance(from: written, to: now)).english
    let distance = ago.map { ", \($0) ago: the last command that wrote something" } ?? ""
    #expect(told == "undone: “tidemark done Tea” of \(written)" + distance)
  }
}
