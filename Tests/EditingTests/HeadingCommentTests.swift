import Editing
import Planner
import Testing

/// A comment above a heading goes where the section or the group goes, and the blank lines between sections stay where they are.
@Suite struct HeadingCommentTests {
  private static let page = """
    ---
    kind: page
    ---

    # Page

    <!-- about this page -->

    <!-- tidemark: allow idle-habit -->
    ## Body

    ### Sleep

    - Sleep well

    <!-- on food -->
    ### Food

    - Eat well


    <!-- a list of two lines,
         one behind the other -->

    <!-- tidemark: allow empty-heading -->

    ## Mind

    - Read
    <!-- more to come -->

    ## Work
    - Do

    """

  private func lines(_ vault: EditedVault) -> [String] {
    let text = vault.current("file.md").map { $0.source.string(in: 0..<$0.source.bytes.count) } ?? ""
    return Array(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst(6))
  }

  private func expect(
    _ wanted: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout EditedVault) throws -> Void
  ) throws {
    let scene = EditScene(Self.page)
    var vault = scene.edited
    try change(&vault)
    #expect(lines(vault).joined(separator: "\n") == wanted, sourceLocation: sourceLocation)
    EditScene.expectLaws(of: vault.revisions, in: scene.vault, sourceLocation: sourceLocation)
  }

  private static let body = """
    <!-- tidemark: allow idle-habit -->
    ## Body

    ### Sleep

    - Sleep well

    <!-- on food -->
    ### Food

    - Eat well
    """
  private static let mind = """
    <!-- a list of two lines,
         one behind the other -->

    <!-- tidemark: allow empty-heading -->

    ## Mind

    - Read
    <!-- more to come -->
    """
  private static let work = "## Work\n- Do"
  private static let top = "<!-- about this page -->\n\n"

  @Test(
    arguments: [
      ("Body", Shift.down, [mind, body, work]), ("Mind", .up, [mind, body, work]), ("Work", .up, [body, work, mind]),
      ("Mind", .down, [body, work, mind]), ("Work", .to(1), [work, body, mind]), ("Body", .to(3), [mind, work, body]),
    ] as [(String, Shift, [String])]
  )
  func aSectionTakesTheCommentsAboveItAlong(name: String, shift: Shift, order: [String]) throws {
    try expect("\(Self.top)\(order[0])\n\n\n\(order[1])\n\n\(order[2])\n") {
      try $0.reorder($0.subject(named: name, sorts: [.heading]), shift)
    }
  }

  @Test(arguments: [("Food", Shift.up), ("Sleep", .down)] as [(String, Shift)])
  func aGroupTakesTheCommentAboveItAlong(name: String, shift: Shift) throws {
    let body = """
      <!-- tidemark: allow idle-habit -->
      ## Body

      <!-- on food -->
      ### Food

      - Eat well

      ### Sleep

      - Sleep well
      """
    try expect("\(Self.top)\(body)\n\n\n\(Self.mind)\n\n\(Self.work)\n") {
      try $0.reorder($0.subject(named: name, sorts: [.heading]), shift)
    }
  }

  @Test(
    arguments: [
      ("Mind", mind, [body, work]), ("Food", "<!-- on food -->\n### Food\n\n- Eat well", [sleep, mind, work]),
    ] as [(String, String, [String])]
  )
  func whatIsRemovedComesBackWithThem(name: String, text: String, rest: [String]) throws {
    var vault = EditScene(Self.page).edited
    let before = words(vault)
    try vault.remove(vault.subject(named: name, sorts: [.heading]))
    #expect(words(vault) == (Self.top + rest.joined(separator: "\n")).split(separator: "\n").map(String.init))
    let trash = try #require(vault.revisions.first)
    let removed = try #require(RemovedThing(kept: trash.after.map { $0.string(in: 0..<$0.bytes.count) } ?? ""))
    #expect(removed.text == text + "\n")
    try vault.restore(removed, keptIn: trash.name)
    #expect(words(vault) == before)
  }

  /// The lines that are not blank.
  private func words(_ vault: EditedVault) -> [String] { lines(vault).filter { !$0.isEmpty } }

  private static let sleep = "<!-- tidemark: allow idle-habit -->\n## Body\n\n### Sleep\n\n- Sleep well"

  @Test func nothingComesBetweenThem() throws {
    let page = "\(Self.body)\n\n\n## New\n\n\(Self.mind)\n\n\(Self.work)\n"
    let file = Thing(file: "file.md", path: nil, title: "Page")
    try expect(Self.top + page) { try $0.addSection("New", to: file, at: .before("Mind")) }
    let walk = "\(Self.body)\n\n### Walk\n\n\n\(Self.mind)\n\n\(Self.work)\n"
    try expect(Self.top + walk) { try $0.addStrategy("Walk", to: file, section: "Body") }
  }

  static let comments = [
    "## Goals\n\n- a\n\n<!--\n- old goal\n- other old goal\n-->", "## Goals\n\n- a\n\n<!-- 1. old goal -->",
    "## Goals\n\n- a\n\n<!--\n### Old\n\nWords.\n-->", "## Goals\n\n<!-- what I want this year -->",
    "## Goals\n<!-- what I want this year -->", "## Goals\n\n<!-- what I want this year -->\n<!-- and the next -->",
    "## Goals\n\n- a\n\n### Big\n\n<!-- what takes years -->", "## Goals\n\nWords.\n\n  <!-- further in -->",
  ]

  /// What was commented out, and what is alone below its heading, is of the section above: it stays when the next one goes, and
  /// there and back it is where it was.
  @Test(arguments: comments)
  func whatIsOfTheSectionAboveStaysThere(above: String) throws {
    let head = "---\nkind: page\n---\n\n# Page\n\n"
    let (fears, work) = ("## Fears\n\n- x", "## Work\n\n- y\n")
    let scene = EditScene("\(head)\(above)\n\n\(fears)\n\n\(work)")
    var vault = scene.edited
    let before = lines(vault)
    try vault.reorder(vault.subject(named: "Fears", sorts: [.heading]), .up)
    #expect(lines(vault).joined(separator: "\n") == "\(fears)\n\n\(above)\n\n\(work)")
    try vault.reorder(vault.subject(named: "Fears", sorts: [.heading]), .down)
    #expect(lines(vault) == before)
    try vault.remove(vault.subject(named: "Fears", sorts: [.heading]))
    #expect(lines(vault).joined(separator: "\n") == "\(above)\n\n\(work)")
  }

  /// A comment that is further in than its heading would be part of an item above it: the item comes after it.
  @Test(arguments: ["  <!-- c -->", "Words.\n\n  <!-- c -->", "<!-- c -->"])
  func anItemGoesIntoASectionWithAComment(content: String) throws {
    let (head, next) = ("---\nkind: page\n---\n\n# Page\n\n", "## B\n\n- x\n")
    var vault = EditScene("\(head)## A\n\n\(content)\n\n\(next)").edited
    let page = try vault.file(named: "Page", of: [.page])
    try vault.add(ItemDraft("new", type: .bullet), to: page, section: "A")
    #expect(lines(vault).joined(separator: "\n") == "## A\n\n\(content)\n\n- new\n\n\(next)")
  }

  @Test func whatIsSetAsideComesBackBesideAComment() throws {
    let content = "## A\n\n1. [ ] Item4\n  <!-- inner -->\n\n## B\n\n1. x\n"
    var vault = EditScene("---\nkind: page\n---\n\n# Page\n\n" + content).edited
    try vault.setAside(vault.thing(named: "Item4"))
    try vault.restore(vault.thing(named: "Item4", isSetAside: true))
    #expect(lines(vault).starts(with: ["## A", "", "  <!-- inner -->", "", "- [ ] Item4", "", "## B"]))
  }
}
