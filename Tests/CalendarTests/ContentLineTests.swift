import Testing

@testable import Calendar

/// Lines of an iCalendar text (RFC 5545, 3.1 and 3.3.11).
@Suite struct ContentLineTests {
  @Test(arguments: [
    ("a, b; c \\ d", "a\\, b\\; c \\\\ d"), ("one\ntwo", "one\\ntwo"), ("one\r\ntwo\rthree", "one\\ntwo\\nthree"),
    ("\u{2028}\u{85}", "\\n\\n"), ("tab\tstays", "tab\tstays"), ("\u{0}\u{1B}[2J\u{9B}", "\u{FFFD}\u{FFFD}[2J\u{FFFD}"),
    ("a: b", "a: b"), ("\"quoted\"", "\"quoted\""), ("🥕 Möhre", "🥕 Möhre"), ("", ""),
  ])
  func textIsEscaped(text: String, escaped: String) {
    #expect(ContentLine.escaped(text) == escaped)
  }

  /// Eight bytes are looked at a time, so that what is escaped may be anywhere among them, and beside another.
  @Test(arguments: [
    (",", "\\,"), (";", "\\;"), ("\\", "\\\\"), ("\n", "\\n"), ("\r\n", "\\n"), ("\t", "\t"), ("\u{1F}", "\u{FFFD}"),
    ("\u{7F}", "\u{FFFD}"), ("\u{9F}", "\u{FFFD}"), ("\u{2029}", "\\n"), (" ", " "), ("!", "!"), ("~", "~"),
    ("\u{A0}", "\u{A0}"), ("\u{2027}", "\u{2027}"), (",,", "\\,\\,"), (";-,", "\\;-\\,"),
  ])
  func escapesAreFoundAtEachPlace(text: String, escaped: String) {
    for before in 0..<10 {
      for after in 0..<10 {
        let (start, end) = (String(repeating: "z", count: before), String(repeating: "A", count: after))
        #expect(Array(ContentLine.escaped(start + text + end).utf8) == Array((start + escaped + end).utf8))
      }
    }
  }

  /// What folding made: the lines as they are written, without their ends.
  private func lines(_ text: String) -> [String] {
    let bytes = ContentLine("X", text: text).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [(73, [75]), (74, [75, 2]), (73 + 74, [75, 75]), (73 + 75, [75, 75, 2])])
  func linesHaveSeventyFiveBytes(count: Int, lengths: [Int]) {
    // "X:" takes two bytes, and each continuation a space.
    #expect(lines(String(repeating: "a", count: count)).dropLast().map(\.utf8.count) == lengths)
  }

  /// Whatever the characters and wherever they stand, each line is whole characters, and joined they are the text.
  @Test(arguments: ["ä", "中", "🥕", "👩‍👩‍👧", "e\u{301}"])
  func noCharacterIsCut(character: String) {
    for shift in 0..<80 {
      let text = String(repeating: "a", count: shift) + String(repeating: character, count: 60)
      let bytes = ContentLine("SUMMARY", text: text).bytes
      #expect(String(validating: bytes, as: UTF8.self) != nil)
      let lines = bytes.split(separator: 0x0A).map { $0.dropLast() }
      for line in lines {
        #expect(line.count <= 75)
        #expect(String(validating: line, as: UTF8.self) != nil, "a line of \(text) is cut within a character")
      }
      let joined = lines[0] + lines.dropFirst().flatMap { $0.dropFirst() }
      #expect(String(decoding: joined, as: UTF8.self) == "SUMMARY:" + text)
    }
  }

  @Test func parametersStandBeforeTheValue() {
    let line = ContentLine("TRIGGER", [("RELATED", "END")], "PT9H")
    #expect(String(decoding: line.bytes, as: UTF8.self) == "TRIGGER;RELATED=END:PT9H\r\n")
  }

  /// Lines that are written one behind the other are those that are made one by one.
  @Test(arguments: ["a, b", "\r\n; ä", String(repeating: "a", count: 73), String(repeating: "🥕 ", count: 60), ""])
  func linesTogetherAreThoseOfEach(text: String) {
    var lines = CalendarLines()
    lines.add("BEGIN", "VEVENT")
    lines.add("SUMMARY", text: text)
    lines.add("CATEGORIES", texts: [text, text])
    lines.add("TRIGGER", ("RELATED", "END"), "PT9H")
    let categories = [text, text].map(ContentLine.escaped).joined(separator: ",")
    let each = [
      ContentLine("BEGIN", [], "VEVENT"), ContentLine("SUMMARY", text: text), ContentLine("CATEGORIES", [], categories),
      ContentLine("TRIGGER", [("RELATED", "END")], "PT9H"),
    ]
    #expect(lines.bytes == each.flatMap(\.bytes))
  }
}
