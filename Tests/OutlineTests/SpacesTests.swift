import Testing

@testable import Outline

@Suite struct SpacesTests {
  @Test(arguments: [
    (" ", 1), ("\t", 1), ("\u{A0}", 2), ("\u{202F}", 3), ("\n", 1), ("\r", 1), ("a", 0), ("", 0), ("\u{2003}", 0),
    ("\u{200B}", 0), ("\u{3000}", 0),
    ("\u{85}", 0), ("\u{0B}", 0), ("â", 0), ("\u{FEFF}", 0),
  ])
  func knowsTheSpaces(string: String, length: Int) {
    let bytes = Array(string.utf8)
    #expect(Spaces.length(in: bytes, at: 0, end: bytes.count) == length)
    #expect(Spaces.length(in: bytes, before: bytes.count, start: 0) == length)
  }

  @Test func halfASpaceIsNone() {
    let narrow = Array("\u{202F}".utf8)
    #expect(Spaces.length(in: narrow, at: 0, end: 2) == 0)
    #expect(Spaces.length(in: narrow, before: 3, start: 1) == 0)
    #expect(Spaces.length(in: [0xC2], at: 0, end: 1) == 0)
    #expect(Spaces.length(in: [0xA0], before: 1, start: 0) == 0)
    #expect(Spaces.length(in: [0xC3, 0xA0], before: 2, start: 0) == 0)
    #expect(Spaces.length(in: [0xE2, 0x81, 0xAF], before: 3, start: 0) == 0)
  }

  @Test(arguments: [
    ("  a b  ", "a b"), ("\u{A0}\u{202F}\t a\u{A0}", "a"), ("", ""), (" \r\n ", ""), ("à", "à"), ("\u{3000}a", "\u{3000}a"),
  ])
  func trims(string: String, expected: String) {
    let bytes = Array(string.utf8)
    #expect(text(Spaces.trimmed(0..<bytes.count, in: bytes), of: bytes) == expected)
  }

  @Test(arguments: [
    ("a  b", "a b"), (" a\u{A0}\u{202F}b ", "a b"), ("a\r\n  b", "a b"), ("a\rb", "a b"), ("a\n\tb\n", "a b"), ("", ""),
    ("\u{A0}", ""),
    ("naïve  日本", "naïve 日本"), ("a\u{3000} b", "a\u{3000} b"),
    ("Read the first nine  pages \nof a book\n  on rivers", "Read the first nine pages of a book on rivers"),
    ("Read the first nine pages\\\nof a naïve\u{A0} book on  rivers ", "Read the first nine pages of a naïve book on rivers"),
    ("Read the  \tbook of a year", "Read the book of a year"), ("Read a book \nof rivers", "Read a book of rivers"),
    // A backslash that breaks a line; not one that is escaped, stands in code, or has a space after it.
    ("a\\\nb", "a b"), ("a\\\r\n  b", "a b"), ("a \\\nb\\\nc", "a b c"), ("\\\na", "a"), ("a\\\\\nb", "a\\\\ b"),
    ("a\\\\\\\nb", "a\\\\ b"), ("a\\ \nb", "a\\ b"), ("a\\", "a\\"), ("`a\\\nb` c\\\nd", "`a\\ b` c d"),
    ("[a\\\nb](c)", "[a b](c)"), ("[`a\\\nb`](c)", "[`a\\ b`](c)"), ("`a\\\nb", "`a b"), ("<!-- a\\\nb -->", "<!-- a\\ b -->"),
    ("![[a\\\nb](c)](d) e\\\nf", "![[a b](c)](d) e f"),
  ])
  func folds(string: String, expected: String) {
    let bytes = Array(string.utf8)
    #expect(Spaces.folded(0..<bytes.count, in: bytes) == expected)
  }
}
