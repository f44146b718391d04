import Outline
import Planner
import SourceText
import Testing

@testable import Reading

@Suite struct ProvenWordsTests {
  private struct Written {
    var text: String
    /// The same without the file.
    var alone: String
    var source: SourceText
    var item: PlanItem
  }

  private func written(_ list: String) throws -> Written {
    let source = SourceText("---\nkind: project\n---\n\n# A\n\n\(list)\n")
    let plan = PlanReading(of: Document(reading: source), fileName: "a").plan
    let item = try #require(plan.content.topItems.first)
    let file = WrittenFile(of: plan.kind, readFrom: source)
    var bytes: [UInt8] = []
    file.append(item, in: file.place(inSection: ""), to: &bytes)
    let alone = WrittenText.lines(of: item, in: plan.kind, section: "", below: []).joined(separator: "\n")
    return Written(text: String(decoding: bytes, as: UTF8.self), alone: alone, source: source, item: item)
  }

  private func isProven(_ item: PlanItem, in source: SourceText, _ kind: DocumentKind) -> Bool {
    var bytes: [UInt8] = []
    return ItemWriter.append(provenLinesOf: item, in: ItemPlace(kind: kind, section: ""), of: source, to: &bytes)
  }

  private static let proven: [(list: String, text: String)] = [
    ("- [x] A (due: 2026-10-27, notify: yes, done: 2026-10-17)", "- [x] A (due: 2026-10-27, done: 2026-10-17, notify: yes)"),
    ("- [ ] `A` [b](c) (notify: 09:00, due: 2026-10-27)", "- [ ] `A` [b](c) (due: 2026-10-27, notify: 09:00)"),
    ("- [ ] A (priority: high, due: 2026-10-27)", "- [ ] A (due: 2026-10-27, priority: high)"),
    ("- [ ] Water the plants\n  Dreamt of a café.", "- [ ] Water the plants Dreamt of a café."),
    ("- [x] Water\n    the\n  plants", "- [x] Water the plants"),
    ("- [x] Sort the post\n  Nobody wrote; I did.", "- [x] Sort the post Nobody wrote; I did."),
    (
      "- [ ] Water (every: 2 days)\n  - 2026-11-01\n  - 2026-11-03 skipped rain",
      "- [ ] Water (every: 2 days)\n  - 2026-11-01\n  - 2026-11-03 skipped rain"
    ),
    (
      "- A\n  - [ ] Run (every: 2 days)\n    - 2026-11-01\n  - [ ] b",
      "- A\n  - [ ] Run (every: 2 days)\n    - 2026-11-01\n  - [ ] b"
    ),
    ("- [ ] A (priority: high)\n  A note, of one line.", "- [ ] A (priority: high)\n  A note, of one line."),
    ("- [ ] A (notify: yes, due: 2026-10-27)\n  B", "- [ ] A (due: 2026-10-27, notify: yes)\n  B"),
    ("- [ ] A\n\n  A note.", "- [ ] A\n\n  A note."),
    ("- [ ] A\n  b\n\n  A note.", "- [ ] A b\n\n  A note."),
    (
      "- [ ] A (priority: high)\n  - [ ] b\n    c\n    - [x] d (priority: low)\n      A note.\n  - e",
      "- [ ] A (priority: high)\n  - [ ] b c\n    - [x] d (priority: low)\n      A note.\n  - e"
    ),
  ]

  /// Lines that need no second proof are what they are with one.
  @Test(arguments: proven) func whatIsCertain(list: String, text: String) throws {
    let written = try written(list)
    #expect(written.text == text)
    #expect(written.alone == text)
    #expect(isProven(written.item, in: written.source, .project))
  }

  private static let others = [
    // A key twice, one that is kept, a value in quotes or with a sign of syntax.
    "- [ ] A (notify: yes, due: 2026-10-27, due: 2026-10-28)",
    "- [ ] A (notify: yes, color: red, due: 2026-10-27, other: x)",
    "- [ ] A (project: \"B\", due: 2026-10-27)",
    "- [ ] A (project: B; c, due: 2026-10-27)",
    "- [ ] A (project: B due: soon, priority: low)",
    // Words with more than words among them.
    "- [ ] Call\n  #mum",
    "- [ ] Call: 3\n  of 4",
    "- [ ] Call\\\n  Mum",
    "- [ ] Call  \n  Mum",
    "- [ ] Call `a\n  b`",
    "- Call\n  Mum",
    // Notes that may be something else, that are several, or that stand elsewhere.
    "- [ ] A (priority: high)\n  1. b",
    "- [ ] A (priority: high)\n  b\n  c",
    "- [ ] A (priority: high)\n\n  b",
    "- [ ] A (priority: high)\n  b\n\n  c",
    "- [ ] A (priority: high)\n  *b* (due: 2026-10-27)",
    "1. [ ] A (priority: high)\n   b",
    // What is below.
    "- [ ] A\n  1. b\n  2. c",
    "- [ ] A\n  - b\n\n        code",
    "- [ ] A\n  - b\n\n  c",
    // What is in a log, or beside it.
    "- [ ] A (every: 2 days)\n  - 2026-11-03\n  - 2026-11-01",
    "- [ ] A (every: 2 days)\n  - 2026-11-01 done",
    "- [ ] A (every: 2 days)\n  - 2026-11-01\n    b\n",
    "- [ ] A (every: 2 days)\n  - 2026-11-01\n\n  b",
    "- [ ] A (every: 2 days)\n  - 2026-11-01\n  - b",
    "1. [ ] A (every: 2 days)\n   - 2026-11-01",
  ]

  /// What is not certain is proved, and comes out as it does without the file.
  @Test(arguments: others) func whatIsNotCertain(list: String) throws {
    let written = try written(list)
    #expect(written.text == written.alone)
    #expect(!isProven(written.item, in: written.source, .project))
  }

  /// The number of a week is a day in a life, where it stands on one line.
  @Test func aWeekOfALife() throws {
    let source = SourceText("---\nkind: life\nborn: 1990-01-01\n---\n\n# A\n\n- [ ] Week\n  1547 here\n")
    let plan = PlanReading(of: Document(reading: source), fileName: "a").plan
    let item = try #require(plan.content.topItems.first)
    #expect(!isProven(item, in: source, .life))
  }

  @Test(arguments: [("A note, of 3 words.", true), ("Ça", false), ("a b", true), ("a  b", false), ("a ", false), ("", false)])
  func notes(_ note: String, isPlain: Bool) { #expect(ProvenWords.isPlainNote(note) == isPlain) }
}
