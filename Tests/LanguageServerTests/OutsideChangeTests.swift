import Diagnostics
import TestSupport
import Testing
import Vault

@testable import LanguageServer

/// Files that change outside while a client tells nothing of them: whoever runs the server watches their folders.
@Suite struct OutsideChangeTests {
  private static let project = "---\nkind: project\n---\n\n# Sand\n\n- [ ] Dig\n"
  private static let day = "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Dig (project: Sand)\n"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("days/2026-11-20.md", Self.day)
    try folder.write("projects/sand.md", Self.project)
  }

  private var address: String { FileAddress.address(of: folder("days/2026-11-20.md")) }

  private func opened(_ capabilities: [(String, JSON)] = []) -> ServerScene {
    var scene = ServerScene(encodings: [], capabilities: capabilities)
    #expect(scene.server.watchedFolders.isEmpty)
    #expect(JSON.published(scene.open(address, Self.day), address)?.codes == [])
    return scene
  }

  @Test func aFileThatChangedIsReadAgain() throws {
    var scene = opened()
    #expect(scene.server.watchedFolders == [folder.path])
    for (text, codes) in [("# Lamp", ["unknown-project"]), ("# Sand", [])] as [(String, [JSON])] {
      try folder.write("projects/sand.md", Self.project.split(separator: "# Sand").joined(separator: text))
      scene.server.takeChange(.files([folder("projects/sand.md")]))
      #expect(JSON.published(scene.answers(settles: true), address)?.codes == codes)
    }
  }

  /// Of many files that come or go at once the same is found as of few.
  @Test(arguments: [1, 80])
  func manyFilesThatComeOrGoAreReadAgain(count: Int) throws {
    var scene = opened()
    let names = (0..<count).map { "projects/lamp-\($0).md" }
    for name in names { try folder.write(name, Self.project.replacing("# Sand", with: "# Lamp")) }
    try folder.remove("projects/sand.md")
    let changed = FolderWatch.Change.files(Set((names + ["projects/sand.md"]).map { folder($0) }))
    scene.server.takeChange(changed)
    #expect(JSON.published(scene.answers(settles: true), address)?.codes == ["unknown-project"])
    for name in names { try folder.remove(name) }
    try folder.write("projects/sand.md", Self.project)
    scene.server.takeChange(changed)
    #expect(JSON.published(scene.answers(settles: true), address)?.codes == [])
  }

  @Test func aFolderThatWentIsGone() throws {
    var scene = opened()
    try folder.remove("projects")
    scene.server.takeChange(.everything)
    #expect(JSON.published(scene.answers(settles: true), address)?.codes == ["unknown-project"])
    scene.server.takeChange(.nothing)
    #expect(!scene.server.isWaiting)
  }

  /// The text that is open counts, whatever is on the disk.
  @Test func whatIsOpenIsAsItIsInTheEditor() throws {
    var scene = opened()
    try folder.write("days/2026-11-20.md", Self.day + "- [ ] Tea (du: 2026-12-01)\n")
    for change in [.files([folder("days/2026-11-20.md")]), .everything] as [FolderWatch.Change] {
      scene.server.takeChange(change)
      #expect(JSON.published(scene.answers(settles: true), address)?.codes ?? [] == [])
    }
  }

  @Test func whoTellsOfFilesNeedsNoWatch() {
    let scene = opened([("workspace", ["didChangeWatchedFiles": ["dynamicRegistration": true]])])
    #expect(scene.server.watchedFolders.isEmpty)
  }
}
