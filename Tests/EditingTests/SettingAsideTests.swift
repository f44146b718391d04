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
    ("A thought", "A thought. (was: Goals)"), ("Climb", "* Climb (was: Goals)"), ("Swim", "- [ ] Swim (was: Spring)"),
    ("Two", "* Two (was: Goals)"), ("Inside", "- [ ] Inside (was: Goals)"), ("Well", "> — Aristotle (was: Goals)"),
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
}
