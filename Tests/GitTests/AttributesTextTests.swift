import Testing

@testable import Git

@Suite struct AttributesTextTests {
  private static let line = "*.md merge=tidemark"

  @Test(arguments: [
    ("", "*.md merge=tidemark\n"),
    ("a\n", "a\n*.md merge=tidemark\n"),
    ("a", "a\n*.md merge=tidemark\n"),
    ("a\r\n", "a\r\n*.md merge=tidemark\r\n"),
    ("a\r\nb", "a\r\nb\r\n*.md merge=tidemark\r\n"),
    ("\n\n", "\n\n*.md merge=tidemark\n"),
  ])
  func isAddedAtTheEnd(before: String, after: String) {
    var text = AttributesText(Array(before.utf8))
    #expect(!text.contains(Self.line))
    text.add(Self.line)
    #expect(String(decoding: text.bytes, as: UTF8.self) == after)
    #expect(text.contains(Self.line))
  }

  @Test(arguments: [
    ("*.md merge=tidemark\n", ""),
    ("a\n*.md merge=tidemark\nb", "a\nb"),
    ("  *.md\tmerge=tidemark \r\n# *.md merge=tidemark\r\n", "# *.md merge=tidemark\r\n"),
    ("*.md merge=tidemark diff\n", "*.md merge=tidemark diff\n"),
    ("*.md merge=tidemark\n*.md merge=tidemark", ""),
  ])
  func isTakenAway(before: String, after: String) {
    var text = AttributesText(Array(before.utf8))
    text.remove(Self.line)
    #expect(String(decoding: text.bytes, as: UTF8.self) == after)
  }

  @Test func whatIsNoTextIsKept() {
    var text = AttributesText([0xFF, 0x0A, 0xC3])
    text.add("x")
    text.remove("x")
    #expect(text.bytes == [0xFF, 0x0A, 0xC3, 0x0A])
  }
}
