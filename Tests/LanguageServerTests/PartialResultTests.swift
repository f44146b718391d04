import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// Lists that a client takes in parts.
@Suite struct PartialResultTests {
  private static let tasks = (1...250).map { "- [ ] Wave \($0) #cold\n" }.joined()
  private static let files = [
    "tidemark.md": "---\nkind: vault\n---\n\n# Vault\n", "projects/sea.md": "---\nkind: project\n---\n\n# Sea\n\n\(tasks)",
  ]

  private static func ask(_ scene: inout VaultScene, _ method: String, _ parameters: [(String, JSON)]) -> [JSON] {
    scene.scene.send(ServerScene.message(method, .object(parameters), id: "parts"), settles: false)
  }

  @Test(arguments: ["workspace/symbol", "textDocument/references"], ["tide", 3] as [JSON])
  func thePartsAreTheWhole(method: String, token: JSON) throws {
    var scene = try VaultScene(Self.files)
    let parameters: [(String, JSON)] =
      method == "workspace/symbol"
      ? [("query", "wave")]
      : [
        ("textDocument", ["uri": .string(scene.address("projects/sea.md"))]),
        ("position", try scene.position("projects/sea.md", "cold").json), ("context", ["includeDeclaration": true]),
      ]
    let whole = Self.ask(&scene, method, parameters)
    let elements = try #require(whole.first?["result"]).elements
    #expect(whole.count == 1 && elements.count >= 200)
    let parts = Self.ask(&scene, method, parameters + [("partialResultToken", token)])
    #expect(parts.last?["id"] == "parts" && parts.last?["result"] == [])
    #expect(parts.dropLast().allSatisfy { $0["method"] == "$/progress" && $0["params"]?["token"] == token })
    #expect(parts.count > 2)
    #expect(parts.dropLast().flatMap { $0["params"]?["value"]?.elements ?? [] } == elements)
  }

  /// What is no list has no parts.
  @Test func nothingHasNoParts() throws {
    var scene = try VaultScene(Self.files)
    let place = try scene.position("projects/sea.md", "kind")
    let parameters: [(String, JSON)] = [
      ("textDocument", ["uri": .string(scene.address("projects/sea.md"))]), ("position", place.json),
      ("context", ["includeDeclaration": true]), ("partialResultToken", "tide"),
    ]
    #expect(Self.ask(&scene, "textDocument/references", parameters).map { $0["result"] } == [.null])
  }
}
