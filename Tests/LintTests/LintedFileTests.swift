import Testing

@testable import Lint

@Suite struct LintedFileTests {
  @Test(arguments: [(60, "“\(String(repeating: "ä", count: 60))”"), (61, "“\(String(repeating: "ä", count: 59))…”")])
  func cutsWhatItQuotes(_ count: Int, _ quoted: String) {
    let text = String(repeating: "ä", count: count)
    #expect(file(text).quote(0..<text.utf8.count) == quoted)
  }

  /// Of a very long text only the beginning is read.
  @Test func cutsAVeryLongText() {
    let text = "a  b\n" + String(repeating: "é", count: 3_000)
    #expect(file(text).quote(0..<text.utf8.count) == "“a b \(String(repeating: "é", count: 55))…”")
  }
}
