import Changes
import Testing

@testable import Views

@Suite struct ChangeWordsTests {
  private static let cases: [(kind: String, old: String, new: String, sentences: [String])] = [
    ("page", "- Water: 3/8 glasses", "- Water: 5/8 glasses", ["Water 3/8 → 5/8"]),
    ("page", "- Coffee: ||", "- Coffee: |||", ["Coffee 2 → 3"]),
    ("page", "- Push-ups: 42 (best: highest)", "- Push-ups: 45 (best: highest)", ["Push-ups 42 → 45"]),
    ("page", "- Values: kind | calm", "- Values: kind | bold", ["Values: kind | calm → kind | bold"]),
    ("page", "- [ ] **Passport**", "- [x] **Passport**", ["Passport done"]),
    ("page", "- [x] Passport", "- [ ] Passport", ["Passport reopened"]),
    ("page", "- [ ] Passport", "- [-] Passport", ["Passport dropped"]),
    ("page", "- [ ] Passport", "- [?] Passport", ["Passport: box [?]"]),
    ("page", "- Passport", "- [ ] Passport", ["Passport: has a box now", "Passport: bullet → checkbox"]),
    ("page", "- [ ] Passport", "- Passport", ["Passport: no longer has a box", "Passport: checkbox → bullet"]),
    ("page", "- [ ] A", "- [ ] A (due: 2026-12-01)", ["A due 2026-12-01"]),
    ("page", "- [ ] A (due: 2026-12-01)", "- [ ] A (due: 2026-12-02)", ["A due 2026-12-01 → 2026-12-02"]),
    ("page", "- [ ] A (due: 2026-12-01)", "- [ ] A", ["A: due 2026-12-01 removed"]),
    ("page", "- A\n\n  One\n  word", "- A\n\n  Two words", ["A: note “One word” → “Two words”"]),
    ("page", "- A", "- A\n\n  Two words", ["A: note added"]),
    ("page", "- A", "- A\n- B\n  - [x] c\n  - d", ["added: B, with 2 below it, 1 done"]),
    ("page", "- A", "- A\n- [x] B", ["added: B, done"]),
    ("page", "- A\n- B", "- A", ["removed: B"]),
    ("page", "- Read Dune", "- Read Dune Messiah", ["renamed: Read Dune → Read Dune Messiah"]),
    ("page", "A walk today.", "A long walk today.", ["text: “A walk today.” → “A long walk today.”"]),
    (
      "page", "> Well begun is half done.\n", "- A\n",
      ["added: A", "removed: “Well begun is half done.”"]
    ),
    ("page", "- A (streak: daily)", "- A (streak: daily)\n  - 2026-11-20", ["A 2026-11-20"]),
    ("page", "- A (streak: daily)", "- A (streak: daily)\n  - 2026-11-20 skipped ill", ["A 2026-11-20 skipped ill"]),
    ("page", "- A (streak: daily)", "- A (streak: daily)\n  - 2026-11-19 - 2026-11-20", ["A 2026-11-19 - 2026-11-20"]),
    ("page", "- A (streak: daily)\n  - 2026-11-20", "- A (streak: daily)", ["A: 2026-11-20 removed from the log"]),
    (
      "page", "- A (streak: daily)\n  - 2026-11-20", "- A (streak: daily)\n  - 2026-11-20 skipped",
      ["A 2026-11-20: done → skipped"]
    ),
    ("page", "- A (streak: daily)", "- A (streak: weekly, goal: 3)", ["A streak daily → weekly", "A goal 3"]),
    ("page", "- 1\n- 2\n- 3", "- 3\n- 1\n- 2", ["the beginning: another order"]),
    ("page", "## S\n\n```\na\n```", "## S\n\n```\nb\n```", ["section “S”: other text changed"]),
    ("page", "## S", "## S\n\n## T\n\n- [x] a\n- b", ["added: section “T”, with 2 items, 1 of them done"]),
    ("page", "## S\n\n- a\n\n### G\n\n- b", "## S\n\n- a", ["removed: group “G” of “S”, with 1 item"]),
    ("page", "## S\n\n- a\n\n## T", "## S\n\n## T\n\n- a", ["a moved: “S” → “T”"]),
    ("page", "- a\n\n## T", "## T\n\n- a", ["a moved: the beginning → “T”"]),
    ("page", "## S\n\n- a\n- b", "## Sums\n\n- a\n- b", ["renamed: “S” → section “Sums”"]),
    ("page", "## S", "## S (theme: soft)", ["section “S”: theme soft"]),
    (
      "page", "- Duolingo\n\n## Things that used to matter\n", "## Things that used to matter\n\n- Duolingo\n",
      ["set aside: Duolingo"]
    ),
    (
      "page", "## Things that used to matter\n\n- Duolingo\n", "- Duolingo\n\n## Things that used to matter\n",
      ["restored: Duolingo"]
    ),
    ("project", "- [ ] A", "- [x] A (done: 2026-11-20)", ["A done 2026-11-20"]),
    ("day", "- 09:00 - 10:30 Desk", "- 10:00 - 11:30 Desk", ["Desk moved 09:00 → 10:00"]),
    ("day", "- 09:00 - 10:30 Desk", "- 09:00 - 11:30 Desk", ["Desk moved 09:00 - 10:30 → 09:00 - 11:30"]),
    ("day", "- 09:00 Desk", "- 09:00 Desk\n- 10:00 - 11:00 Lunch", ["added: 10:00 - 11:00 Lunch"]),
    ("day", "- 09:00 A\n  - [ ] x\n- 10:00 B", "- 09:00 A\n- 10:00 B\n  - [ ] x", ["x moved: A → B"]),
  ]

  private static func plan(_ kind: String, _ text: String) -> FileVersion {
    FileVersion(Array("---\nkind: \(kind)\n---\n\n# File\n\n\(text)\n".utf8), path: "file.md")
  }

  @Test(arguments: cases)
  func sentences(kind: String, old: String, new: String, sentences: [String]) throws {
    let (before, after) = (Self.plan(kind, old), Self.plan(kind, new))
    let changes = try #require(before.plan).changes(to: #require(after.plan))
    #expect(changes.map { ChangeWords(.arrow, in: .english).sentence($0, in: "File") } == sentences)
    let plain = changes.map { ChangeWords(.spoken, in: .english).sentence($0, in: "File") }
    #expect(plain == sentences.map { $0.replacing("→", with: "to") })
  }

  @Test func ofFiles() {
    let old = FileVersion(Array("---\nkind: page\ntheme: soft\n---\n\n# One\n".utf8), path: "a.md")
    let new = FileVersion(Array("---\nkind: page\nicon: 📚\ntheme: bold\n---\n\n# Two\n\n- a\n".utf8), path: "a.md")
    let words = { (one: FileVersion?, two: FileVersion?) in
      FileDifference(FilePair(old: one, at: one.map { _ in "a.md" }, new: two, at: two.map { _ in "a.md" })).map { file in
        file.changes.map { ChangeWords(.arrow, in: .english).sentence($0, in: file.title) }
      }
    }
    #expect(words(old, new) == ["title: “One” → “Two”", "icon 📚", "theme soft → bold", "added: a"])
    #expect(words(nil, new) == ["added, with 1 item"])
    #expect(words(new, nil) == ["removed, with 1 item"])
  }

  @Test func whatCouldHarmATerminalIsEscaped() throws {
    let (before, after) = (Self.plan("page", "- a\u{1B}[31m: 1/2"), Self.plan("page", "- a\u{1B}[31m: 2/2"))
    let changes = try #require(before.plan).changes(to: #require(after.plan))
    #expect(changes.count == 1)
    #expect(!ChangeWords(.arrow, in: .english).sentence(changes[0], in: "").unicodeScalars.contains("\u{1B}"))
  }
}
