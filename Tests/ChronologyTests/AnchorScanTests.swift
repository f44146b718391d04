import TestSupport
import Testing

@testable import Chronology

@Suite struct AnchorScanTests {
  @Test(arguments: [
    ("17:00", "17:00", 5), ("17:00 Work", "17:00", 5), ("5pm Work", "17:00", 3), ("5 pm: Work", "17:00", 4),
    ("9:00, then", "09:00", 4),
    ("9:00 - Work", "09:00", 4), ("9:00 – work", "09:00", 4), ("9:00\u{A0}Work", "09:00", 4), ("9:00 to the moon", "09:00", 4),
    ("9:00 - ", "09:00", 4), ("9:00 - 100 push-ups", "09:00", 4), ("9:00 - 2026-11-20", "09:00", 4),
    ("9:00 - 30 minutes", "09:00", 4),
    ("9:00: 10 eggs", "09:00", 4), ("9:00:Work", "09:00", 4), ("9:00 9:30", "09:00", 4), ("12am", "00:00", 4),
    ("9:00 / 10:00", "09:00", 4),
    ("9:00 ...", "09:00", 4), ("9:00 - 10:00x", "09:00", 4),
  ])
  func readsTimes(text: String, expected: String, end: Int) {
    #expect(scan(text) == .time(time(expected), end: end))
  }

  @Test(arguments: [
    ("09:00 - 10:30", "09:00 - 10:30"), ("9:00-10:30", "09:00 - 10:30"), ("9:00–10:30", "09:00 - 10:30"),
    ("9:00 — 10:30", "09:00 - 10:30"),
    ("9:00→10:30", "09:00 - 10:30"), ("9:00 \u{2212} 10:30", "09:00 - 10:30"), ("9:00 to 10:30", "09:00 - 10:30"),
    ("9:00 TO 10:30", "09:00 - 10:30"), ("9:00\u{A0}-\u{202F}10:30", "09:00 - 10:30"), ("9:00 -10:30", "09:00 - 10:30"),
    ("9-10am", "09:00 - 10:00"), ("9 - 10 am", "09:00 - 10:00"), ("9:30 - 11am", "09:30 - 11:00"), ("1-3pm", "13:00 - 15:00"),
    ("1:30 - 3pm", "13:30 - 15:00"), ("11 - 1pm", "11:00 - 13:00"), ("10-2pm", "10:00 - 14:00"), ("9 to 5pm", "09:00 - 17:00"),
    ("9-9pm", "09:00 - 21:00"),
    ("9am-5pm", "09:00 - 17:00"), ("9am - 10:30", "09:00 - 10:30"), ("9:00 - 5pm", "09:00 - 17:00"),
    ("09:00 - 11pm", "09:00 - 23:00"),
    ("9:00 - 11pm", "21:00 - 23:00"), ("13:30 - 3pm", "13:30 - 15:00"), ("0:30 - 2am", "00:30 - 02:00"),
    ("12-1pm", "12:00 - 13:00"),
    ("22:00 - 06:00", "22:00 - 06:00"), ("10pm - 6am", "22:00 - 06:00"), ("10-6am", "22:00 - 06:00"),
    ("17:00 - 24:00", "17:00 - 24:00"),
    ("10pm-12am", "22:00 - 00:00"), ("12:00 - 12:00", "12:00 - 12:00"),
    ("1pm - 2:30", "13:00 - 14:30"), ("1pm-2:30", "13:00 - 14:30"), ("11am - 2:30", "11:00 - 14:30"),
    ("10pm - 6:00", "22:00 - 06:00"), ("8pm - 12:30", "20:00 - 00:30"), ("12pm - 1:30", "12:00 - 13:30"),
    ("12am - 1:30", "00:00 - 01:30"), ("1pm - 14:30", "13:00 - 14:30"), ("1pm - 02:30", "13:00 - 02:30"),
    ("9am - 12:00", "09:00 - 12:00"), ("10pm - 12:00", "22:00 - 00:00"),
  ])
  func readsTimeRanges(text: String, expected: String) throws {
    let range = try #require(TimeRange(expected))
    let bytes = text.utf8.count
    #expect(scan(text) == .timeRange(range, end: bytes))
    for after in [" Work", ": Work", ", Work", " - Work", ":", "\t"] {
      #expect(scan(text + after) == .timeRange(range, end: bytes), "before “\(after)”")
    }
    for after in ["x", "0", ".", ")", ";", ":30", "_"] {
      if case .timeRange = scan(text + after) { Issue.record("read before “\(after)”") }
    }
  }

  @Test(arguments: [
    ("10:00 - 09:00", 13), ("9:00-9:00", 9), ("08:00 - 00:00 x", 13), ("11am - 9am", 10), ("13:00 - 12:30", 13), ("9pm-8pm", 7),
  ])
  func tellsTimesInTheWrongOrder(text: String, end: Int) {
    #expect(scan(text) == .timeRangeBackwards(end: end))
  }

  @Test(arguments: [
    ("2026-11-20", 10), ("2026-11-20 Trip", 10), ("2026-11-20: Trip", 10), ("2026-11-20, Trip", 10), ("2026-11-20 - Trip", 10),
    ("2026-11-20 — Trip", 10), ("2026-11-20 to the moon", 10), ("2026-11-20 07:05", 10), ("2026-11-20 / Trip", 10),
  ])
  func readsDates(text: String, end: Int) {
    #expect(scan(text) == .date(date("2026-11-20"), end: end))
  }

  @Test(arguments: [
    "2026-01-05 - 2026-03-31", "2026-01-05-2026-03-31", "2026-01-05–2026-03-31", "2026-01-05→ 2026-03-31",
    "2026-01-05 to 2026-03-31",
  ])
  func readsDateRanges(text: String) throws {
    let range = try #require(DateRange(first: date("2026-01-05"), last: date("2026-03-31")))
    let bytes = text.utf8.count
    for after in ["", " Thesis", ": Thesis", ", x", " - Thesis", ":"] {
      #expect(scan(text + after) == .dateRange(range, end: bytes), "before “\(after)”")
    }
    for after in ["x", "0", ".", "T10:00", "/06", " - 2026-04-01", "..", "-3"] {
      #expect(scan(text + after) == .halfRange(end: 10), "before “\(after)”")
    }
  }

  @Test(arguments: [
    ("2026-11-2", "2026-11-02"), ("2026-1-2", "2026-01-02"), ("2026/11/20", "2026-11-20"), ("2026/1/5", "2026-01-05"),
  ])
  func readsOtherSpellingsOfDates(text: String, expected: String) {
    for after in ["", " Trip", ": Trip", ", Trip"] {
      #expect(scan(text + after) == .date(date(expected), end: text.utf8.count), "before “\(after)”")
    }
    for after in ["0x", "-3", "/4", "..5"] {
      if case .date = scan(text + after) { Issue.record("read before “\(after)”") }
    }
  }

  @Test(arguments: ["2026-01-05..2026-03-31", "2026-1-5 .. 2026/03/31", "2026-01-05->2026-03-31", "2026/1/5 - 2026-03-31"])
  func readsOtherSpellingsOfDateRanges(text: String) throws {
    let range = try #require(DateRange(first: date("2026-01-05"), last: date("2026-03-31")))
    #expect(scan(text) == .dateRange(range, end: text.utf8.count))
  }

  @Test(arguments: [
    ("12h30", "12:30"), ("8h15 words", "08:15"), ("01h30", "01:30"), ("12:00 noon", "12:00"), ("12 noon: x", "12:00"),
    ("9.30am", "09:30"), ("6.15 p.m. x", "18:15"), ("09:00 Uhr x", "09:00"),
  ])
  func readsTimesOfADay(text: String, expected: String) {
    let bytes = Array(text.utf8)
    guard case .time(let time, _) = AnchorScan.scan(bytes, at: 0, end: bytes.count, .day) else {
      Issue.record("not read")
      return
    }
    #expect(time.description == expected)
  }

  @Test(arguments: [
    ("9-10:30", "09:00 - 10:30"), ("9:00-10", "09:00 - 10:00"), ("16:30–18 x", "16:30 - 18:00"), ("9h - 10h30", ""),
    ("9h00 - 10h30", "09:00 - 10:30"), ("9:00 - 10", ""), ("12:30-1", ""), ("22:00-6", ""), ("10-9:30", ""), ("9:00-25", ""),
    ("1h30 walk", ""), ("9:00 -> 10:00", "09:00 - 10:00"), ("9:00-10-11", ""),
  ])
  func readsRangesOfADay(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let scan = AnchorScan.scan(bytes, at: 0, end: bytes.count, .day)
    if case .timeRange(let range, _) = scan {
      #expect(range.description == expected)
    } else {
      #expect(expected.isEmpty, "\(scan)")
    }
  }

  /// One with a tab in it is read part by part.
  @Test(arguments: [
    "", " ", " Work", "x", "0", ":", ":30", ", x", ": x", "/11:00", " am", "pm", " pm", "a", " Ahoy", " noon", " Uhr", "h",
    " h", " until 11:00", " to 11:00", " bis 11:00", " hasta 11:00", " à 11:00", " - 11:00", " - x", " .. 11:00", " Tea",
    " 🚌 Bus", "  x", " Éclair", " 5", " ✈️", "\n", " Meeting am", " X to 11:00",
  ])
  func readsTheWrittenRangeAsAnother(after: String) {
    let ranges = [
      "09:00 - 10:30", "22:00 - 06:00", "10:00 - 09:00", "24:00 - 01:00", "12:00 - 12:00", "17:00 - 24:00", "25:00 - 26:00",
    ]
    for range in ranges {
      for spellings: AnchorScan.Spellings in [.day, []] {
        let written = Array((range + after).utf8)
        var other = written
        other[7] = UInt8(ascii: "\t")
        let found = [written, other].map { AnchorScan.scan($0, at: 0, end: $0.count, spellings) }
        #expect(found[0] == found[1], "\(range) before “\(after)”")
      }
    }
  }

  @Test(arguments: [
    ("2008-09 - 2012-06", "2008-09-01 - 2012-06-30"), ("2008-09..2012-02 x", "2008-09-01 - 2012-02-29"),
    ("2008-09 - 2012-06-15", "2008-09-01 - 2012-06-15"), ("2008-09", ""), ("2008-13 - 2012-06", ""), ("2008-09 x", ""),
  ])
  func readsMonthsOfPhases(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let scan = AnchorScan.scan(bytes, at: 0, end: bytes.count, .months)
    if case .dateRange(let range, _) = scan {
      #expect(range.description == expected)
    } else {
      #expect(expected.isEmpty, "\(scan)")
    }
  }

  @Test func readsLinksWhereADateIsExpected() {
    let bytes = Array("[[2026-11-20]]: x".utf8)
    #expect(AnchorScan.scan(bytes, at: 0, end: bytes.count, .links) == .date(date("2026-11-20"), end: 14))
    #expect(CivilDate(spelled: "[[2026-11-20]]") == date("2026-11-20"))
    for text in ["[[2026-11-20", "[[2026-11-20]", "[[2026-11-20|x]]", "[[x]]", "[2026-11-20]"] {
      #expect(CivilDate(spelled: text) == nil, "\(text)")
    }
  }

  @Test func readsARangeOfOneDay() {
    #expect(scan("2026-01-05 - 2026-01-05") == .dateRange(DateRange(date("2026-01-05")), end: 23))
    #expect(scan("2026-01-05 - 2026-01-04 x") == .dateRangeBackwards(end: 23))
  }

  @Test(arguments: [
    ("2026-11-20/25", 10), ("2026-11-20/", 10), ("2026-11-20..25", 10), ("2026-11-20..", 10), ("2026-11-20-25", 10),
    ("2026-11-20 - 25", 10),
    ("2026-11-20 – 3 things", 10), ("2026-11-20 → 12-01", 10), ("2026-11-20 to 25", 10), ("2026-11-20 - 2026-02-30", 10),
    ("2026-11-20 / 25", 10), ("2026-11-20 .. 11-25", 10), ("2026-11-20 - 10:00", 10), ("10:00 - 25:00", 5),
    ("10:00-9:75", 5),
    ("10:00 - 13pm", 5), ("9:00 - 10", 4), ("9:00 - 10 Deep work", 4), ("9:00-10", 4), ("9am-10", 3), ("9:00-100", 4),
    ("9:00..10:75", 4), ("9:00 - 10.30", 4), ("9:00 until 10:00", 4), ("9:00 til 10am", 4),
    ("9:00/10:00", 4), ("9:00 - 10:00 - 11:00", 4), ("9:00-10:00-11", 4), ("9:00 to 10", 4), ("9:00-10:00x", 4),
    ("9:00-10:00:30", 4),
    ("9:00 - 24:30", 4),
  ])
  func tellsHalfRanges(text: String, end: Int) {
    #expect(scan(text) == .halfRange(end: end))
  }

  /// An hour with its letter is one where a day is planned.
  @Test(arguments: [
    ("9h30 à 10h", 4), ("9:00 à 10 h Réunion", 4), ("9:00 bis 10h: Treffen", 4), ("9h30 - 10h", 4), ("11:00 – 12 h", 5),
  ])
  func tellsHalfRangesOfADay(text: String, end: Int) {
    let bytes = Array(text.utf8)
    #expect(AnchorScan.scan(bytes, at: 0, end: bytes.count, .day) == .halfRange(end: end))
    let words = Array("9:00 a 10 hotels".utf8)
    #expect(AnchorScan.scan(words, at: 0, end: words.count, .day) == .time(TimeOfDay(hour: 9, minute: 0)!, end: 4))
  }

  @Test(arguments: [
    ("25:00", 5), ("25:00 Work", 5), ("9:75: x", 4), ("13pm", 4), ("24:00", 5), ("24:00 - 25:00", 5), ("25:00-26:00", 5),
    ("9-13pm", 6),
    ("25-10am", 7), ("9-10:30", 7), ("2026-02-30", 10), ("2026-13-01 Trip", 10), ("2026-02-30 - 2026-03-01", 10),
    ("2026-02-30/31", 10),
    ("0am", 3),
  ])
  func tellsWhatIsNoTimeOrDate(text: String, end: Int) {
    #expect(scan(text) == .wrong(end: end))
  }

  @Test(arguments: [
    "", "Work", " 9:00", "9", "9 lives", "9-10", "9 - 10 apples", "9:5", "10:00:30", "25:00:30", "9:00x", "9:00.", "9:00;",
    "9:00)", "17:00h",
    "9:00-Work", "24/7", "2026", "2026-1", "2026/11", "2026-1/2", "[[2026-11-20]]", "12h30", "2026-11", "2026-11-20T10:00",
    "2026-11-20x", "2026-11-20.", "2026-11-20:30",
    "2026-11-201",
    "2026-02-30x", "20/11/2026", "100:00", "1:1 meeting", "12 eggs", "3-4 eggs", "9:00/x", "9:00..", "5pmish", "9\u{2013}10",
  ])
  func leavesWords(text: String) {
    #expect(scan(text) == .none)
  }

  @Test(arguments: [
    ("9:00 Work", 4, "Work"), ("9:00: Work", 4, "Work"), ("9:00:Work", 4, "Work"), ("9:00, Work", 4, "Work"),
    ("9:00 - Work", 4, "Work"),
    ("9:00 –  Work", 4, "Work"), ("9:00\u{A0}—\u{202F}Work", 4, "Work"), ("9:00 -5 degrees", 4, "-5 degrees"),
    ("9:00 - - x", 4, "- x"),
    ("9:00", 4, ""), ("9:00 -", 4, ""), ("9:00:", 4, ""), ("9:00 : x", 4, "x"), ("9:00 → x", 4, "x"),
    ("9:00 -- x", 4, "-- x"),
  ])
  func skipsDecoration(text: String, end: Int, rest: String) {
    let bytes = Array(text.utf8)
    let offset = AnchorScan.skipDecoration(bytes, at: end, end: bytes.count)
    #expect(String(decoding: bytes[offset...], as: UTF8.self) == rest)
  }

  /// Whatever is read, it is read the same when the bytes stand in the middle of others, and nothing past the end is looked at.
  @Test func readsNothingOutsideItsBounds() {
    var random = SplitMix64(seed: 0xA9C4)
    let pieces = [
      "9", "10", "17:00", "9:30", "25:00", "am", "pm", " ", " ", "-", "–", "—", "→", "\u{2212}", "to", ":", ",", "/", "..",
      "2026-11-20",
      "2026-02-30", "2026-12-01", "x", "\u{A0}", "\u{202F}", "5", "\n", "é",
    ]
    for _ in 0..<randomCases(5000) {
      let count = Int.random(in: 1...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      let alone = Array(text.utf8)
      let result = AnchorScan.scan(alone, at: 0, end: alone.count)
      let within = Array("07:0".utf8) + alone + Array("pm - 10:00".utf8)
      let shifted = AnchorScan.scan(within, at: 4, end: 4 + alone.count)
      #expect(end(of: shifted).map { $0 - 4 } == end(of: result), "“\(text)”")
      if let end = end(of: result) { #expect(1...alone.count ~= end, "“\(text)”") }
      for cut in 0...alone.count {
        _ = AnchorScan.scan(alone, at: cut, end: alone.count)
        _ = AnchorScan.skipDecoration(alone, at: cut, end: alone.count)
      }
    }
  }

  @Test func everyWrittenRangeIsReadBack() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<randomCases(1000) {
      let start = TimeOfDay(minutes: Int.random(in: 0...1440, using: &random))!
      let stop = TimeOfDay(minutes: Int.random(in: 0...1440, using: &random))!
      if let range = TimeRange(start: start, end: stop) { #expect(TimeRange(range.description) == range) }
      let days = [CivilDate.random(in: 1...9999, using: &random), CivilDate.random(in: 1...9999, using: &random)].sorted()
      let range = try #require(DateRange(first: days[0], last: days[1]))
      #expect(DateRange(range.description) == range)
    }
  }

  private func scan(_ text: String) -> AnchorScan {
    let bytes = Array(text.utf8)
    return AnchorScan.scan(bytes, at: 0, end: bytes.count)
  }

  private func end(of scan: AnchorScan) -> Int? {
    switch scan {
    case .time(_, let end), .timeRange(_, let end), .timeRangeBackwards(let end), .date(_, let end), .dateRange(_, let end),
      .dateRangeBackwards(let end), .halfRange(let end), .wrong(let end):
      end
    case .none: nil
    }
  }
}
