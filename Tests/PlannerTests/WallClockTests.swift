import Chronology
import Planner
import Testing

@Suite struct WallClockTests {
  private static let night = Moment(CivilDate("2026-11-21")!, TimeOfDay("01:30")!)
  private static var late: Settings {
    var settings = Settings()
    settings.midnight = TimeOfDay("03:00")!
    return settings
  }

  @Test func beforeMidnightItIsStillTheDayBefore() {
    let clock = WallClock(Self.night)
    #expect(clock.now == Self.night)
    #expect(clock.today(in: Settings()).description == "2026-11-21")
    #expect(clock.today(in: Self.late).description == "2026-11-20")
    #expect(WallClock(Self.night, time: TimeOfDay("03:00")).today(in: Self.late).description == "2026-11-21")
  }

  @Test func aDayThatIsNamedIsToday() {
    let clock = WallClock(Self.night, today: CivilDate("2026-05-01"))
    #expect(clock.today(in: Self.late).description == "2026-05-01")
    #expect(clock.now.description == "2026-05-01 01:30")
    #expect(WallClock(today: CivilDate("2026-05-01")!).today(in: Self.late).description == "2026-05-01")
  }
}
