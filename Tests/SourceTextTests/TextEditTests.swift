import Testing

@testable import SourceText

@Suite struct TextEditTests {
  private func apply(_ edits: [TextEdit], to text: String) -> String? {
    SourceText(text).applying(edits).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func noEditChangesNothing() {
    #expect(apply([], to: "abc") == "abc")
    #expect(apply([], to: "") == "")
  }

  @Test func editsReferToTheTextBefore() {
    let edits = [TextEdit(replacing: 4..<5, with: "E"), TextEdit(deleting: 0..<2), TextEdit(insertingAt: 3, "--")]
    #expect(apply(edits, to: "abcde") == "c--dE")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    #expect(apply([TextEdit(insertingAt: 1, "1"), TextEdit(insertingAt: 1, "2")], to: "ab") == "a12b")
    #expect(apply([TextEdit(insertingAt: 2, "1"), TextEdit(insertingAt: 2, "2")], to: "ab") == "ab12")
  }

  @Test func insertionsTouchReplacements() {
    let edits = [TextEdit(replacing: 1..<2, with: "B"), TextEdit(insertingAt: 1, "<"), TextEdit(insertingAt: 2, ">")]
    #expect(apply(edits, to: "abc") == "a<B>c")
  }

  @Test(arguments: [
    [TextEdit(deleting: 0..<2), TextEdit(deleting: 1..<3)],
    [TextEdit(deleting: 0..<3), TextEdit(insertingAt: 1, "x")],
    [TextEdit(deleting: 2..<4)],
    [TextEdit(insertingAt: 4, "x")],
  ])
  func overlapAndOutsideAreRefused(edits: [TextEdit]) {
    #expect(apply(edits, to: "abc") == nil)
  }

  @Test func bytesThatAreNotUTF8Stay() {
    #expect(SourceText([0xFF, 0x61, 0xFE]).applying([TextEdit(replacing: 1..<2, with: "b")]) == [0xFF, 0x62, 0xFE])
  }
}
