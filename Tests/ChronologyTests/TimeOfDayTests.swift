import Testing

@testable import Chronology

@Suite struct TimeOfDayTests {
  @Test func everyMinuteIsWrittenAndReadBack() throws {
    for minutes in 0...1440 {
      let time = try #require(TimeOfDay(minutes: minutes))
      #expect(time.hour * 60 + time.minute == minutes)
      #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
      #expect(TimeOfDay(time.description, allowsEndOfDay: true) == time)
      #expect(TimeOfDay(time.description) == (minutes == 1440 ? nil : time))
      #expect(TimeOfDay(time.twelveHour)?.minutes == minutes % 1440)
    }
  }

  @Test(arguments: [
    (0, "00:00", "12:00 AM"), (1, "00:01", "12:01 AM"), (540, "09:00", "9:00 AM"), (720, "12:00", "12:00 PM"),
    (1020, "17:00", "5:00 PM"), (1439, "23:59", "11:59 PM"), (1440, "24:00", "12:00 AM"),
  ])
  func isWritten(minutes: Int, written: String, twelveHour: String) throws {
    let time = try #require(TimeOfDay(minutes: minutes))
    #expect(time.description == written)
    #expect(time.twelveHour == twelveHour)
  }

  @Test func refusesWhatNoClockShows() {
    #expect(TimeOfDay(minutes: -1) == nil)
    #expect(TimeOfDay(minutes: 1441) == nil)
    #expect(TimeOfDay(hour: 24, minute: 1) == nil)
    #expect(TimeOfDay(hour: 23, minute: 60) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
    #expect(time("23:00").adding(minutes: 61) == nil)
    #expect(time("23:00").adding(minutes: 60) == .endOfDay)
    #expect(time("23:00").adding(minutes: Int.max) == nil)
  }

  @Test(arguments: [
    ("09:00 17:00", "09:00 17:00"), ("5pm, 9:00", "09:00 17:00"), ("9:00,9:00", "09:00"), ("5 pm 6 AM", "06:00 17:00"),
    ("  8:30 ", "08:30"), ("8:30\u{202F}PM, 7:00", "07:00 20:30"),
  ])
  func readsLists(text: String, expected: String) throws {
    #expect(try TimeOfDay.parseList(text).get().map(\.description).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("", 0..<0), (" ", 1..<1), ("9:00 noon", 5..<9), ("9:00 25:00", 5..<10), ("9", 0..<1), ("24:00", 0..<5),
    ("9:00-10:00", 0..<10),
    ("9:00;10:00", 0..<10),
  ])
  func refusesOtherLists(text: String, range: Range<Int>) {
    #expect(TimeOfDay.parseList(text) == .failure(TimeOfDay.NotATime(range: range)))
  }
}
