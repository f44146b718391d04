import Chronology
import Planner
import TestSupport
import Testing

/// Where a ritual stands (format, *Arcs and rituals*).
@Suite struct RitualStatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var ritual: String
    var today = "20"
    /// Numbers of arcs.
    var current: Int?
    var latest: Int?
    var shown: Int?
    var completed: Int
    var asks: Bool

    var testDescription: String { "\(ritual) on \(today)" }
  }

  static let cases: [Case] = [
    Case(ritual: "1 - 28", current: 1, latest: 1, shown: 1, completed: 0, asks: false),
    Case(ritual: "1 - 14", current: nil, latest: 1, shown: 1, completed: 1, asks: true),
    Case(ritual: "1 - 14!7", current: nil, latest: 1, shown: 1, completed: 0, asks: false),
    Case(ritual: "1 - 14 | finished 20", current: nil, latest: 1, shown: 1, completed: 1, asks: false),
    Case(ritual: "1 - 14 | finished 21", current: nil, latest: 1, shown: 1, completed: 1, asks: true),
    Case(ritual: "25 - 12/5", current: nil, latest: 1, shown: 1, completed: 0, asks: false),
    // Renewed: by an arc that runs, or one to come.
    Case(ritual: "1 - 14; 18 - 30", current: 2, latest: 2, shown: 2, completed: 1, asks: false),
    Case(ritual: "1 - 14; 25 - 12/5", current: nil, latest: 2, shown: 2, completed: 1, asks: false),
    Case(
      ritual: "10/1 - 28!10/20; 1 - 14; 18 - 12/12; 12/20 - 12/30",
      current: 3,
      latest: 4,
      shown: 3,
      completed: 1,
      asks: false
    ),
    // On the last day it is not complete yet.
    Case(ritual: "7 - 20", current: 1, latest: 1, shown: 1, completed: 0, asks: false),
    Case(ritual: "7 - 20", today: "21", current: nil, latest: 1, shown: 1, completed: 1, asks: true),
    // The order of the file is free.
    Case(ritual: "18 - 30; 1 - 14", current: 1, latest: 1, shown: 1, completed: 1, asks: false),
  ]

  @Test(arguments: cases)
  func status(row: Case) {
    let ritual = RitualSketch.ritual(row.ritual)
    let status = RitualStatus(ritual, today: RitualSketch.day(row.today))
    #expect(status.current.map { ritual.arcs[$0].number } == row.current)
    #expect(status.latest.map { ritual.arcs[$0].number } == row.latest)
    #expect(status.shown.map { ritual.arcs[$0].number } == row.shown)
    #expect(status.completed == row.completed)
    #expect(status.asksForRenewal == row.asks)
  }

  @Test func withoutArcs() {
    let status = RitualStatus(TrackedRitual(title: "Water"), today: RitualSketch.day("20"))
    #expect(status == RitualStatus(TrackedRitual(title: "Walk", finished: .earliest), today: .latest))
    #expect(status.shown == nil && !status.asksForRenewal)
  }

  static let runs: [(String, String)] = [
    ("1 - 14; 15 - 28", "1-14, 15-28"),
    ("1 - 14!7; 8 - 28", "1-7, 8-28"),
    // Where two overlap, the earlier counts to the day before the later begins.
    ("1 - 14; 10 - 28", "1-9, 10-28"),
    ("1 - 28; 10 - 16", "1-9, 10-16"),
    ("1 - 28; 1 - 16", "none, 1-16"),
    ("1 - 28; 5 - 12; 10 - 20", "1-4, 5-9, 10-20"),
  ]

  @Test(arguments: runs)
  func days(ritual: String, runs: String) {
    let found = RitualSketch.ritual(ritual).runs.map { $0.map { RitualSketch.text(DaySet($0)) } ?? "none" }
    #expect(found.joined(separator: ", ") == runs)
  }
}
