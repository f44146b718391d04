import Testing

@testable import Outline

/// In which places the list items of each kind of file stand, which says what their fields mean.
@Suite struct ItemSurroundingsTests {
  private static let names: [(Place, String)] = [
    (.item, "item"), (.boxless, "boxless"), (.box, "box"), (.row, "row"), (.setAside, "setAside"), (.entry, "entry"),
    (.task, "task"), (.plannedTask, "plannedTask"), (.stackedTask, "stackedTask"), (.block, "block"), (.category, "category"),
    (.routine, "routine"), (.boxlessTask, "boxlessTask"), (.step, "step"), (.link, "link"), (.note, "note"),
    (.habit, "habit"), (.mark, "mark"), (.phase, "phase"), (.activity, "activity"),
  ]

  /// Each list item as its words and its places.
  private func places(_ kind: DocumentKind, _ body: String) -> [String] {
    let document = Document("---\nkind: \(kind.rawValue)\n---\n\n" + body)
    return document.items.filter { $0.form == .listItem }.map { item in
      let names = Self.names.filter { item.headline.places.contains($0.0) }.map(\.1)
      return document.shownTitle(item) + ": " + names.joined(separator: " ")
    }
  }

  static let table: [(DocumentKind, String, [String])] = [
    // A time at the top level of a day is a block's, in any section and group; a date never is.
    (.day, "- 09:00 a", ["a: block"]), (.day, "- 09:00 - 10:00 a", ["a: block"]), (.day, "- 🌱 9am a", ["a: block"]),
    (.day, "## A\n### B\n1. 09:00 a", ["a: block"]), (.day, "- 2026-11-20 a", ["2026-11-20 a: note"]),
    (.day, "- 25:00 a", ["25:00 a: note"]), (.day, "- 09:00", [": block"]),
    // A box on a block is a task as well.
    (.day, "- [ ] 09:00 a", ["a: box block"]),
    // A box below a block, at any depth, is a task of it; below a task a step, at any depth.
    (.day, "- [ ] a\n- b", ["a: box", "b: note"]),
    (.day, "- 09:00 a\n  - [ ] b\n    - [ ] c\n      - [ ] d", ["a: block", "b: plannedTask", "c: box step", "d: box step"]),
    (.day, "- 09:00 a\n  - b\n    - [ ] c", ["a: block", "b: note", "c: plannedTask"]),
    (.day, "- [ ] a\n  - b\n    - [ ] c\n- [ ] d", ["a: box", "b: note", "c: box step", "d: box"]),
    (.day, "- [ ] 09:00 a\n  - [ ] b", ["a: box block", "b: plannedTask"]),
    (.day, "- a\n  - 10:00 b\n    - [ ] c", ["a: note", "10:00 b: note", "c: box"]),
    // In a project times and dates are words, and a rule makes a task of an item without a box.
    (.project, "- [ ] 09:00 a\n- 2026-11-20 b", ["09:00 a: task", "2026-11-20 b: boxlessTask"]),
    (.project, "- [ ] a\n  - [ ] b\n  - c\n    - [ ] d", ["a: task", "b: box step", "c: note", "d: box step"]),
    (.project, "- a\n  - [ ] b\n    - [ ] c", ["a: boxlessTask", "b: task", "c: box step"]),
    (.project, "- a (every: mon)\n  - [ ] b\n  - c", ["a: boxlessTask", "b: box step", "c: note"]),
    (.project, "- [ ] a (every: mon)\n  - 2026-11-16\n    - [ ] b", ["a: task", ": entry", "b: box step"]),
    // In stacks.
    (.stacks, "- [ ] a\n  - [ ] b\n- 09:00 c", ["a: stackedTask", "b: box step", "09:00 c: note"]),
    (.stacks, "## A\n- [ ] a\n### B\n- b\n  - [ ] c", ["a: stackedTask", "b: note", "c: stackedTask"]),
    // In the sections of a vault, at their top level.
    (.vault, "## Pages\n- [[A]]\n  - [[B]]\n  - [ ] c", ["[[A]]: link", "[[B]]: note", "c: box"]),
    (.vault, "## PROJECTS\n### At work\n- a\n## 🌱 rituals.\n- b", ["a: link", "b: link"]),
    (
      .vault, "## Categories\n- 09:00 a\n  - b\n- [ ] c\n  - [ ] d",
      ["09:00 a: category", "b: note", "c: category", "d: box step"]
    ),
    (
      .vault, "## Routine\n- 09:00 a\n  - [ ] b\n    - [ ] c\n- d",
      ["a: routine", "b: plannedTask", "c: box step", "d: routine"]
    ),
    (.vault, "## Routine\n- [ ] 09:00 a\n  - [ ] b", ["a: routine", "b: plannedTask"]),
    // In its other sections.
    (.vault, "- 09:00 a\n- [ ] b\n## Routines\n- 09:00 c\n  - [ ] d", ["09:00 a: note", "b: box", "09:00 c: note", "d: box"]),
    (.vault, "## Routine\n## Elsewhere\n- 09:00 a", ["09:00 a: note"]),
    // What stands at the top level of an arc is a habit, whatever it begins with; elsewhere in a ritual there is none.
    (
      .ritual, "- a\n## Arc 1: 2026-01-01 - 2026-01-31\n- b\n### C\n- [ ] d\n## Notes\n- e\n- [ ] f",
      ["a: note", "b: habit", "d: habit", "e: note", "f: box"]
    ),
    (.ritual, "## Arc 1\n- 09:00 a\n- 2026-01-02 b\n1. c", ["09:00 a: habit", "2026-01-02 b: habit", "c: habit"]),
    (
      .ritual, "## Arc 1\n- a\n  - b\n  - [ ] c\n- [ ] d\n  - [ ] e",
      ["a: habit", "b: note", "c: box", "d: habit", "e: box step"]
    ),
    (.ritual, "## Arc 1\n- a\n  - 2026-01-02 b\n    - [ ] c", ["a: habit", "b: entry", "c: box"]),
    (.ritual, "## Arc 1\n- a\n  - b\n    - 2026-01-02 c", ["a: habit", "b: note", "2026-01-02 c: note"]),
    (.ritual, "## Arcs\n- a\n## Arc one\n- b\n## 🌱 arc12 of many #x\n- c", ["a: note", "b: note", "c: habit"]),
    (.ritual, "# Arc 1\n- a\n## B\n### Arc 1\n- c\n# Arc 2\n- d", ["a: note", "c: note", "d: habit"]),
    // In a life a date, but no range, at the top level is a mark's, or in its phases a phase's.
    (
      .life, "- 2026-01-05 a\n- 🌊 2026-01-05 - 2026-01-11 b\n- c\n- [ ] d\n- [x] 2026-01-12 e",
      ["a: mark", "b: note", "c: note", "d: box", "e: mark"]
    ),
    (
      .life, "## 🌱 PHASES.\n- 2026-01-05 a\n- 2026-01-05 - 2026-01-11 b\n- c\n  - 2026-01-06 d\n### E\n- 2026-01-07 f",
      ["a: phase", "b: phase", "c: note", "2026-01-06 d: note", "f: phase"]
    ),
    (.life, "## Phases\n## 2026\n- 2026-01-12 a\n## Phases of the moon\n- 2026-01-13 b", ["a: mark", "b: mark"]),
    (
      .life, "- 09:00 a\n- 2026-02-30 b\n- 2026-01-05\n  - 2026-01-06 c",
      ["09:00 a: note", "2026-02-30 b: note", ": mark", "2026-01-06 c: note"]
    ),
    (.life, "- [ ] 2026-01-05 a\n  - [ ] b", ["a: mark", "b: box step"]),
    // What stands at the top level of activities is one.
    (
      .activities, "- a\n  - 2026-01-05 b\n    - [ ] c\n  - d\n    - 2026-01-06 e\n## X\n### Y\n- [ ] 09:00 f\n  - [ ] g",
      ["a: activity", "b: entry", "c: box", "d: note", "2026-01-06 e: note", "09:00 f: activity", "g: box step"]
    ),
    (.activities, "- 2026-01-05 a", ["2026-01-05 a: activity"]),
    // On a page what stands above says nothing.
    (.page, "- [ ] a\n  - 09:00 b\n  - [ ] c", ["a: item box", "b: item boxless row", "c: item box"]),
    (.page, "## Pages\n- [[A]]", ["[[A]]: item boxless"]),
  ]

  @Test(arguments: table)
  func placesOfItems(_ kind: DocumentKind, _ body: String, _ expected: [String]) {
    #expect(places(kind, body) == expected)
  }

  static let nested: [(DocumentKind, String, [String])] = [
    (.day, "- a\n  - 10:00 b", ["nestedBlock 10:00"]), (.day, "- 09:00 a\n  - 10-11am b", ["nestedBlock 10-11am"]),
    (.day, "- 09:00 a\n  - [ ] 10:00 b", ["nestedBlock 10:00"]), (.day, "- 09:00 a\n  - 2026-11-20 b", []),
    (.day, "- [ ] a\n  - 10:00 b", []), (.day, "- 09:00 a\n  - 10 things", []), (.day, "- 09:00 a\n  10:00 b", []),
    (.day, "- 09:00 a\n  - 10\\:00 b", []), (.project, "- [ ] a\n  - 10:00 b", []),
    (.vault, "## Routine\n- 09:00 a\n  - 10:00 b", []),
    (.page, "- a\n  - 10:00 b", []),
  ]

  @Test(arguments: nested)
  func timeBelowAnItemOfADayIsReported(_ kind: DocumentKind, _ body: String, _ expected: [String]) {
    #expect(Document("---\nkind: \(kind.rawValue)\n---\n\n" + body).shownProblems == expected)
  }
}
