import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// The findings of a whole vault are those of its files.
@Suite struct WorkspaceDiagnosticTests {
  private static let page = "---\nkind: page\n---\n\n# Tide\n"
  private static let files = [
    "tidemark.md": "---\nkind: vault\n---\n\n# Vault\n", "a.md": page, "b.md": page,
    "c.md": "---\nkind: page\n---\n\n# 🌊 Ebb\n\n- [ ] 🌊 Tea (du: 2026-12-01)\n",
    "d.md": "---\nkind: page\n---\n\n# Sand\n", "note.md": "# Tea\n\n- [ ] Tea (du: 2026-12-01)\n",
  ]

  private static func pull(_ scene: inout VaultScene, _ known: [JSON] = []) -> [JSON] {
    scene.scene.ask("workspace/diagnostic", ["previousResultIds": .array(known)])["result"]?["items"]?.elements ?? []
  }

  private static func known(_ reports: [JSON]) -> [JSON] {
    reports.map { ["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null] }
  }

  @Test func filesThatAreNotOpenAreToldOf() throws {
    var scene = try VaultScene(Self.files, open: ["d.md"])
    let reports = Self.pull(&scene)
    #expect(reports.map { scene.name($0["uri"]) } == ["a.md", "b.md", "c.md"])
    #expect(reports.allSatisfy { $0["version"] == .null && $0["kind"] == "full" })
    for report in reports {
      let name = scene.name(report["uri"])
      _ = scene.scene.open(scene.address(name), Self.files[name] ?? "", version: 3)
      let own = scene.ask("textDocument/diagnostic", name)
      #expect(own?["items"] == report["items"] && own?["items"] != [], "\(name)")
      #expect(own?["resultId"] == report["resultId"])
    }
    #expect(Self.pull(&scene).map { $0["version"] } == [3, 3, 3])
  }

  @Test func onlyWhatIsNewIsToldAgain() throws {
    var scene = try VaultScene(Self.files, open: ["a.md"])
    let first = Self.pull(&scene)
    let second = Self.pull(&scene, Self.known(first))
    #expect(second.map { $0["kind"] } == ["unchanged", "unchanged", "unchanged"])
    #expect(Self.known(second) == Self.known(first))
    let text = JSON.string(Self.page.split(separator: "Tide").joined(separator: "Foam"))
    _ = scene.scene.send(ServerScene.change(scene.address("a.md"), version: 8, [["text": text]]))
    let third = Self.pull(&scene, Self.known(first))
    #expect(third.map { $0["kind"] } == ["full", "full", "unchanged"])
    #expect(third.prefix(2).allSatisfy { $0["items"] == [] })
  }

  @Test func whatIsNotThereAnyMoreHasNoFindings() throws {
    var scene = try VaultScene(Self.files, open: ["a.md"])
    let first = Self.pull(&scene)
    try scene.folder.remove("c.md")
    let change: JSON = ["changes": .array([["uri": .string(scene.address("c.md")), "type": 3]])]
    _ = scene.scene.tell("workspace/didChangeWatchedFiles", change)
    let second = Self.pull(&scene, Self.known(first))
    #expect(second.map { scene.name($0["uri"]) } == ["a.md", "b.md", "c.md"])
    #expect(second.last?["kind"] == "full" && second.last?["items"] == [])
  }
}
