import Testing

@testable import Calendar

@Suite struct CalendarWordsTests {
  @Test(arguments: [
    ("", ""), ("Water the ferns", "Water the ferns"), ("*Water* the ferns", "Water the ferns"), ("`a` b", "a b"),
    ("Water  the ferns", "Water the ferns"), (" Water the ferns ", "Water the ferns"), ("Water\tthe ferns", "Water the ferns"),
    ("*Water*\nthe ferns", "Water the ferns"), ("**Öl** und Essig", "Öl und Essig"), ("**🥕**  soup", "🥕 soup"),
    // A space with a mark upon it is a character of its own, and parts no words.
    ("*a* \u{301}b", "a \u{301}b"),
  ])
  func titlesAreOnOneLine(title: String, line: String) { #expect(Array(CalendarWords.line(title).utf8) == Array(line.utf8)) }
}
