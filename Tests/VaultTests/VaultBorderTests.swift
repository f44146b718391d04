import TestSupport
import Testing

@testable import Vault

@Suite struct VaultBorderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
    try folder.write("secret.md")
    try folder.write("outside/")
    try folder.write("v/tidemark.md")
    try folder.write("v/pages/a.md")
    try folder.link("v/days", to: "../outside")
    try folder.link("v/inner", to: "pages")
    try folder.link("v/pages/out.md", to: "../../secret.md")
    try folder.link("v/pages/in.md", to: "a.md")
    try folder.link("v/pages/root.md", to: "../tidemark.md")
    try folder.link("v/pages/nowhere.md", to: "missing.md")
    try folder.link("v/pages/self.md", to: "self.md")
    try folder.link("plain.md", to: "secret.md")
    try folder.link("up.md", to: "/dev/null")
    try folder.link("to-v", to: "v")
  }

  @Test(
    arguments: [
      ("v/pages/a.md", nil), ("v/pages/new.md", nil), ("v/pages/in.md", nil), ("v/pages/root.md", nil), ("v/inner/a.md", nil),
      ("v/inner/new/b.md", nil), ("plain.md", nil), ("to-v/pages/a.md", nil), ("v/pages/out.md", "v/pages/out.md"),
      ("v/days/2026-11-20.md", "v/days"), ("v/days/new/a.md", "v/days"), ("v/pages/nowhere.md", "v/pages/nowhere.md"),
      ("v/pages/self.md", "v/pages/self.md"), ("up.md", "up.md"), ("to-v/days/a.md", "to-v/days"),
    ] as [(String, String?)]
  )
  func namesTheLinkThatLeadsOut(path: String, link: String?) {
    #expect(VaultBorder.leavingLink(on: folder(path)) == link.map { folder($0) })
  }

  @Test func aPathFromHereNeedsNoFolder() {
    #expect(VaultBorder.leavingLink(on: "no-such-file.md") == nil)
    #expect(VaultBorder.leavingLink(on: "../no/such/file.md") == nil)
    #expect(VaultBorder.leavingLink(on: "") == nil)
  }

  @Test func aWalkDoesNotLeaveTheVault() {
    let places = FileWalker(walking: [folder("v")]).places
    #expect(Set(places) == ["v/tidemark.md", "v/pages/a.md"].reduce(into: []) { $0.insert(folder($1)) })
    #expect(FileWalker(walking: [folder("v/pages")]).places.contains(folder("v/tidemark.md")))
    // What is named is read.
    #expect(FileWalker(walking: [folder("v/pages/out.md")]).places == [folder("secret.md")])
  }

  @Test func aRootThatLiesElsewhereIsNone() throws {
    try folder.write("w/a.md")
    try folder.link("w/tidemark.md", to: "../v/tidemark.md")
    #expect(VaultRoot.find(from: folder("w")) == nil)
    try folder.write("x/root.md")
    try folder.link("x/tidemark.md", to: "root.md")
    #expect(VaultRoot.find(from: folder("x")) == folder("x"))
  }

  @Test func patternsThatLieElsewhereAreNotRead() throws {
    try folder.write("patterns", "*.md\n")
    try folder.write("p/a.md")
    try folder.link("p/.gitignore", to: "../patterns")
    #expect(FileWalker(walking: [folder("p")]).files.count == 1)
    try folder.write("q/a.md")
    try folder.write("q/.gitignore", "*.md\n")
    #expect(FileWalker(walking: [folder("q")]).files.isEmpty)
  }
}
