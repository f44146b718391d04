import Testing

@testable import Export

@Suite struct BlockTextTests {
  static let blocks: [(String, [String])] = [
    ("***", []),
    ("#### A *deep* one ####", ["A deep one"]),
    ("#### C#", ["C#"]),
    ("Under\n-----", ["Under"]),
    ("```swift\na *b*\n\n  c\n```", ["    a *b*", "", "      c"]),
    ("~~~\nnot closed\n~~", ["    not closed", "    ~~"]),
    ("  ```\n  a\n b\n  ```", ["    a", "    b"]),
    ("    four\n      six", ["    four", "      six"]),
    ("> ```\n> a\n>   b\n> ```", ["“    a", "      b”"]),
    ("> a\n> > *b*", ["“a", "", "“b””"]),
    ("> [!warning]- Mind\n> the **gap**", ["warning: Mind", "the gap"]),
    ("- a\n  - b\n\n    c", ["• a", "", "    • b", "", "        c"]),
    ("3. a\n4. b", ["3. a", "4. b"]),
    ("[Idea]: sport", ["[Idea]: sport"]),
    ("a\n\n[b]: c\n\nd", ["a", "", "[b]: c", "", "d"]),
    ("| a | *b* |\n|---|---|\n| ccc | d\\|e |", ["a    b", "ccc  d|e"]),
    ("<div>a</div>", ["a"]),
    ("<!-- a -->", []),
    ("<p>a &lt; b &amp; *c* <i>d</i>e<br>f</p>", ["a < b & *c* de", "f"]),
    ("<div\ntitle=\"a > b\">c", ["c"]),
    ("<div>5 < 6 <", ["5 < 6 <"]),
  ]

  @Test(arguments: blocks)
  func block(_ markdown: String, _ lines: [String]) {
    #expect(BlockText.lines(of: markdown) == lines)
  }

  @Test func whatIsTooDeepIsKeptAsItIs() {
    let quotes = String(repeating: "> ", count: 5_000) + "a"
    #expect(BlockText.lines(of: quotes) == [quotes])
  }
}
