import Editing
import Testing

@Suite struct SettingAsideTests {
  static let page = """
    ---
    kind: page
    ---

    # Spring

    - [ ] Swim

    ## 🥕 Goals

    * Run (streak: weekly)
      Slowly.
      * 2026-11-02
    * Walk

    A thought.

    > Well begun is half done.
    > — Aristotle

    1. One
       - [ ] Inside
       - [ ] Other
    2. Two

    ### Strategy

    * Climb

    """

  private func setAside(_ name: String, _ vault: inout EditedVault) throws {
    try vault.setAside(vault.thing(named: name))
  }

  private func restore(_ name: String, _ vault: inout EditedVault) throws {
    try vault.restore(vault.thing(named: name, isSetAside: true))
  }

  @Test func aSectionIsMadeForTheFirst() {
    EditScene(Self.page).expect(
      """
      -* Run (streak: weekly)
      -  Slowly.
      -  * 2026-11-02
      +
      +## Things that used to matter
      +
      +* Run (streak: weekly, was: Goals)
      +  Slowly.
      +  * 2026-11-02
      """
    ) { try setAside("Run", &$0) }
  }

  @Test(arguments: [
    ("A thought", "A thought. (was: Goals)"), ("Climb", "* Climb (was: Goals > Strategy)"),
    ("Swim", "- [ ] Swim (was: Spring)"),
    ("Two", "* Two (was: Goals)"), ("Inside", "- [ ] Inside (was: Goals > One)"), ("Well", "> — Aristotle (was: Goals)"),
  ])
  func allSortsOfItems(name: String, line: String) throws {
    var vault = EditScene(Self.page).edited
    try setAside(name, &vault)
    let revision = try #require(vault.revisions.first)
    #expect(String(decoding: revision.after?.bytes ?? [], as: UTF8.self).hasSuffix("matter\n\n\(line)\n") || name == "Well")
    #expect(EditScene.diff(vault.revisions).contains("+" + line))
    EditScene.expectLaws(of: vault.revisions, in: EditScene(Self.page).vault)
  }

  @Test(arguments: ["Run", "Walk", "A thought", "Well begun", "Climb", "Swim", "Two", "Inside"])
  func whatIsRestoredIsWhatWasSetAside(name: String) throws {
    var vault = EditScene(Self.page).edited
    let before = try vault.thing(named: name)
    let item = vault.item(of: before)
    try setAside(name, &vault)
    try restore(name, &vault)
    var after = vault.item(of: try vault.thing(named: name))
    after?.number = item?.number
    #expect(after == item)
    #expect(throws: EditRefusal.self) { try restore(name, &vault) }
  }

  @Test func theSecondJoinsTheFirst() {
    let page = Self.page + "\n## Things That Used To Matter\n\n- Fly (was: Dreams)\n"
    EditScene(page).expect("-* Walk\n+- Walk (was: Goals)") { try setAside("Walk", &$0) }
    EditScene(page).expectRefusal("no section called “Dreams”", "add-section") { try restore("Fly", &$0) }
  }

  @Test func whereItWasMustBeKnown() {
    let page = "---\nkind: page\n---\n# A\n## Goals\n## Things that used to matter\n- Fly\n- Run (was: goals)"
    EditScene(page).expectRefusal("does not say where it was", "(was: Section title)") { try restore("Fly", &$0) }
    EditScene(page).expect(
      """
      +
      +- Run
      +
      -- Run (was: goals)
      """
    ) { try restore("Run", &$0) }
  }

  @Test func onlyItemsOfPagesAreSetAside() {
    EditScene("---\nkind: day\n---\n# 2026-11-20\n- Walk\n").expectRefusal("is not an item of a page") {
      try setAside("Walk", &$0)
    }
  }

  /// Below a strategy, below items of it, and with names that hold the sign.
  static let deep = """
    ---
    kind: page
    ---

    # Spring

    ## How

    - Above

    ### Strat A

    - Alpha
      - Beta
      - Gamma
    - Then > there
      - Delta
    - Omega

    """

  @Test(arguments: [
    ("Omega", "How > Strat A"), ("Beta", "How > Strat A > Alpha"), ("Delta", "How > Strat A > Then > there"), ("Above", "How"),
  ])
  func itSaysBelowWhatItWas(name: String, was: String) throws {
    var vault = EditScene(Self.deep).edited
    let item = vault.item(of: try vault.thing(named: name))
    let parent = try #require(try vault.thing(named: name).path?.parent)
    try setAside(name, &vault)
    #expect(vault.item(of: try vault.thing(named: name, isSetAside: true))?.was == was)
    try restore(name, &vault)
    let back = try vault.thing(named: name)
    #expect(vault.item(of: back) == item)
    #expect(back.path?.parent == parent)
    #expect(vault.notes.last?.contains("to “\(was)”") == true)
  }

  @Test func anItemBelowOneThatIsSetAsideTooWaitsForThat() throws {
    let page = "---\nkind: page\n---\n# A\n## Goals\n- Run\n  - Fast\n"
    var vault = EditScene(page).edited
    try setAside("Fast", &vault)
    try setAside("Run", &vault)
    #expect {
      try restore("Fast", &vault)
    } throws: { error in
      let refusal = error as? EditRefusal
      return refusal?.message.contains("nothing is called “Run” in “Goals”") == true
        && refusal?.commands == [["restore", "Run"]]
    }
    try restore("Run", &vault)
    try restore("Fast", &vault)
    #expect(try vault.thing(named: "Fast").path?.elements == [0, 0])
  }

  @Test func aPlaceThatIsGoneIsRefusedWithTheOneAbove() throws {
    let page = "---\nkind: page\n---\n# A\n## Goals\n- Run\n## Things that used to matter\n- Fly (was: Goals > Up)\n"
    var vault = EditScene(page).edited
    #expect {
      try restore("Fly", &vault)
    } throws: { ($0 as? EditRefusal)?.commands == [["set", "file.md:8", "was", "Goals"]] }
  }

  @Test(arguments: [
    ("Strat A", "Strat B", "How > Strat B > Alpha"), ("How", "Ways", "Ways > Strat A > Alpha"),
    ("Alpha", "Aleph", "How > Strat A > Aleph"), ("Omega", "Last", "How > Strat A > Alpha"),
  ])
  func whatIsRenamedIsFollowed(name: String, new: String, was: String) throws {
    var vault = EditScene(Self.deep).edited
    try setAside("Beta", &vault)
    try vault.rename(vault.subject(named: name), to: new)
    #expect(vault.item(of: try vault.thing(named: "Beta", isSetAside: true))?.was == was)
    try restore("Beta", &vault)
  }
}
