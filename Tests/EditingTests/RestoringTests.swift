import Editing
import Languages
import Planner
import SourceText
import TestSupport
import Testing

@Suite struct RestoringTests {
  /// The vault after something was removed and brought back, by what was kept of it.
  private func restored(
    _ name: String,
    _ change: (inout EditedVault) throws -> Void = { _ in },
    in scene: EditScene
  ) throws
    -> EditedVault
  {
    var vault = scene.edited
    try vault.remove(try vault.subject(named: name), isForced: true)
    let trash = try #require(vault.revisions.first)
    let removed = try #require(RemovedThing(kept: trash.after.map { $0.string(in: 0..<$0.bytes.count) } ?? ""))
    try change(&vault)
    try vault.restore(removed, keptIn: trash.name)
    return vault
  }

  /// The files that differ from what they were, but for the trash.
  private func changed(_ vault: EditedVault) -> [String] {
    vault.revisions.filter { !$0.name.hasPrefix(EditedVault.trashFolder) && $0.before != $0.after }.map(\.name)
  }

  @Test(arguments: ["Parkrun", "file.md"])
  func whatWasRemovedComesBack(name: String) throws {
    let vault = try restored(name, in: EditScene(RewordingTests.page))
    #expect(changed(vault).isEmpty)
    #expect(vault.notes.last?.hasPrefix("restored: ") == true)
    // It is in the trash no more.
    #expect(vault.revisions.last?.name.hasPrefix(".trash/") == true)
    #expect(vault.revisions.last?.after == nil)
  }

  /// Each item, group, section and file of the examples: removed and brought back, not a byte has changed.
  @Test(arguments: [
    "pages/health.md", "pages/the-house.md", "days/2026-11-20.md", "projects/one-window.md", "rituals/lamp-out.md",
  ])
  func everyPartOfAFileComesBack(name: String) throws {
    let files = try [name, "tidemark.md"].map { (path: $0, bytes: try ProjectFiles.bytes("Examples/" + $0)) }
    let scene = EditScene(files: files)
    let file = try #require(scene.edited.current(name))
    let parts = file.content.itemPaths + file.content.sections.indices.map { PlanPath(section: $0 + 1) }
    for path in parts {
      var vault = scene.edited
      let thing = Thing(file: name, path: path, title: file.content[path]?.text ?? "part")
      try vault.remove(thing, isForced: true)
      let trash = try #require(vault.revisions.first)
      let removed = try #require(RemovedThing(kept: trash.after.map { $0.string(in: 0..<$0.bytes.count) } ?? ""))
      try vault.restore(removed, keptIn: trash.name)
      #expect(changed(vault).isEmpty, "\(thing.title)")
    }
  }

  @Test(arguments: ["Call her back", "Find the number", "Wash the shirt", "Mind the step", "Buy shoes"])
  func whatIsBelowAnEntryComesBackToIt(name: String) throws {
    #expect(changed(try restored(name, in: EditScene(CompletionTests.belowEntries))).isEmpty)
  }

  @Test func aFileComesBackToItsPlaceInTheLists() throws {
    let vault = try restored("pages/sea.md", in: EditScene(RenamingTests.vault))
    #expect(changed(vault).isEmpty)
  }

  /// What stood before it says where it goes, however many lines came or went meanwhile.
  @Test func itGoesBehindItsNeighbor() throws {
    let scene = EditScene("---\nkind: page\n---\n\n# P\n\n## A\n\n- One\n- Two\n- Three\n- Four\n")
    let vault = try restored("Three", { try $0.remove(try $0.subject(named: "One")) }, in: scene)
    let source = try #require(vault.current("file.md")).source
    #expect(source.string(in: 0..<source.bytes.count).hasSuffix("- Two\n- Three\n- Four\n"))
  }

  @Test func whereItStoodIsGone() throws {
    let scene = EditScene("---\nkind: page\n---\n\n# P\n\n## A\n\n- One\n  - Under\n\n## B\n\n- Two\n")
    #expect(
      throws: EditRefusal(
        problem: Told("file.md no longer has the section “A”, where “One” was"),
        advice: Told("make it again, or copy the lines from the trash")
      )
    ) { try restored("One", { try $0.remove(try $0.subject(named: "A")) }, in: scene) }
    #expect(
      throws: EditRefusal(
        problem: Told("file.md no longer has the item “One”, where “Under” was"),
        advice: Told("make it again, or copy the lines from the trash")
      )
    ) { try restored("Under", { try $0.remove(try $0.subject(named: "One")) }, in: scene) }
  }
}
