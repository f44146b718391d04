import Formatting
import SourceText
import Testing

/// What formatting may change and what it must not (format, *Canonical form*), each as a snippet in a section of a page.
@Suite struct CanonicalFormTests {
  private static let head = "---\nkind: page\n---\n\n# Page\n\n## Section\n\n"

  @Test(arguments: [
    // Scalars and ranges.
    ("- 9:00 Walk\n", "- 09:00 Walk\n"),
    ("- 5pm Walk\n", "- 17:00 Walk\n"),
    ("- 9-10am Walk\n", "- 09:00 - 10:00 Walk\n"),
    ("- 09:00–10:30 Walk\n", "- 09:00 - 10:30 Walk\n"),
    ("- 2026-01-05→2026-03-31 Thesis\n", "- 2026-01-05 - 2026-03-31 Thesis\n"),
    ("- Saved: 1,200/+2,000 euros\n", "- Saved: 1200/2000 euros\n"),
    ("- [ ] Bins (every: Mondays, Thursdays)\n", "- [ ] Bins (every: mon thu)\n"),
    ("- Sit (streak: day)\n  - 2026-11-01 7am SKIPPED ill\n", "- Sit (streak: daily)\n  - 2026-11-01 07:00 skipped ill\n"),
    (
      "- Lift: 100 kg (best: highest)\n  - 2026-11-01 95kg, easy\n",
      "- Lift: 100 kg (best: highest)\n  - 2026-11-01 95 kg, easy\n"
    ),
    // Groups.
    ("- [ ] Rent (Due:2026-12-01 ,  priority: HIGH )\n", "- [ ] Rent (due: 2026-12-01, priority: high)\n"),
    ("- [ ] Rent (due: 2026-12-01) (priority: high)\n", "- [ ] Rent (due: 2026-12-01, priority: high)\n"),
    ("- [ ] Rent (project: “Home”, due: 2026-12-01)\n", "- [ ] Rent (project: Home, due: 2026-12-01)\n"),
    // Boxes, decorations, strokes, ends of lines.
    ("- [X] Rent\n", "- [x] Rent\n"),
    ("- 17:00: Walk\n", "- 17:00 Walk\n"),
    ("- 17:00 - Walk\n", "- 17:00 Walk\n"),
    ("- Coffee: |||||||\n", "- Coffee: ||||| ||\n"),
    ("- Walk  \n", "- Walk\n"),
    ("a\n\n\n\nb\n", "a\n\nb\n"),
    ("a\n### Group\nb\n", "a\n\n### Group\n\nb\n"),
    ("- Walk", "- Walk\n"),
    ("- Walk\n\n\n", "- Walk\n"),
  ])
  func writesTheCanonicalForm(_ snippet: String, _ expected: String) {
    #expect(formatted(snippet) == expected)
  }

  @Test(arguments: [
    // Words, order, markers, numbering, indentation, looseness, hard breaks, quotes, other blocks.
    "Some  words   here.  \nAnd more.\n", "> a  quote   \n> of two lines\n", "* a\n+ b\n- c\n", "3. a\n3. b\n", "- a\n\n- b\n",
    "- a\n    - b\n", "- a\n  note  \n  more\n", "```\n- [X] code   \n\n\n\n```\n", "<div>\n- [X] a   \n</div>\n",
    "#### Deeper heading\ntext\n", "| a | b |\n|---|---|\n| 1 |  2 |\n",
    // Dataview's spelling, emoji, the order of fields, zeros that somebody wrote, a group over two lines.
    "- [ ] Rent [due::2026-12-01]\n", "- 🌱 Seeds ❤️\n", "- [ ] Rent (priority: high, due: 2026-12-01)\n",
    "- Price: 12.40/20 euros\n", "- [ ] Rent (due: 2026-12-01,\n  priority: HIGH)\n",
    // What would read otherwise without its decoration, and words that only look like values.
    "- 17:00: - 18:00 was the plan\n", "- 12:00, 13:00 two\n", "- 2026-01-05: 2026-01-06\n", "- 10:00 - 100 push-ups\n",
    "- 2026-01-05, 2026-01-09 trip\n",
    "- Sit (streak: daily)\n  - 2026-11-07 18:30 - 20:00 with Jo\n", "- Sit (streak: daily)\n  - 2026-11-08, 09, 10\n",
    "- Sit (streak: daily)\n  - 2026-11-10 18:30, 19:30\n", "- Sit (streak: daily)\n  - 2026-11-20 08:00:30\n",
    "- Sit (streak: daily)\n  - 2026-11-20 skipped – 3 days in bed\n", "- Jump: 40 (best: highest)\n  - 2026-11-04 40: 41\n",
    "- Read 24/7\n", "- Letter (from:  Mum)\n",
    // An item with an error.
    "- [X] Rent (due: 2026-02-30, Priority:high)   \n", "- 14:00 - 13:00 Viewing  \n",
  ])
  func leavesTheRest(_ snippet: String) {
    #expect(formatted(snippet) == snippet)
  }

  @Test(arguments: [
    "---\nkind: page\ntags: [ a,b ]\n# a comment\n---\n\n# Page\n", "\u{FEFF}---\nkind: page\n---\n\n# Page\n",
    "---\r\nkind: page\r\n---\r\n\r\n# Page\r\n\r\n- a\r\n",
  ])
  func keepsFrontMatterMarksAndLineEndings(_ text: String) {
    #expect(FormattedFile(formatting: SourceText(text)) == .unchanged)
  }

  @Test func writesTheLineEndingOfTheFile() {
    let text = "---\r\nkind: page\r\n---\r\n# Page\r\n- [X] a"
    let expected = "---\r\nkind: page\r\n---\r\n\r\n# Page\r\n\r\n- [x] a\r\n"
    #expect(FormattedFile(formatting: SourceText(text)) == .changed(SourceText(expected)))
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> phone\n", FormattedFile.Refusal.conflictMarkers(line: 9)),
    (String(repeating: ">", count: 200) + " a\n", .overLimit),
  ])
  func refuses(_ snippet: String, _ refusal: FormattedFile.Refusal) {
    #expect(FormattedFile(formatting: SourceText(Self.head + snippet)) == .refused(refusal))
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes = Array((Self.head + "- a ").utf8) + [0xFF, 0x0A]
    #expect(FormattedFile(formatting: SourceText(bytes)) == .refused(.invalidUTF8(line: 9)))
  }

  /// The snippet after formatting; formatting that again changes nothing.
  private func formatted(_ snippet: String) -> String {
    let source = SourceText(Self.head + snippet)
    switch FormattedFile(formatting: source) {
    case .unchanged, .note:
      return snippet
    case .changed(let result):
      #expect(FormattedFile(formatting: result) == .unchanged)
      return String(decoding: result.bytes.dropFirst(Self.head.utf8.count), as: UTF8.self)
    case let other:
      return "\(other)"
    }
  }
}
