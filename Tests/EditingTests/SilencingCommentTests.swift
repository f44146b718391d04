import Chronology
import Editing
import Planner
import Testing

/// A comment that keeps rules silent goes where its item goes, and nothing comes between the two.
@Suite struct SilencingCommentTests {
  private static let comment = "<!-- tidemark: allow unknown-key -->"
  private static let one = "- [ ] One (due: 2026-12-01, foo: x)"
  private static let two = "- [ ] Two (due: 2026-12-01, foo: x)"

  private func scene(_ kind: String, _ lines: [String]) -> EditScene {
    EditScene((["---", "kind: \(kind)", "---", "", "# P", ""] + lines).joined(separator: "\n"))
  }

  /// The lines of a file below its title.
  private func lines(_ vault: EditedVault, _ name: String = "file.md") -> [String] {
    let text = vault.current(name).map { $0.source.string(in: 0..<$0.source.bytes.count) } ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return Array(lines.dropFirst(6))
  }

  private func expect(
    _ wanted: [String],
    in name: String = "file.md",
    _ scene: EditScene,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout EditedVault) throws -> Void
  ) throws {
    var vault = scene.edited
    try change(&vault)
    #expect(lines(vault, name) == wanted, sourceLocation: sourceLocation)
    EditScene.expectLaws(of: vault.revisions, in: scene.vault, sourceLocation: sourceLocation)
  }

  @Test func whatIsDoneTakesItAlong() throws {
    let scene = scene("project", [Self.comment, Self.one, Self.two, "", "## Done", "", "- [x] Old"])
    let done = "- [x] One (due: 2026-12-01, foo: x, done: 2026-11-20)"
    try expect([Self.two, "", "## Done", "", "- [x] Old", Self.comment, done], scene) {
      try $0.complete($0.thing(named: "One"), on: EditScene.today)
    }
    try expect([Self.two, Self.comment, Self.one, "", "## Done", "", "- [x] Old"], scene) {
      try $0.complete($0.thing(named: "One"), on: EditScene.today)
      try $0.reopen($0.thing(named: "One"), on: EditScene.today)
    }
  }

  @Test func whatComesBeforeTheNextHeadingStaysThere() throws {
    let heading = ["<!-- tidemark: allow empty-heading -->", "## Notes"]
    let scene = scene("project", ["- [ ] One", "- [ ] Two", "", "## Done", "", "- [x] Old", ""] + heading)
    let done = "- [x] One (done: 2026-11-20)"
    try expect(["- [ ] Two", "", "## Done", "", "- [x] Old", done, ""] + heading, scene) {
      try $0.complete($0.thing(named: "One"), on: EditScene.today)
    }
  }

  @Test func whatIsSetAsideTakesItAlong() throws {
    let scene = scene("page", [Self.comment, Self.one, Self.two])
    let aside = "- [ ] One (due: 2026-12-01, foo: x, was: P)"
    try expect([Self.two, "", "## Things that used to matter", "", Self.comment, aside], scene) {
      try $0.setAside($0.thing(named: "One"))
    }
  }

  @Test(arguments: [("Two", Shift.to(1)), ("Two", .up), ("One", .down), ("One", .to(2))] as [(String, Shift)])
  func whatIsReorderedTakesItAlong(name: String, shift: Shift) throws {
    try expect([Self.two, Self.comment, Self.one], scene("page", [Self.comment, Self.one, Self.two])) {
      try $0.reorder($0.thing(named: name), shift)
    }
  }

  @Test func numbersStayInTheirOrder() throws {
    let scene = scene("page", ["1. One", "", Self.comment, "2. [ ] Two (due: 2026-12-01, foo: x)", "3. Three"])
    let wanted = [Self.comment, "1. [ ] Two (due: 2026-12-01, foo: x)", "", "2. One", "3. Three"]
    try expect(wanted, scene) { try $0.reorder($0.thing(named: "Two"), .up) }
  }

  @Test func whatGoesToAnotherDayTakesItAlong() throws {
    let scene = EditScene(
      """
      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:00 Desk
        \(Self.comment)
        \(Self.one)
        \(Self.two)

      ==> days/2026-11-25.md <==
      ---
      kind: day
      ---

      # 2026-11-25 Wednesday

      \(Self.comment)
      - [ ] Other (due: 2026-12-01, foo: x)
      """
    )
    let plan = { (vault: inout EditedVault) in
      try vault.plan(vault.dayTask(named: "One"), on: CivilDate("2026-11-25")!, .day)
    }
    let other = [Self.comment, "- [ ] Other (due: 2026-12-01, foo: x)"]
    try expect(other + [Self.comment, Self.one], in: "days/2026-11-25.md", scene, plan)
    try expect(["- 09:00 - 10:00 Desk", "  " + Self.two], in: "days/2026-11-20.md", scene, plan)
  }

  /// The fields go to the project, and the words stay on the day as well: neither line is a finding.
  @Test(arguments: [one, "- [ ] One (due: 2026-12-01) bit"])
  func whatGoesToAProjectHasItInBothPlaces(task: String) throws {
    let comment = "<!-- tidemark: allow unknown-key misplaced-group -->"
    let isOfWords = task.hasSuffix("bit")
    let scene = EditScene(
      """
      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:00 Desk
        \(comment)
        \(task)
        - [ ] Two

      ==> projects/home.md <==
      ---
      kind: project
      ---

      # Home

      - [ ] Paint
      """
    )
    let move = { (vault: inout EditedVault) in
      try vault.moveTask(vault.movableTask(named: "One"), to: vault.project(named: "Home"))
    }
    let copy = isOfWords ? task + " (project: Home)" : "- [ ] One (project: Home)"
    try expect(["- [ ] Paint", comment, task], in: "projects/home.md", scene, move)
    try expect(
      ["- 09:00 - 10:00 Desk", "  " + comment, "  " + copy, "  - [ ] Two"],
      in: "days/2026-11-20.md",
      scene,
      move
    )
  }

  @Test func whatIsRemovedIsKeptWithIt() throws {
    let before = ["- First", Self.comment, Self.one, Self.two]
    let scene = scene("page", before)
    try expect(["- First", Self.two], scene) { try $0.remove($0.thing(named: "One")) }
    var vault = scene.edited
    try vault.remove(vault.thing(named: "One"))
    let trash = try #require(vault.revisions.first)
    let removed = try #require(RemovedThing(kept: trash.after.map { $0.string(in: 0..<$0.bytes.count) } ?? ""))
    #expect(removed.text == Self.comment + "\n" + Self.one + "\n")
    try vault.restore(removed, keptIn: trash.name)
    #expect(lines(vault) == before)
  }
}
