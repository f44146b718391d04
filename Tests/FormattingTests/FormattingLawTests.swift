import Formatting
import Outline
import SourceText
import TestLaws
import Testing

/// The harder cases of what formatting changes and what it leaves (format, *Canonical form*), each held against all laws.
@Suite struct FormattingLawTests {
  /// What becomes of the body of a file; the body itself where nothing changes.
  private func formatted(_ body: String, of kind: DocumentKind = .page, in section: String = "Section") -> String {
    let head = "---\nkind: \(kind.rawValue)\n---\n\n# Title\n\n## \(section)\n\n"
    let source = SourceText(head + body)
    expectLaws(source)
    switch FormattedFile(formatting: source) {
    case .unchanged, .note: return body
    case .changed(let text): return String(String(decoding: text.bytes, as: UTF8.self).dropFirst(head.count))
    case .refused(let refusal): return "refused: \(refusal)"
    case .failed(let loss): return "failed: \(loss)"
    }
  }

  @Test(
    arguments: [
      // Anchors.
      ("- 9:00 Tea\n", "- 09:00 Tea\n"), ("- 5pm Tea\n", "- 17:00 Tea\n"), ("- 9-10am Tea\n", "- 09:00 - 10:00 Tea\n"),
      ("- 09:00–10:30 Tea\n", "- 09:00 - 10:30 Tea\n"), ("- 22:00 to 24:00\n", "- 22:00 - 24:00\n"),
      ("- 2026-01-05→2026-01-09 Trip\n", "- 2026-01-05 - 2026-01-09 Trip\n"),
      // Decoration, unless what follows would be read otherwise.
      ("- 17:00: Tea\n", "- 17:00 Tea\n"), ("- 17:00, tea\n", "- 17:00 tea\n"), ("- 17:00 - tea\n", "- 17:00 tea\n"),
      ("- 17:00: - 3 things\n", "- 17:00: - 3 things\n"), ("- 17:00: pm tea\n", "- 17:00: pm tea\n"),
      ("- 9:00: 2026-01-06\n", "- 09:00 2026-01-06\n"), ("- 17:00 –\n", "- 17:00\n"),
      // Boxes, fields, numbers, strokes.
      ("- [X] Tea\n", "- [x] Tea\n"), ("- [ ] Tea (Due:2026-12-01)\n", "- [ ] Tea (due: 2026-12-01)\n"),
      ("- [ ] Tea ( due : 2026-12-01 ,PRIORITY: High )\n", "- [ ] Tea (due: 2026-12-01, priority: high)\n"),
      ("- [ ] Tea (due: 2026-12-01) (priority: low)\n", "- [ ] Tea (due: 2026-12-01, priority: low)\n"),
      ("- [ ] Tea (project: “Home”)\n", "- [ ] Tea (project: Home)\n"),
      ("- [ ] Tea (Mood:  fine, due:2026-12-01)\n", "- [ ] Tea (Mood: fine, due: 2026-12-01)\n"),
      ("- Tea (every: Mondays, at: 9am, in: jan-feb)\n", "- Tea (every: mon, at: 09:00, in: jan feb)\n"),
      ("- Water: 1,000/+2,000 ml\n", "- Water: 1000/2000 ml\n"), ("- Fever: −3 (count: up)\n", "- Fever: -3 (count: up)\n"),
      ("- Tea: ||||||| #day\n", "- Tea: ||||| || #day\n"),
      ("- Books: a | b (type: textlist)\n", "- Books: a | b (type: textList)\n"),
      // Entries.
      (
        "- Run (streak: Daily)\n  - 2026-11-01: SKIPPED: ill\n  - 2026-11-02 7am, far\n",
        "- Run (streak: daily)\n  - 2026-11-01 skipped ill\n  - 2026-11-02 07:00 far\n"
      ),
      (
        "- Jump: 42 (best: highest)\n  - 2026-11-01: 1,000\n  - 2026-11-02: -3\n",
        "- Jump: 42 (best: highest)\n  - 2026-11-01 1000\n  - 2026-11-02: -3\n"
      ),
      ("- Run (streak: daily)\n  - 2026-11-01 done - -\n", "- Run (streak: daily)\n  - 2026-11-01 done - -\n"),
      ("- Run (streak: daily)\n  - 2026-11-01 7:00: am late\n", "- Run (streak: daily)\n  - 2026-11-01 07:00: am late\n"),
      // Spaces, blank lines, the end.
      ("- Tea  \n", "- Tea\n"), ("- Tea \n  with milk\n", "- Tea\n  with milk\n"), ("- a\n\n\n\nText.\n", "- a\n\nText.\n"),
      ("- a\n### Group\n- b\n", "- a\n\n### Group\n\n- b\n"), ("- a", "- a\n"), ("- a\n\n\n", "- a\n"),
      ("- a\r\n- 9:00 b\r\n", "- a\r\n- 09:00 b\r\n"),
      // Line breaks, also before what is read.
      ("- 9:00\\\n  b\n", "- 09:00\\\n  b\n"), ("- 9:00 -\\\n  b\n", "- 09:00\\\n  b\n"),
      (
        "- Run (streak: Daily)\n  - 2026-11-01: SKIPPED\\\n    ill\n",
        "- Run (streak: daily)\n  - 2026-11-01 skipped\\\n    ill\n"
      ),
      ("- [ ] a (Due: 2026-12-01) ^b\\\n  c\n", "- [ ] a (due: 2026-12-01) ^b\\\n  c\n"),
      ("a\r## b\rc", "a\r\r## b\r\rc\n"),
    ]
  )
  func spellingIsMadeUniform(_ body: String, _ expected: String) {
    #expect(formatted(body) == expected)
  }

  @Test(
    arguments: [
      // Text, of whatever item.
      "A  paragraph with 9:00 and [X]  \nand  spaces.\n", "> a  quote  \n> [X]\n", "- Read   *Dune*  again\n  with   notes\n",
      "- Tea (type: bullet)\n  notes  with spaces \n", "![a](b.png  \"t\")\n", "- a  \n  hard break\n", "- a\\\n  hard break\n",
      // Other blocks.
      "```\n- [X] 9:00  \n```\n", "    - [X] code  \n", "<div>\n9:00  \n</div>\n", "***  \n", "| a |  \n|---|\n| 9:00 |\n",
      "#### Deep  \n- a\n",
      "[home]:   https://example.org  \n", "> [!note]  x\n",
      // Order, markers, numbers, indentation, looseness.
      "* b\n* a\n\n+ c\n3) d\n9. e\n", "1. a\n1. b\n", "-   a\n\n    - b\n\n\n\n- c\n", "\t- a\n",
      // Dataview's spelling, emoji, Unicode form.
      "- [ ] Tea [Due::  2026-12-01]\n", "- Tea (Since:: 2024-03-01)\n", "- ☀️  Sun\n", "- 🌱Seeds\n", "- e\u{301}te\u{301}\n",
      // An item with an error, whole.
      "- [X] 2026-01-05/06 Trip  \n", "- [X] Tea (Due:2026-13-01)\n", "- [ ] Tea (Due:2026-12-01, due:2026-12-02)\n",
      "- 9:00 Tea (every: Mon, streak:Daily)\n", "- 11:00 – 09:00 Tea\n",
      // What is written canonically.
      "- [x] Tea (due: 2026-12-01, priority: high) #tag ^id\n", "- Water: 3/8 glasses\n", "- 17:00: - 3 things\n",
      "- Price: 12.50 (count: up)\n",
      // Fields that are kept and not read.
      "- Tea (type: bullet, streak: Daily)\n",
      // Strokes that would make a definition of the line.
      "- [x]: | |\n",
    ]
  )
  func theRestStaysAsItIs(_ body: String) {
    #expect(formatted(body) == body)
  }

  static let otherKinds: [(DocumentKind, section: String, String, String)] = [
    // Blocks of a day, wherever their fields stand; a time that is no block's is words.
    (.day, "Section", "- 9:00: ☕ Tea ( Color:GREY ,notify:End start)\n", "- 09:00 ☕ Tea (color: gray, notify: start end)\n"),
    (.day, "Section", "- [X] 5pm Tea (Project:“Home”, PRIORITY: High)\n", "- [x] 17:00 Tea (project: Home, priority: high)\n"),
    (.day, "Section", "- 22:00–6:00 Sleep\n", "- 22:00 - 06:00 Sleep\n"), (.day, "Section", "- 9-10am\n", "- 09:00 - 10:00\n"),
    (.day, "Section", "- 9:00 A\n  - [X] 5pm b\n  - 9:30 c\n", "- 09:00 A\n  - [x] 5pm b\n  - 9:30 c\n"),
    (.day, "Section", "- 17:00: - d\n- 2026-01-05–09 a\n", "- 17:00: - d\n- 2026-01-05–09 a\n"),
    (.day, "Section", "- [X] 9:00 A (color: loud)\n", "- [X] 9:00 A (color: loud)\n"),
    (.day, "Section", "- [ ] a (Due: 2026-12-01)(notify: 9am)\n", "- [ ] a (due: 2026-12-01, notify: 09:00)\n"),
    // Tasks of a project, and those that recur.
    (.project, "Section", "- [X] 9:00 a (Due: 2026-12-01, notify:Yes)\n", "- [x] 9:00 a (due: 2026-12-01, notify: yes)\n"),
    (
      .project, "Section", "- a (Every: Mondays, at: 9am)\n  - 2026-11-16: SKIPPED: ill\n",
      "- a (every: mon, at: 09:00)\n  - 2026-11-16 skipped ill\n"
    ),
    // A step has the fields of a task; a rule below a task is words.
    (.project, "Section", "- [ ] a\n  - [X] b (Done:2026-11-01)\n", "- [ ] a\n  - [x] b (done: 2026-11-01)\n"),
    (.project, "Section", "- [ ] a\n  - b (Every: Mondays)\n", "- [ ] a\n  - b (Every: Mondays)\n"),
    (.stacks, "Section", "- [X] a (Project:  “P”)\n", "- [x] a (project: P)\n"),
    // The sections of a vault.
    (.vault, "Pages", "- [a](b%20c.md)  \n- 🌊 [[A | b]]\n", "- [a](b%20c.md)\n- 🌊 [[A | b]]\n"),
    (.vault, "Categories", "- 9:00 a (Color:GREY)\n", "- 9:00 a (color: gray)\n"),
    (.vault, "Routine", "- 9-10am A (Every: Weekdays, in: jan-feb)\n", "- 09:00 - 10:00 A (every: weekday, in: jan feb)\n"),
    (.vault, "Elsewhere", "- 9:00 A\n- [X] b\n", "- 9:00 A\n- [x] b\n"),
  ]

  @Test(arguments: otherKinds)
  func everyKindHasItsSpelling(_ kind: DocumentKind, _ section: String, _ body: String, _ expected: String) {
    #expect(formatted(body, of: kind, in: section) == expected)
  }

  @Test func settingsStayAsTheyAre() {
    let text = "---\nkind: vault\nclock: 12H\nday-starts:   6am\nreminders: morning 6:30\n---\n\n# Title\n"
    #expect(FormattedFile(formatting: SourceText(text)) == .unchanged)
    expectLaws(text)
  }

  @Test(
    arguments: ["---\nkind:   page\ntags: [a,b]   \n---\n\n# Page\n", "\u{FEFF}---\nkind: page\n---\n\n# Page\n"]
  )
  func wholeFilesStayAsTheyAre(_ text: String) {
    #expect(FormattedFile(formatting: SourceText(text)) == .unchanged)
    expectLaws(text)
  }

  @Test(arguments: ["- [X] no kind\n", "", "---\nkind: pgae\n---\n- [X] a\n"])
  func notesAreLeftAlone(_ text: String) {
    #expect(FormattedFile(formatting: SourceText(text)) == .note)
    expectLaws(text)
  }

  @Test func conflictsAreRefused() {
    let source = SourceText("---\nkind: page\n---\n\n- [X] a\n<<<<<<< HEAD\n- b\n=======\n- c\n>>>>>>> theirs\n")
    #expect(FormattedFile(formatting: source) == .refused(.conflictMarkers(line: 6)))
    expectLaws(source)
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let source = SourceText(Array("---\nkind: page\n---\n\n- [X] a\n- ".utf8) + [0xFF, 0x0A])
    #expect(FormattedFile(formatting: source) == .refused(.invalidUTF8(line: 6)))
    expectLaws(source)
  }

  @Test func whatIsTooDeepIsRefused() {
    let source = SourceText("---\nkind: page\n---\n\n- [X] a\n\n" + String(repeating: "> ", count: 200) + "b\n")
    #expect(FormattedFile(formatting: source) == .refused(.overLimit))
    expectLaws(source)
  }
}
