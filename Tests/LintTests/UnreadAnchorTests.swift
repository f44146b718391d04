import Chronology
import Lint
import Outline
import SourceText
import Testing

@Suite struct UnreadAnchorTests {
  /// On a page, where the sample of the rule, a day, does not reach.
  @Test(arguments: [
    ("- [ ] 2026-02-30 Leap", "“2026-02-30” is not in the calendar", "correct the day or the month"),
    ("- 9-10:30 Standup", "“9-10:30” is not a range of times", "did you mean “09:00 - 10:30”?"),
    (
      "- 17:00 Gym (every: mon wed)", "“17:00” is part of the words, because “every” says what the item is",
      "write “at: 17:00” beside “every” instead"
    ),
    (
      "- 07:00 Sober (since: 2024-03-01)", "“07:00” is part of the words, because “since” says what the item is",
      "write it after the first word, or remove the field"
    ),
  ])
  func tellsOfPages(line: String, message: String, help: String) throws {
    let source = SourceText(Array("---\nkind: page\n---\n\n# Page\n\n## Section\n\n\(line)\n".utf8))
    let context = LintContext(today: try #require(CivilDate("2026-11-20")))
    let file = LintedFile(path: "page.md", document: Document(reading: source), context: context)
    let found = Linter().lint(file).filter { $0.rule == "unread-anchor" }
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
  }
}
