import Testing

@testable import Outline

@Suite struct BoxShapeTests {
  private func shape(_ string: String) -> BoxShape {
    let bytes = Array(string.utf8)
    return BoxShape(bytes, at: 0, end: bytes.count)
  }

  @Test(
    arguments: [
      ("[ ] Tea", .open, 3), ("[ ]", .open, 3), ("[\t] Tea", .open, 3), ("[\u{A0}] Tea", .open, 4),
      ("[\u{202F}] Tea", .open, 5),
      ("[x] Tea", .done, 3), ("[X] Tea", .done, 3), ("[-] Tea", .dropped, 3), ("[\u{2212}] Tea", .dropped, 5),
      ("[✓] Tea", .done, 5), ("[✔] Tea", .done, 5), ("[✔\u{FE0F}] Tea", .done, 8),
      ("[x]\u{A0}Tea", .done, 3), ("[x]\u{202F}Tea", .done, 3), ("[x]\tTea", .done, 3), ("[x]\nTea", .done, 3),
      ("[x]\rTea", .done, 3), ("[x]\\\nTea", .done, 3),
    ] as [(String, Box.State, Int)]
  )
  func readsBoxes(string: String, state: Box.State, end: Int) {
    #expect(shape(string) == .box(state, end: end))
  }

  @Test(arguments: [("[?] Tea", 3), ("[/]", 3), ("[√] Tea", 5), ("[é]", 4), ("[e\u{301}]", 5), ("[\\] a", 3), ("[🇵🇹]", 10)])
  func keepsBoxesItDoesNotKnow(string: String, end: Int) {
    #expect(shape(string) == .box(nil, end: end))
  }

  @Test(
    arguments: [
      ("[]", .open, 2), ("[] Tea", .open, 2), ("[  ] Tea", .open, 4), ("[\u{A0}\u{202F}] Tea", .open, 7),
      ("[ x] Tea", .done, 4),
      ("[x ] Tea", .done, 4), ("[ X ] Tea", .done, 5), ("[- ] Tea", .dropped, 4), ("[\u{202F}\u{2212}] Tea", .dropped, 8),
      ("[x]Tea", .done, 3), ("[ ]Tea", .open, 3), ("[-]7", .dropped, 3), ("[x]Übung", .done, 3), ("[]Tea", .open, 2),
    ] as [(String, Box.State, Int)]
  )
  func tellsWhatWasMeantAsABox(string: String, state: Box.State, end: Int) {
    #expect(shape(string) == .malformed(state: state, range: 0..<end))
  }

  @Test(arguments: [
    "[ok] then", "[x](y)", "[x][y]", "[x]: y", "[x]. y", "[x", "[", "", "x]", "[[x]]", "[\n]", "[\r]", "[ \n ] a", "[xx] a",
    "[?]a", "[ ?] a", "[Tea](a.md)", "[2026] a", "[x1] a", "[a b] c", "[-x] a", "[xé]a",
    "[a long text in brackets] a",
  ])
  func leavesTheRest(string: String) {
    #expect(shape(string) == .none)
  }

  @Test func looksNoFurtherThanTheEnd() {
    let bytes = Array("a [x] b".utf8)
    #expect(BoxShape(bytes, at: 2, end: bytes.count) == .box(.done, end: 5))
    #expect(BoxShape(bytes, at: 2, end: 5) == .box(.done, end: 5))
    #expect(BoxShape(bytes, at: 2, end: 4) == .none)
  }
}
