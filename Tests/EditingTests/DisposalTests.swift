import Editing
import SourceText
import Testing

@Suite struct DisposalTests {
  private func remove(_ name: String, isForced: Bool = false, _ vault: inout EditedVault) throws {
    try vault.remove(try vault.subject(named: name), isForced: isForced)
  }

  @Test func anItemGoesWithAllItsLinesAndIsKept() throws {
    let scene = EditScene(RewordingTests.page)
    scene.expect(
      """
      .trash/2026-11-20-parkrun.md:
      +* Parkrun: 27.4 minutes (best: lowest)
      +\t- 2026-10-31 27.4
      file.md:
      -* Parkrun: 27.4 minutes (best: lowest)
      -\t- 2026-10-31 27.4
      """
    ) { try remove("Parkrun", &$0) }
    var vault = scene.edited
    try remove("Parkrun", &vault)
    #expect(vault.notes == ["removed: “Parkrun”, file.md:16; kept in .trash/2026-11-20-parkrun.md"])
  }

  @Test func aSectionGoesWithWhatItHolds() {
    EditScene(RenamingTests.vault).expect(
      """
      .trash/2026-11-20-categories.md:
      +## Categories
      +
      +- Craft (color: indigo)
      tidemark.md:
      -## Categories
      -
      -- Craft (color: indigo)
      -
      """,
      allowsFindings: true
    ) { try remove("Categories", &$0) }
  }

  @Test func aFileLeavesTheListsOfTheRoot() throws {
    var vault = EditScene(RenamingTests.vault).edited
    try remove("pages/sea.md", &vault)
    #expect(vault.revisions.map(\.name) == [".trash/2026-11-20-pages-sea.md", "pages/sea.md", "tidemark.md"])
    #expect(EditScene.kept(vault.revisions[0]) == vault.revisions[1].before)
    #expect(vault.revisions[1].after == nil)
    #expect(
      EditScene.diff([vault.revisions[2]]) == """
        -- [Sea](pages/sea.md)
        -- [[sea|by the water]]
        -
        """
    )
  }

  @Test func whatOthersReferToStaysUnlessForced() throws {
    EditScene(RenamingTests.vault).expectRefusal(
      "3 places refer to “Thesis”",
      "--force",
      "stacks.md:9 Draft",
      "tidemark.md:24 Draft"
    ) { try remove("Thesis", &$0) }
    EditScene(RenamingTests.vault).expectRefusal("3 places refer to “Draft #writing”") {
      try remove("projects/thesis.md:7", &$0)
    }
    EditScene(RenamingTests.vault).expectRefusal("2 places refer to “Craft”", "rituals/craft.md", "activities.md:7 Pots") {
      try remove("tidemark.md:19", &$0)
    }
    var vault = EditScene(RenamingTests.vault).edited
    try remove("Thesis", isForced: true, &vault)
    #expect(vault["projects/thesis.md"] == nil)
    #expect(vault.revisions.map(\.name) == [".trash/2026-11-20-projects-thesis.md", "projects/thesis.md", "tidemark.md"])
  }

  @Test func aCopyGoesAlone() {
    EditScene(RenamingTests.vault).expect(
      """
      .trash/2026-11-20-draft.md:
      +- [ ] Draft (project: "Thesis")
      stacks.md:
      -
      -- [ ] Draft (project: "Thesis")
      """
    ) { try remove("stacks.md:9", &$0) }
  }

  @Test func theRootStays() {
    EditScene(RenamingTests.vault).expectRefusal("tidemark.md makes the folder a vault") { try remove("tidemark.md", &$0) }
  }

  @Test func whatStandsBelowTheLinkOfAFileIsKept() throws {
    let scene = EditScene(
      """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # Home

      ## Pages

      - [Garden](garden.md)

        my own note

        - and more
      - [House](house.md)

      ==> garden.md <==
      ---
      kind: page
      ---

      # Garden

      ==> house.md <==
      ---
      kind: page
      ---

      # House
      """
    )
    var vault = scene.edited
    try vault.remove(try vault.thing(named: "garden", sorts: [.file]))
    let kept = vault.revisions.filter { $0.name.hasPrefix(EditedVault.trashFolder) }
    #expect(kept.map(\.name) == [".trash/2026-11-20-link-garden.md", ".trash/2026-11-20-garden.md"])
    let text = kept.first.flatMap(EditScene.kept).map { $0.string(in: 0..<$0.bytes.count) }
    #expect(text == "- [Garden](garden.md)\n\n  my own note\n\n  - and more\n")
    EditScene.expectLaws(of: vault.revisions, in: scene.vault)
  }
}
