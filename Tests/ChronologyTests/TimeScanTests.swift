import Testing

@testable import Chronology

@Suite struct TimeScanTests {
  @Test(arguments: [
    ("17:00", "17:00"), ("9:00", "09:00"), ("09:00", "09:00"), ("00:00", "00:00"), ("0:30", "00:30"), ("23:59", "23:59"),
    ("5pm", "17:00"), ("5PM", "17:00"), ("5 pm", "17:00"), ("5:00 PM", "17:00"), ("5:30pm", "17:30"), ("9:30 p.m.", "21:30"),
    ("5 a.m.", "05:00"), ("05:30 am", "05:30"),
    ("12am", "00:00"), ("12pm", "12:00"), ("12:30 AM", "00:30"), ("5\u{A0}pm", "17:00"), ("5:05\u{202F}PM", "17:05"),
    ("5\tpm", "17:00"),
  ])
  func reads(text: String, expected: String) {
    #expect(scan(text) == .time(time(expected), end: text.utf8.count))
  }

  @Test(arguments: [
    ("17:00 Work", "17:00", 5), ("5pm sharp", "17:00", 3), ("9:00 amble", "09:00", 4), ("9:00 a", "09:00", 4),
    ("17:00: x", "17:00", 5),
    ("17:00, x", "17:00", 5), ("17:00-18:00", "17:00", 5), ("5 pm.", "17:00", 4), ("10:00:30", "10:00", 5),
  ])
  func endsBeforeOtherText(text: String, expected: String, end: Int) {
    #expect(scan(text) == .time(time(expected), end: end))
  }

  @Test(arguments: [
    ("25:00", 5), ("9:75", 4), ("13pm", 4), ("24:00", 5), ("24:01", 5), ("0am", 3), ("13:00 pm", 8), ("99:99", 5),
    ("12:60 AM", 8),
    ("25:00 Work", 5),
  ])
  func tellsWhatIsNoTime(text: String, end: Int) {
    #expect(scan(text) == .wrong(end: end))
  }

  @Test(arguments: [
    "", "9", "17", "9 o'clock", "noon", "9:5", "9:", "9:000", "123:45", "9:00x", "5pmish", "5 pmish", "1700", ":30", "-9:00",
    "9.30",
    "9h30", "5 p", "1:1 meeting", "24/7",
  ])
  func leavesWords(text: String) {
    #expect(scan(text) == .none)
  }

  @Test func readsTheDaysEndOnlyWhereItIsMeant() {
    #expect(scan("24:00", allowsEndOfDay: true) == .time(.endOfDay, end: 5))
    #expect(scan("24:01", allowsEndOfDay: true) == .wrong(end: 5))
    #expect(scan("23:00", allowsEndOfDay: true) == .time(time("23:00"), end: 5))
  }

  @Test func doesNotReadPastTheEnd() {
    let bytes = Array("17:00 pm".utf8)
    #expect(TimeOfDay.scan(bytes, at: 0, end: 5) == .time(time("17:00"), end: 5))
    #expect(TimeOfDay.scan(bytes, at: 0, end: 4) == .none)
    #expect(TimeOfDay.scan(bytes, at: 0, end: 8) == .wrong(end: 8))
    #expect(TimeOfDay.scan(bytes, at: 1, end: 7) == .time(time("07:00"), end: 5))
    #expect(TimeOfDay.scan(bytes, at: 8, end: 8) == .none)
  }

  private func scan(_ text: String, allowsEndOfDay: Bool = false) -> TimeScan {
    let bytes = Array(text.utf8)
    return TimeOfDay.scan(bytes, at: 0, end: bytes.count, allowsEndOfDay: allowsEndOfDay)
  }
}
