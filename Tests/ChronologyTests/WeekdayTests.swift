import Testing

@testable import Chronology

@Suite struct WeekdayTests {
  @Test(arguments: [
    ("mon", Weekday.monday), ("Monday", .monday), ("MONDAYS", .monday), ("mons", .monday), ("tue", .tuesday),
    ("tues", .tuesday),
    ("Wednesdays", .wednesday), ("thu", .thursday), ("fri", .friday), ("saturday", .saturday), ("Sun", .sunday),
  ])
  func readsNames(text: String, expected: Weekday) {
    #expect(Weekday(name: text) == expected)
  }

  @Test(arguments: ["", "s", "m", "mo", "mond", "thurs", "weekday", "monday ", "monss", "montag"])
  func refusesOtherWords(text: String) {
    #expect(Weekday(name: text) == nil)
  }

  @Test func namesAreReadBack() {
    for weekday in Weekday.allCases {
      #expect(Weekday(name: weekday.name) == weekday)
      #expect(Weekday(name: weekday.fullName) == weekday)
      #expect(weekday.name.count == 3)
    }
  }

  @Test func counts() {
    #expect(Weekday.sunday.adding(days: 1) == .monday)
    #expect(Weekday.monday.adding(days: -8) == .sunday)
    #expect(Weekday.sunday.days(after: .monday) == 6)
    #expect(Weekday.monday.days(after: .sunday) == 1)
    #expect(Weekday.monday.days(after: .monday) == 0)
    #expect(Weekday.monday < .sunday)
  }

  @Test(arguments: [
    (WeekdaySet([.friday, .monday]), "mon fri"), (.workdays, "weekday"), (.weekend, "weekend"), (WeekdaySet(), ""),
    (.all, "mon tue wed thu fri sat sun"), (WeekdaySet(from: .saturday, through: .monday), "mon sat sun"),
    (WeekdaySet(from: .monday, through: .friday), "weekday"), (WeekdaySet(from: .monday, through: .monday), "mon"),
    (WeekdaySet(from: .monday, through: .sunday), "mon tue wed thu fri sat sun"),
    (WeekdaySet(rawValue: 0xFF), WeekdaySet.all.description),
  ])
  func writesSets(weekdays: WeekdaySet, expected: String) {
    #expect(weekdays.description == expected)
    #expect(WeekdaySet(weekdays.weekdays) == weekdays)
  }
}
