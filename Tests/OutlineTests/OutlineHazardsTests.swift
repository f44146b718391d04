import Testing

@testable import Outline

@Suite struct OutlineHazardsTests {
  @Test(arguments: [
    ("1986. A year\n", ["accidentalList 1986."]), ("100) A\n", ["accidentalList 100)"]), ("99. A\n", []),
    ("1986. A\n1987. B\n", []),
    ("- 1986. A\n", ["accidentalList 1986."]), ("text\n1986. A year\n", []),
    ("    - [ ] a\n", ["indentedItem - [ ] a"]), ("    12. a\n    b\n", ["indentedItem 12. a"]), ("    a\n    - b\n", []),
    ("    -a\n", []), ("    * * *\n", ["indentedItem * * *"]),
    ("```\n- a\n```\n", []), ("- a\n\n      + b\n", ["indentedItem + b"]),
  ])
  func lists(snippet: String, expected: [String]) {
    #expect(page(snippet).shownProblems == expected)
  }

  @Test(arguments: [
    ("-[ ] a\n", ["unspacedBox -[ ]"]), ("*[x] a\n", ["unspacedBox *[x]"]), ("text\n+[-] a\n", ["unspacedBox +[-]"]),
    ("[x] a\n", ["boxWithoutMarker [x]"]),
    ("text\n  [ ] a\n", ["boxWithoutMarker [ ]"]), ("[x]\n", []), ("[?] a\n", []), ("[x](y) a\n", []), ("-[x](y)\n", []),
    ("- a\n  [ ] b\n", ["boxWithoutMarker [ ]"]),
    ("- a\n-[ ] b\n", ["unspacedBox -[ ]"]), ("- a\n\n  -[ ] b\n", ["unspacedBox -[ ]"]), ("-[ ]a\n", ["unspacedBox -[ ]"]),
    ("- []\n", ["malformedBox []"]),
    ("a\r\n-[ ] b\r\n[ ] c\r\n", ["unspacedBox -[ ]", "boxWithoutMarker [ ]"]), ("> [ ] a\n", []),
  ])
  func boxes(snippet: String, expected: [String]) {
    #expect(page(snippet).shownProblems == expected)
  }

  @Test(arguments: [
    ("- a (streak: daily)\n  - 11-02\n", ["unreadEntry 11-02"]),
    ("- a (streak: daily)\n  - 2026-02-30\n", ["unreadAnchor 2026-02-30"]),
    ("- a (streak: daily)\n  - 2026-11-01/05\n", ["halfRange 2026-11-01"]),
    ("- a (streak: daily)\n  - b\n", []),
    ("- a\n  - 11-02\n", []),
    ("- a (streak: daily)\n  - 2026-11-01\n    - 2026-11-02\n", ["misplacedEntry 2026-11-02"]),
    ("- a (streak: daily)\n  - 2026-11-01\n\n    2026-11-02\n", ["misplacedEntry 2026-11-02"]),
    ("- a (streak: daily)\n  2026-11-05 b\n", ["misplacedEntry 2026-11-05"]),
    (
      "- a (streak: daily)\n- 2026-11-01\n- 2026-11-02\n- 2026-11-03 b\n- 2026-11-04\n",
      ["misplacedEntry 2026-11-01", "misplacedEntry 2026-11-02"]
    ),
    ("- a (streak: daily)\n  - 2026-11-01\n- 2026-11-02\n", []),
    ("- a (since: 2024-03-01)\n- 2026-11-02\n", []),
  ])
  func logs(snippet: String, expected: [String]) {
    #expect(page(snippet).shownProblems == expected)
  }

  @Test(arguments: [
    ("[Idea]: sport\n", ["vanishingText [Idea]: sport"]), ("[x]: https://a.b\n", ["vanishingText [x]: https://a.b"]),
    ("[-]: a.b\n", ["vanishingText [-]: a.b"]),
    ("[1]: https://a.b\n", []), ("[a]: b.md\n", []), ("[a]: #b\n", []), ("[a]: <b c>\n", []), ("[a]: b@c\n", []),
    ("[^1]: footnote\n", []), ("- [a]: /b\n", ["vanishingText [a]: /b"]),
    ("[a]:\n/b\n", []), ("[a]:\nb\n", ["vanishingText [a]:"]), ("[a]: /b\n  \"[c]: d\"\n", []),
    ("[a]: /b\n[c]: d\n", ["vanishingText [c]: d"]), ("[a]: b c\n", []),
    ("> [a]: /b\n> c\n", []), ("> [a]: b\n> c\n", ["vanishingText [a]: b"]), ("> - [a]: /b\n", ["vanishingText [a]: /b"]),
    ("1. [a]: /b\n", ["vanishingText [a]: /b"]),
  ])
  func definitions(snippet: String, expected: [String]) {
    #expect(page(snippet + "\nText.\n").shownProblems == expected)
  }

  @Test func keepsTheLinesOfDefinitions() {
    let document = page("a\n\n[b]: /c\n[d]:\n  /e\n\n\ntext\n\n[f]: /g\n")
    #expect(document.definitionRanges == [8..<11, 15..<16] || document.definitionRanges == [8..<9, 9..<11, 15..<16])
    #expect(document.items.count == 2)
  }

  @Test(arguments: [
    ("<<<<<<< a\n", ["<<<<<<< a"]), (">>>>>>> a\n", [">>>>>>> a"]),
    ("<<<<<<< a\n=======\n>>>>>>> b\n", ["<<<<<<< a", "=======", ">>>>>>> b"]),
    ("<<<<<<< a\n||||||| c\n=======\n>>>>>>> b\n=======\n", ["<<<<<<< a", "||||||| c", "=======", ">>>>>>> b"]),
    ("<<<<<<< a\n|||||||\n", ["<<<<<<< a", "|||||||"]),
    ("a\n=======\n", []), ("<<<<<<<a\n", []), ("<<<<<<<< a\n", []), ("<<<<<< a\n", []), (">>>>>>>\n", []), ("<<<<<<<\n", []),
    ("<<<<<<<< a\n========\n>>>>>>>> b\n", ["<<<<<<<< a", "========", ">>>>>>>> b"]), (">>>>>>>> a\n", []),
    ("<<<<<<<< a\n>>>>>>>>> b\n", []), ("<<<<<<<< a\n=======\n>>>>>>>> b\n", ["<<<<<<<< a", ">>>>>>>> b"]),
    ("<<<<<<< a\n<<<<<<<< b\n>>>>>>>> c\n>>>>>>> d\n", ["<<<<<<< a", "<<<<<<<< b", ">>>>>>>> c", ">>>>>>> d"]),
    (" <<<<<<< a\n", []), ("<<<<<<< a\n======= b\n", ["<<<<<<< a"]),
    ("```\n<<<<<<< a\n```\n", []), ("```\n<<<<<<< a\n```\n>>>>>>> b\n", [">>>>>>> b"]),
    ("<<<<<<< a\r\n=======\r\n", ["<<<<<<< a", "======="]),
  ])
  func conflicts(snippet: String, expected: [String]) {
    let document = page(snippet)
    let found = document.problems.filter { $0.kind == .conflictMarker }.map { document.source.string(in: $0.range) }
    #expect(found == expected)
    #expect(document.isRewritable == expected.isEmpty)
  }

  @Test(arguments: [
    ("| a |\n|---|\n", true), ("a | b\n:-- | --:\n1 | 2\n", true), ("a\nb\n", false), ("a | b\n", false), ("a\n:--\n", false),
    ("a\n| b |\n", false), ("- a | b\n  --|--\n", false),
    ("- x\n\n  a | b\n  --|--\n", true),
  ])
  func tables(snippet: String, isTable: Bool) {
    let document = page(snippet)
    let others = document.allElements + document.items.flatMap(\.elements)
    #expect(others.contains { if case .other = $0 { true } else { false } } == isTable)
  }
}
