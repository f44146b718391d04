import Testing

@testable import Outline

@Suite struct ImageShapeTests {
  private func parts(_ string: String) -> [String]? {
    let bytes = Array(string.utf8)
    return ImageShape.parts(bytes, in: 0..<bytes.count).map { [text($0.altRange, of: bytes), text($0.sourceRange, of: bytes)] }
  }

  @Test(arguments: [
    ("![a](b)", ["a", "b"]), ("![](b)", ["", "b"]), ("![a]()", ["a", ""]), ("![a b](c.png \"t\")", ["a b", "c.png"]),
    ("![a](<b c> 't')", ["a", "b c"]),
    ("![a]( b )", ["a", "b"]), (#"![a\]b](c)"#, [#"a\]b"#, "c"]), ("![a [b] c](d)", ["a [b] c", "d"]),
    ("![a](b(c)d)", ["a", "b(c)d"]), ("![*a* (due: x)](b)", ["*a* (due: x)", "b"]),
    ("![a\nb](c)", ["a\nb", "c"]), ("![a](b (t))", ["a", "b"]), ("![日本](é.png)", ["日本", "é.png"]),
  ])
  func readsImages(string: String, expected: [String]) {
    #expect(parts(string) == expected)
  }

  @Test(arguments: [
    "", "!", "![]()x", "[a](b)", "![a](b) c", "a ![b](c)", "![a](b)![c](d)", "![a](b) ![c](d)", "![a]", "![a][b]", "![a](b",
    "![a] (b)", "\\![a](b)", "![a](b c)",
    "[![a](b)](c)", "`![a](b)`",
  ])
  func leavesTheRest(string: String) {
    #expect(parts(string) == nil)
  }

  @Test func imagesAreItems() {
    let document = page("![a](b)\n\n- ![c](d)\n\n  ![e](f)\n")
    #expect(document.items.map(\.form) == [.image, .listItem, .image])
    #expect(document.items[2].image.map { document.text($0.sourceRange) } == "f")
    #expect(document.items[1].image == nil)
  }
}
