import Chronology
import Planner
import Testing

@Suite struct DaySlotTests {
  @Test(arguments: [
    ("00:00", "00:00", DaySlot.morning), ("10:59", "00:00", .morning), ("11:00", "00:00", .midday), ("13:59", "00:00", .midday),
    ("14:00", "00:00", .afternoon), ("16:59", "00:00", .afternoon), ("17:00", "00:00", .evening), ("20:59", "00:00", .evening),
    ("21:00", "00:00", .night), ("23:59", "00:00", .night),
    // The morning begins at the vault's midnight.
    ("00:00", "02:30", .night), ("02:29", "02:30", .night), ("02:30", "02:30", .morning), ("11:30", "11:59", .night),
    ("11:59", "11:59", .midday),
  ])
  func slotOfATime(_ time: String, _ midnight: String, _ slot: DaySlot) throws {
    let time = try #require(TimeOfDay(time))
    #expect(DaySlot(of: time, midnight: try #require(TimeOfDay(midnight))) == slot)
  }

  @Test func everyTimeHasASlotOfItsDay() {
    let slots = (0..<1_440).compactMap { TimeOfDay(minutes: $0) }.map { DaySlot(of: $0, midnight: .startOfDay) }
    #expect(slots.count == 1_440)
    #expect(!slots.contains(.anytime))
    #expect(Set(slots) == Set(DaySlot.allCases).subtracting([.anytime]))
  }
}
