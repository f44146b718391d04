import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct WillRenameFilesTests {
  private static func moved(_ old: String, _ new: String) throws -> [String: String]? {
    var vault = try VaultScene()
    let files: JSON = .array([["oldUri": .string(vault.address(old)), "newUri": .string(vault.address(new))]])
    let answer = vault.scene.ask("workspace/willRenameFiles", ["files": files])
    guard let edit = answer["result"], edit != .null else { return nil }
    return try vault.applied(edit)
  }

  @Test(arguments: [
    (
      "projects/house.md", "projects/old/house (1).md",
      ["tidemark.md": "- [House](projects/old/house%20%281%29.md)\n"]
    ),
    ("projects/thesis.md", "thesis.md", ["pages/sea.md": "[the thesis](../thesis.md)"]),
    ("pages/sea.md", "sea.md", ["pages/sea.md": "[the thesis](projects/thesis.md)"]),
  ])
  func linksFollowAFile(old: String, new: String, parts: [String: String]) throws {
    let after = try #require(try Self.moved(old, new))
    #expect(Set(after.keys) == Set(parts.keys))
    for (name, part) in parts { #expect(after[name]?.contains(part) == true, "\(after[name] ?? "")") }
  }

  @Test(arguments: [("days/2026-11-24.md", "days/2026/2026-11-24.md"), ("notes/plain.md", "plain.md"), ("gone.md", "there.md")])
  func whatNobodyLinksToChangesNothing(old: String, new: String) throws {
    #expect(try Self.moved(old, new) == nil)
  }

  @Test func theFileIsReadAtItsNewPlace() throws {
    var vault = try VaultScene(open: ["pages/sea.md"])
    let files: JSON = .array([
      ["oldUri": .string(vault.address("projects/house.md")), "newUri": .string(vault.address("projects/home.md"))]
    ])
    _ = vault.scene.ask("workspace/symbol", ["query": ""])
    try vault.folder.write("projects/home.md", vault.texts["projects/house.md"] ?? "")
    try vault.folder.remove("projects/house.md")
    _ = vault.scene.tell("workspace/didRenameFiles", ["files": files])
    let found = vault.scene.ask("workspace/symbol", ["query": "House"])["result"]?.elements ?? []
    let homes = found.filter { $0["name"] == "House" }.map { vault.name($0["location"]?["uri"]) }
    #expect(homes == ["projects/home.md"])
  }
}
