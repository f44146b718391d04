import Lint
import Testing

/// What the rules about Markdown's surprises leave alone, or mend only where nothing else changes.
@Suite struct MarkdownHazardTests {
  private let head = "---\nkind: page\n---\n\n# Page\n\n"

  @Test(arguments: [
    "1986. A year\n===\n", "1986. A year\n---\n", "1986. A year\n\n      of code\n", "1986. A year\n      - [ ] A task\n",
  ])
  func offersNoEscapeWhereTheListHoldsMore(_ body: String) {
    let found = findings(of: "accidental-list", in: head + body)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test(arguments: [
    ("- [x]: milk", "- [x] milk"), ("1. [-]:milk", "1. [-] milk"), ("  * [X]:\tmilk", "  * [X]\tmilk"),
    ("[x]: milk", "\\[x]: milk"), ("> [x]: milk", "> \\[x]: milk"), ("- [y]: milk", "- \\[y]: milk"),
  ])
  func takesTheColonOfABoxAway(_ line: String, _ mended: String) {
    let text = head + line + "\n"
    #expect(fixed(text, findings(of: "vanishing-text", in: text)) == head + mended + "\n")
  }

  @Test func frontMatterBelowACommentHasNoFix() {
    let found = findings(of: "late-front-matter", in: "<!-- By hand,\nfor Sam. -->\n\n---\nkind: page\n---\n\n# Page\n")
    #expect(found.map(\.message) == ["front matter below a comment is not read"])
    #expect(found.flatMap(\.fixes).isEmpty)
    #expect(findings(of: "late-front-matter", in: "<!-- One --> word\n---\nkind: page\n---\n\n# Page\n").isEmpty)
  }

  // What is repeated is an argument, and not the text: the runner prints arguments, be they a quarter of a million lines.
  @Test(arguments: [
    ("---\nkind: page\nx: [", "a, ", 100_000, "]\n---\n", "front matter has 300,017 bytes"),
    ("---\nkind: page\nx: ", "{a: ", 50, "\n---\n", "mappings are nested 33 deep"),
    ("---\nkind: page\n---\n\n# A\n", "- a\n", 250_000, "", "500,001 lines and markers"),
  ])
  func aBoundIsOneFinding(_ start: String, _ repeated: String, _ count: Int, _ end: String, _ words: String) {
    let found = findings(of: "over-limit", in: start + String(repeating: repeated, count: count) + end)
    #expect(found.count == 1)
    #expect(found.first?.message.contains(words) ?? false, "\(found.first?.message ?? "")")
  }

  @Test func tooManySignsNameBothNumbers() {
    let found = findings(of: "over-limit", in: head + "[a\nx" + String(repeating: "_", count: 20_000) + "\n")
    #expect(
      found.map(\.message) == [
        "the lines from here to the next blank one have 20,001 of the signs [ ] * _ <, and more than 13,418 are not read"
      ]
    )
  }
}
