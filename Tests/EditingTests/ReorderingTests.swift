import Editing
import Testing

@Suite struct ReorderingTests {
  static let page = """
    ---
    kind: page
    ---

    # Page

    ## One

    * First
      with a note
    * Second
    \t* Below
    * Third

    Two
    ---
    Words.
    ### A
    1. x
    1. y
    ### B
    2) Wash
    3) Rinse

       Twice.
    4) Dry

    ## Things that used to matter

    - Boat (was: One)
    """

  private func reorder(_ name: String, _ shift: Shift, _ vault: inout EditedVault) throws {
    try vault.reorder(try vault.subject(named: name, sorts: [.heading, .item]), shift)
  }

  @Test(
    arguments: [
      ("First", Shift.down, "-* First\n-  with a note\n+* First\n+  with a note"),
      ("Third", .to(1), "+* Third\n-* Third"),
      ("Second", .up, "-* First\n-  with a note\n+* First\n+  with a note"),
      ("x", .down, "-1. x\n+1. x"),
      ("Dry", .up, "-3) Rinse\n+3) Dry\n+4) Rinse\n-4) Dry"),
      ("Wash", .to(3), "-2) Wash\n-3) Rinse\n+2) Rinse\n-4) Dry\n+3) Dry\n+4) Wash"),
    ] as [(String, Shift, String)]
  )
  func anItemMovesAmongItsSiblings(name: String, shift: Shift, diff: String) {
    EditScene(ReorderingTests.page).expect(diff) { try reorder(name, shift, &$0) }
  }

  @Test func anItemStaysInItsList() {
    let scene = EditScene(
      """
      ---
      kind: project
      ---

      # P

      Some words.

      + [ ] one
      + [ ] two
        <!-- a remark -->
      + [ ] three

      1. [ ] first
      2. [ ] second
      """
    )
    scene.expect("-+ [ ] one\n++ [ ] one") {
      try reorder("two", .to(1), &$0)
    }
    scene.expectUnchanged("“three” is the last already") { try reorder("three", .down, &$0) }
    scene.expectUnchanged("“first” is the first already") { try reorder("first", .up, &$0) }
  }

  @Test func aSectionMovesWithWhatItHolds() {
    EditScene(ReorderingTests.page).expect(
      """
      -## One
      -
      -* First
      -  with a note
      -* Second
      -\t* Below
      -* Third
      -
      +
      +## One
      +
      +* First
      +  with a note
      +* Second
      +\t* Below
      +* Third
      """
    ) { try reorder("Two", .up, &$0) }
  }

  @Test func aGroupMovesAmongThoseOfItsSection() {
    EditScene(ReorderingTests.page).expect("-### A\n-1. x\n-1. y\n+### A\n+1. x\n+1. y") { try reorder("A", .to(2), &$0) }
  }

  @Test(
    arguments: [
      ("Third", Shift.to(4), "so there is no place 4"),
      ("Below", .up, "is the only one in its place"),
      ("Two", .down, "is always the last section"),
      ("Things", .up, "is always the last section"),
    ] as [(String, Shift, String)]
  )
  func whatCannotMoveIsRefused(name: String, shift: Shift, words: String) {
    EditScene(ReorderingTests.page).expectRefusal(words) { try reorder(name, shift, &$0) }
  }

  @Test(
    arguments: [
      ("First", Shift.up, "“First with a note” is the first already, file.md:9"),
      ("Third", .down, "“Third” is the last already"),
      ("Third", .to(3), "“Third” is number 3 already"),
    ] as [(String, Shift, String)]
  )
  func whatIsThereAlreadyStays(name: String, shift: Shift, words: String) {
    EditScene(ReorderingTests.page).expectUnchanged(words) { try reorder(name, shift, &$0) }
  }

  @Test func aTightListBesideALooseOneStaysTight() {
    EditScene(
      """
      ---
      kind: page
      ---

      # P

      1. one
      1. two

      * a

      * b
      """
    ).expect("-1. one\n+1. one") {
      try reorder("two", .up, &$0)
    }
  }

  /// Markers, the spaces behind them, indents, line endings and blank lines are those that each line has.
  @Test(
    arguments: [
      ("one", Shift.down, "+ *\ttwo␍\n- *\ttwo␍"),
      ("three", .to(1), "+* three␍\n-* three␍"),
      ("two", .down, "- *\ttwo␍\n+ *\ttwo␍"),
      ("para", .up, "-code\n-␍\n+␍\n+code"),
    ] as [(String, Shift, String)]
  )
  func onlyTheLinesThatMoveChangePlace(name: String, shift: Shift, diff: String) {
    let text = "---\nkind: page\n---\n\n# P\n\n*   one\r\n    note\n *\ttwo\r\n* three\r\n\n## S\n\ncode\n\r\npara\r\n"
    EditScene(files: [("file.md", Array(text.utf8))]).expect(diff) { try reorder(name, shift, &$0) }
  }

  @Test func sectionsKeepTheEndingsOfTheirLines() {
    let text = "---\nkind: page\n---\n\n# P\n\n## A\n\n- a\r\n\n## B\r\n\n- b\n"
    let scene = EditScene(files: [("file.md", Array(text.utf8))])
    scene.expect("-## A\n-\n-- a␍\n-\n+\n+## A\n+\n+- a␍") { try reorder("B", .up, &$0) }
  }

  @Test func aMissingLastEndStaysMissing() {
    let text = "---\r\nkind: page\r\n---\r\n\r\n# P\r\n\r\n- a\r\n- b\r\n## S\r\nx\r\n\r\n\r\n## T\r\n- c\r\n- d"
    let scene = EditScene(files: [("p.md", Array(text.utf8))])
    scene.expect("-- c␍\n-- d␄\n+- d␍\n+- c␄") { try reorder("d", .up, &$0) }
    scene.expect("-## S␍\n-x␍\n-␍\n-␍\n-- d␄\n+- d␍\n+␍\n+␍\n+## S␍\n+x␄") { try reorder("S", .down, &$0) }
  }

  @Test(arguments: [
    ("First", "Third", true, 2), ("Third", "first", true, 1), ("First", "Second", false, 2), ("Third", "First", false, 2),
    ("First", "third", false, 3), ("B", "A", true, 1), ("Rinse", "Dry", false, 3),
  ])
  func aThingGoesNextToAnother(name: String, neighbor: String, isBefore: Bool, place: Int) throws {
    var (vault, other) = (EditScene(Self.page).edited, EditScene(Self.page).edited)
    let thing = try vault.subject(named: name, sorts: [.heading, .item])
    try vault.reorder(thing, next: neighbor, isBefore: isBefore)
    try other.reorder(thing, .to(place))
    #expect(vault.revisions.map(\.after) == other.revisions.map(\.after) && !vault.revisions.isEmpty)
  }

  @Test func whatIsElsewhereIsNoNeighbor() {
    EditScene(Self.page).expectRefusal("nothing beside “First with a note” is called “Wash”", "Second", "Third") { vault in
      try vault.reorder(try vault.subject(named: "First"), next: "Wash", isBefore: true)
    }
  }
}
