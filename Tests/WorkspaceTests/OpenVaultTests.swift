import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing
import Vault

@testable import Workspace

/// What is known of an open vault is what would be known if it were opened anew.
@Suite struct OpenVaultTests {
  @Test(arguments: caseChunks(default: 40, ofEach: 12)) func eachChangeLeavesWhatLintingAnewFinds(_ seeds: Range<UInt64>) {
    var (steps, farther) = (0, 0)
    for seed in seeds {
      var scene = OpenVaultScene(seed: seed)
      var before = scene.expected
      Self.expectSame(scene, before, "seed \(seed), opened")
      for step in 1...12 {
        let (what, told) = scene.change()
        let after = scene.expected
        let context = "seed \(seed), step \(step), \(what)"
        Self.expectSame(scene, after, context)
        let changed = Set(before.keys).union(after.keys).filter { name in
          !(before[name] ?? []).elementsEqual(after[name] ?? []) { $0.says(theSameAs: $1) }
        }
        #expect(told == changed, "\(context)")
        steps += 1
        if changed.count > 1 { farther += 1 }
        before = after
      }
    }
    // Many changes show elsewhere; else this would be no test.
    #expect(farther * 10 > steps, "\(farther) of \(steps) changes show in other files, from seed \(seeds.lowerBound)")
  }

  private static let page = "---\nkind: page\n---\n\n# Tide\n"

  private static func open(_ files: [String: String]) -> (source: MemorySource, vault: OpenVault) {
    let source = MemorySource(files.mapValues { Array($0.utf8) })
    let clock = WallClock(today: CivilDate("2026-11-20")!)
    return (source, OpenVault(at: MemorySource.root, clock: clock, source: source, jobs: 1))
  }

  @Test func whatIsTooLargeIsAProblem() {
    var (_, vault) = Self.open(["tidemark.md": "---\nkind: vault\n---\n", "a.md": Self.page, "b.md": Self.page])
    #expect(vault.findings(of: "b.md").map(\.rule) == ["duplicate-title"])
    let large = [UInt8](repeating: 32, count: FileSet.limit + 1)
    #expect(vault.replace("a.md", with: large) == ["a.md", "b.md"])
    #expect(vault.problems == ["a.md": .tooLarge(limit: FileSet.limit)])
    #expect(vault.names == ["b.md", "tidemark.md"])
    #expect(vault.reread("a.md") == ["a.md", "b.md"])
    #expect(vault.problems.isEmpty && vault.findings(of: "b.md").map(\.rule) == ["duplicate-title"])
  }

  /// Templates, hidden files and files of other vaults are not of the vault, wherever their texts are.
  @Test(arguments: ["templates/day.md", ".trash/a.md", "inner/a.md", "a.txt"])
  func whatAWalkPassesOverStaysOut(name: String) {
    let root = "---\nkind: vault\n---\n"
    var (_, vault) = Self.open(["tidemark.md": root, "inner/tidemark.md": root, "b.md": Self.page])
    #expect(vault.replace(name, with: Array(Self.page.utf8)).isEmpty)
    #expect(vault.names == ["b.md", "tidemark.md"] && vault.findings(of: name).isEmpty)
  }

  /// A picture is no file of the vault, and a page may show it.
  @Test func aPictureThatComesIsSeen() {
    var (source, vault) = Self.open(["tidemark.md": "---\nkind: vault\n---\n", "a.md": Self.page + "\n![tide](img/tide.png)\n"])
    #expect(vault.findings(of: "a.md").map(\.rule) == ["missing-image"])
    source.files["img/tide.png"] = []
    #expect(vault.reread("img/tide.png") == ["a.md"])
    #expect(vault.findings(of: "a.md").isEmpty)
  }

  /// A note that comes, goes or says its kind is told of at the root, and only if that changes what it says.
  @Test func theRootTellsOfFoldersOfNotes() {
    let note = Array("Rain.\n".utf8)
    let notes = ["minutes/2026-11-18.md": "Rain.\n", "minutes/2026-11-19.md": "Rain.\n"]
    var (_, vault) = Self.open(notes.merging(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n"]) { $1 })
    #expect(vault.replace("minutes/2026/2026-11-20.md", with: note) == ["tidemark.md"])
    #expect(vault.findings(of: "tidemark.md").map(\.rule) == ["unclaimed-folder"])
    #expect(vault.replace("minutes/words.md", with: note).isEmpty)
    #expect(vault.replace("minutes/2026-11-19.md", with: Array("Rain all day.\n".utf8)).isEmpty)
    #expect(vault.replace("minutes/2026-11-19.md", with: Array("---\nkind: note\n---\n".utf8)) == ["tidemark.md"])
    #expect(vault.findings(of: "tidemark.md").isEmpty)
    #expect(vault.reread("minutes/2026-11-19.md") == ["tidemark.md"])
    #expect(
      vault.replace("tidemark.md", with: Array("---\nkind: vault\ndays: minutes\n---\n\n# Vault\n".utf8)) == ["tidemark.md"]
    )
  }

  /// On the disk as in memory: paths are shown from the root, wherever that lies.
  @Test func aVaultOnTheDiskIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("a.md", Self.page)
    let place = try FileSystem.realPath(folder.path).get()
    var vault = OpenVault(at: place, clock: WallClock(today: CivilDate("2026-11-20")!), jobs: 2)
    #expect(vault.names == ["a.md", "tidemark.md"])
    #expect(vault.replace("new/b.md", with: Array(Self.page.utf8)) == ["a.md", "new/b.md"])
    #expect(vault.findings(of: "a.md").first?.message == "“Tide” is also the title of new/b.md")
    #expect(vault.reread("new/b.md") == ["a.md", "new/b.md"])
    try folder.write("b.md", Self.page)
    #expect(vault.reread("b.md") == ["a.md", "b.md"])
  }

  private static func expectSame(_ scene: OpenVaultScene, _ expected: [String: [Diagnostic]], _ what: String) {
    #expect(scene.vault.names == expected.keys.sorted(), "\(what)")
    for name in Set(scene.vault.names).union(scene.files.keys).sorted() {
      let found = scene.vault.findings(of: name)
      #expect(found == expected[name] ?? [], "\(what): \(name)")
    }
  }
}
