import SourceText
import TestLaws
import Testing

@testable import Outline

@Suite struct CoverageTests {
  /// Who owns what, in the order of the file, without the spaces between.
  private func owners(_ text: String) -> [String] {
    let document = Document(reading: SourceText(text))
    return document.coverage.filter { $0.owner != .space }.map { "\($0.owner) \(document.source.string(in: $0.range))" }
  }

  @Test func everyPartHasItsOwner() {
    let text = """
      ---
      kind: page
      ---
      # Page

      Words.
      ## Section
      - [ ] Tea (due: 2026-12-01)
        with milk

        ```
        code
        ```
      ### Group
      > Quote
      > — Author

      [home]: https://example.org

      """
    #expect(
      owners(text) == [
        "properties ---\nkind: page\n---", "title # Page", "item(0) Words.", "section(1) ## Section", "item(1) -",
        "item(1) [ ] Tea (due: 2026-12-01)", "item(1) with milk", "other(7) ```\n  code\n  ```", "group(1, 0) ### Group",
        "item(2) > Quote\n> — Author", "definition [home]: https://example.org",
      ]
    )
  }

  @Test(
    arguments: [
      ("", []), ("\u{FEFF}", []), ("\n \n", []), ("-", ["item(0) -"]), ("- - a", ["item(0) -", "item(1) -", "item(1) a"]),
      ("- [x]: foo", ["item(0) -", "definition [x]: foo"]), ("> [a]: /b", ["item(0) > [a]: /b"]),
      ("- ***", ["item(0) -", "other(3) ***"]),
    ]
  )
  func smallFiles(_ text: String, _ expected: [String]) {
    #expect(owners(text) == expected)
    expectLaws(text)
  }

  @Test func whatABoundKeepsOutIsUnread() {
    let source = SourceText(String(repeating: "> ", count: 200) + "a")
    #expect(Document(reading: source).coverage.map(\.owner) == [.unread])
    expectLaws(source)
  }
}
