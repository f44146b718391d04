import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// Documents that only the server has.
@Suite struct TextDocumentContentTests {
  private static let opens: [(String, JSON)] = [("workspace", ["textDocumentContent": [:]])]

  private static func text(_ scene: inout VaultScene, _ address: String) -> String? {
    let answer = scene.scene.ask("workspace/textDocumentContent", ["uri": .string(address)])
    guard case .string(let text)? = answer["result"]?["text"] else { return nil }
    return text
  }

  /// Each row: an address, and words that its text has, or not.
  @Test(arguments: [
    ("tidemark:today", "Call", "2026-11-24"), ("tidemark:day/2026-11-20", "Call", "2026-11-24"),
    ("tidemark:day/2026-11-24", "2026-11-24", "Call"), ("tidemark:week", "Call", "2026-11-24"),
    ("tidemark:week/2026-11-24", "Week of 2026-11-23", "Call"),
  ])
  func aDayIsShownAsTheCommandsShowIt(address: String, words: String, others: String) throws {
    var scene = try VaultScene(open: ["pages/sea.md"], capabilities: Self.opens)
    let text = try #require(Self.text(&scene, address))
    #expect(text.contains(words) && !text.contains(others), "\(text)")
    #expect(!text.contains("\u{1B}"))
    let shown = scene.scene.ask("workspace/executeCommand", ["command": "tidemark.show", "arguments": [.string(address)]])
    #expect(shown["result"] == .string(text))
  }

  @Test func aTextThatIsNotSavedCounts() throws {
    let name = "days/2026-11-20.md"
    var scene = try VaultScene(open: [name], capabilities: Self.opens)
    let text = (scene.texts[name] ?? "") + "- [ ] Honey\n"
    _ = scene.scene.send(ServerScene.change(scene.address(name), version: 8, [["text": .string(text)]]))
    #expect(Self.text(&scene, "tidemark:today")?.contains("Honey") == true)
    #expect(Self.text(&scene, "tidemark:day/2026-11-20?\(scene.folder.path)")?.contains("Honey") == true)
  }

  @Test func thePageOfARuleIsOne() throws {
    var scene = ServerScene()
    scene.server = LanguageServer(
      version: "1",
      clock: { .init(today: .init("2026-11-20")!) },
      jobs: 1,
      rulePage: { name, _ in name == "tide" ? "# tide\n" : nil }
    )
    _ = scene.ask("initialize", ["capabilities": .object(Self.opens)])
    #expect(scene.ask("workspace/textDocumentContent", ["uri": "tidemark:rule/tide"])["result"] == ["text": "# tide\n"])
    #expect(scene.ask("workspace/textDocumentContent", ["uri": "tidemark:rule/ebb"]).errorCode == -32602)
  }

  @Test func whatIsNoneIsRefused() throws {
    var scene = ServerScene(encodings: [], capabilities: Self.opens)
    for address in ["tidemark:tide", "tidemark:day/2026-13-01", "tidemark:day", "file:///a.md", "", "tidemark:today/1"] {
      #expect(scene.ask("workspace/textDocumentContent", ["uri": .string(address)]).errorCode == -32602, "\(address)")
    }
    // No vault is open.
    #expect(scene.ask("workspace/textDocumentContent", ["uri": "tidemark:today"]).errorCode == -32803)
    #expect(scene.ask("workspace/executeCommand", ["command": "tidemark.show"]).errorCode == -32602)
  }

  @Test func itIsOfferedToWhoKnowsIt() {
    func offered(_ capabilities: JSON, _ options: JSON = [:]) -> JSON? {
      var scene = ServerScene()
      let answer = scene.ask("initialize", ["capabilities": capabilities, "initializationOptions": options])
      return answer["result"]?["capabilities"]?["workspace"]
    }
    let knows: JSON = ["workspace": ["textDocumentContent": [:]]]
    #expect(offered(knows)?["textDocumentContent"] == ["schemes": ["tidemark"]])
    #expect(offered(knows)?["fileOperations"] != nil && offered([:])?["fileOperations"] != nil)
    #expect(offered([:])?["textDocumentContent"] == nil)
    #expect(offered(knows, ["features": ["documents": false]])?["textDocumentContent"] == nil)
  }

  @Test func aClientIsToldWhenItMayBeAnother() throws {
    var scene = try VaultScene(open: ["pages/sea.md"], capabilities: Self.opens)
    _ = Self.text(&scene, "tidemark:today")
    let change: JSON = ["changes": .array([["uri": .string(scene.address("days/2026-11-20.md")), "type": 2]])]
    let told = scene.scene.tell("workspace/didChangeWatchedFiles", change)
    #expect(told.first { $0["method"] == "workspace/textDocumentContent/refresh" }?["params"] == ["uri": "tidemark:today"])
    let again = scene.scene.tell("workspace/didChangeWatchedFiles", change)
    #expect(!again.contains { $0["method"] == "workspace/textDocumentContent/refresh" })
  }
}
