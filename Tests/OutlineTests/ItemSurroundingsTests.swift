import Testing

@testable import Outline

/// In which places the list items of each kind of file stand, which says what their fields mean.
@Suite struct ItemSurroundingsTests {
  private static let names: [(Place, String)] = [
    (.item, "item"), (.boxless, "boxless"), (.box, "box"), (.row, "row"), (.setAside, "setAside"), (.entry, "entry"),
    (.task, "task"), (.plannedTask, "plannedTask"), (.stackedTask, "stackedTask"), (.block, "block"), (.category, "category"),
    (.routine, "routine"), (.boxlessTask, "boxlessTask"), (.step, "step"), (.link, "link"), (.note, "note"),
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
