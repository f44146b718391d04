import Testing

@testable import Outline

@Suite struct DocumentTextTests {
  @Test(arguments: [
    ("a\n  b\n   c ", "a\nb\nc"), ("a\r\n\tb", "a\nb"), ("a\rb", "a\nb"), ("  a  b  ", "a  b"), ("", ""),
    ("a\u{A0}\n\u{202F}b", "a\u{A0}\nb"), ("a \nb\n\nc\n", "a \nb\nc"), ("a\nb \n", "a\nb"), ("\u{A0}a\nb", "a\nb"),
    ("a\nb\n c\rd", "a\nb\nc\nd"),
  ])
  func lines(text: String, expected: String) {
    let document = Document(text)
    #expect(document.lines(0..<document.source.bytes.count) == expected)
  }

  @Test(arguments: [
    ("```a\nb\n  c\n```\n", "```a\nb\n  c\n```"), ("- x\n  ```\n  a\n    b\n\n  ```\n", "```\na\n  b\n\n```"),
    ("<div>\n a\n</div>\n", "<div>\n a\n</div>"),
    ("***\n", "***"), ("#### a\n", "#### a"), ("> [!n] a\n> b\n", "> [!n] a\n> b"), ("    a\n      b\n", "    a\n      b"),
    ("```\r\na\r\n```\r\n", "```\na\n```"),
    ("\u{FEFF}```\na\n```\n", "```\na\n```"), ("\u{FEFF}***\n", "***"),
  ])
  func markdownOfBlocks(text: String, expected: String) throws {
    let document = Document(text)
    let others = document.allElements + document.items.flatMap(\.elements)
    let block = try #require(others.compactMap { if case .other(let block) = $0 { block } else { nil } }.first)
    #expect(document.markdown(ofBlock: block) == expected)
  }
}
