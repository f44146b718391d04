import TestSupport
import Testing

@testable import Vault

@Suite struct VaultListingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
    for name in ["vault/tidemark.md", "vault/days/2026/b.md", "vault/days/2026/a.md", "vault/pages/c.md", "vault/notes.txt"] {
      try folder.write(name)
    }
    for name in ["vault/templates/t.md", "vault/.trash/x.md", "vault/ignored.md", "other/o.md"] { try folder.write(name) }
    try folder.write("vault/.gitignore", "ignored.md\n")
    try folder.write("vault/.git/HEAD")
  }

  private let all = ["days/2026/a.md", "days/2026/b.md", "pages/c.md", "tidemark.md"]

  private func listing(naming names: [String] = [], from current: String = "") -> VaultListing {
    let named = FileWalker(walking: names.map { folder($0) })
    return VaultListing(root: folder("vault"), named: named, currentFolder: folder(current))
  }

  @Test func listsTheFilesOfTheVaultInOrder() {
    #expect(listing().files.map(\.name) == all)
    #expect(listing().root == folder("vault"))
    #expect(listing().problems.isEmpty)
  }

  /// The files of a vault inside a vault belong to it alone. A folder without a root is no vault.
  @Test func leavesOutTheVaultsInside() throws {
    for name in ["pages/inner/tidemark.md", "pages/inner/days/d.md", "pages/inner.md"] { try folder.write("vault/" + name) }
    let own = ["days/2026/a.md", "days/2026/b.md", "pages/c.md", "pages/inner.md", "tidemark.md"]
    #expect(listing().files.map(\.name) == own)
    let inner = VaultListing(root: folder("vault/pages/inner"), currentFolder: folder.path)
    #expect(inner.files.map(\.name) == ["days/d.md", "tidemark.md"])
    let whole = VaultListing(root: folder.path, currentFolder: folder.path).files.map(\.name)
    #expect(Set(own.map { "vault/" + $0 } + ["vault/pages/inner/days/d.md"]).isSubset(of: whole))
  }

  @Test(arguments: [
    ("", "vault/"), ("vault", ""), ("vault/days", "../"), ("vault/days/2026", "../../"),
  ])
  func tellsPathsFromTheCurrentFolder(current: String, prefix: String) {
    #expect(listing(from: current).files.map(\.path) == all.map { prefix + $0 })
  }

  @Test func tellsWholePathsFromElsewhere() {
    #expect(listing(from: "other").files.map(\.path) == all.map { folder("vault/" + $0) })
  }

  @Test func keepsThePathsThatTheUserNamed() {
    let listing = listing(naming: ["other/../vault/pages/c.md", "vault/templates/t.md", "other", "vault/days"], from: "vault")
    #expect(listing.files.map(\.name) == all)
    #expect(
      listing.files.map(\.path)
        == [folder("vault/days/2026/a.md"), folder("vault/days/2026/b.md"), folder("other/../vault/pages/c.md"), "tidemark.md"]
    )
    #expect(listing.files.map(\.namedIndex) == [3, 4, 0, nil])
  }

  @Test func findsAFileThroughALink() throws {
    try folder.write("vault/kept.txt")
    try folder.link("vault/pages/o.md", to: "../kept.txt")
    let listing = listing(naming: ["vault/kept.txt"], from: "vault")
    let file = try #require(listing.files.first { $0.name == "pages/o.md" })
    #expect(file.namedIndex == 0)
    #expect(file.path == folder("vault/kept.txt"))
  }

  @Test func passesOverALinkOutOfTheVault() throws {
    try folder.link("vault/pages/o.md", to: "../../other/o.md")
    #expect(listing(naming: ["other/o.md"], from: "vault").files.map(\.name) == all)
  }

  @Test func tellsWhatItCouldNotRead() throws {
    try folder.link("vault/pages/gone.md", to: "nowhere")
    #expect(listing(from: "vault").problems == [.init(path: "pages/gone.md", error: .deadLink)])
    #expect(listing(from: "vault").files.map(\.name) == all)
    // What was named has been told of.
    #expect(listing(naming: ["vault/pages/gone.md"], from: "vault").problems.isEmpty)
    #expect(listing(naming: ["vault/pages"], from: "vault").problems.isEmpty)
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "."), ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/a", "/a/b/c", "../.."), ("/a", "/", "a"),
    ("/", "/a", ".."), ("/", "/", "."), ("/a/b", "/a/bc", "/a/b"), ("/a/bc", "/a/b", "/a/bc"), ("/x", "/y", "/x"),
    ("/\u{E9}", "/e\u{301}", "/\u{E9}"),
  ])
  func tellsARootFromAFolder(root: String, folder: String, path: String) {
    #expect(FileSystem.path(ofRoot: root, from: folder).utf8.elementsEqual(path.utf8))
  }
}
