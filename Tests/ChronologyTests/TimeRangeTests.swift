import Testing

@testable import Chronology

@Suite struct TimeRangeTests {
  @Test(arguments: [
    ("09:00", "10:30", 90, false), ("00:00", "24:00", 1440, false), ("22:00", "24:00", 120, false),
    ("22:00", "06:00", 480, true),
    ("22:00", "00:00", 120, true), ("12:00", "12:00", 1440, true), ("23:59", "12:00", 721, true),
    ("12:00", "11:59", 1439, true),
    ("11:59", "12:00", 1, false),
  ])
  func holds(start: String, end: String, minutes: Int, passesMidnight: Bool) throws {
    let range = try #require(TimeRange(start: time(start), end: time(end)))
    #expect(range.minutes == minutes)
    #expect(range.passesMidnight == passesMidnight)
    #expect(range.description == "\(start) - \(end)")
    #expect(TimeRange(range.description) == range)
  }

  @Test(arguments: [
    ("10:00", "09:00"), ("09:00", "09:00"), ("11:59", "11:58"), ("22:00", "21:00"), ("13:00", "12:01"), ("24:00", "06:00"),
    ("24:00", "24:00"), ("08:00", "00:00"),
  ])
  func refusesAnEndBeforeTheStart(start: String, end: String) {
    #expect(TimeRange(start: time(start), end: time(end)) == nil)
  }

  @Test func theRuleOfMidnightHoldsForEveryPair() {
    for start in stride(from: 0, through: 1440, by: 7) {
      for end in 0...1440 {
        let isRange = start < 1440 && (end > start || (start >= 720 && end <= 720))
        let range = TimeRange(start: TimeOfDay(minutes: start)!, end: TimeOfDay(minutes: end)!)
        if (range != nil) != isRange { Issue.record("\(start) - \(end)") }
        if let range, !(1...1440 ~= range.minutes) { Issue.record("\(range) lasts \(range.minutes) minutes") }
      }
    }
  }

  @Test(arguments: ["", "9:00", "9:00 - 10:00 x", "9-10", "2026-01-01 - 2026-01-02", "10:00 - 9:00"])
  func refusesOtherTexts(text: String) {
    #expect(TimeRange(text) == nil)
  }
}
