import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// What is told of a finding beside its words, where the client says that it shows it.
@Suite struct DiagnosticMessageTests {
  private static let files = [
    "tidemark.md": "---\nkind: vault\n---\n\n# Vault\n",
    "projects/thesis.md":
      "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n  - [ ] 🌊 Read\n- [ ] Print\n- [ ] Draft\n- [ ] Sew (du: 2026-12-01)\n",
    "days/2026-11-20.md":
      "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [x] Print (project: Thesis)\n- [ ] Bind (project: Thesis)\n",
    "pages/one.md": "---\nkind: page\n---\n\n# Tide\n", "pages/two.md": "---\nkind: page\n---\n\n# Tide\n",
  ]
  private static let shows: JSON = ["relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true]

  private static func scene(_ way: String, _ shows: JSON, opensDocuments: Bool = true) throws -> VaultScene {
    let workspace: [(String, JSON)] = opensDocuments ? [("textDocumentContent", [:])] : []
    return try VaultScene(
      files,
      capabilities: [("textDocument", .object([(way, shows)])), ("workspace", .object(workspace))]
    )
  }

  private static func findings(_ scene: inout VaultScene, _ name: String) -> [JSON] {
    scene.ask("textDocument/diagnostic", name)?["items"]?.elements ?? []
  }

  /// Each row: a file, a rule, and the places and words that its finding leads to.
  @Test(arguments: [
    ("projects/thesis.md", "duplicate-task", ["projects/thesis.md: - [ ] Draft"]),
    ("days/2026-11-20.md", "disagreeing-copy", ["projects/thesis.md: - [ ] Print"]),
    ("days/2026-11-20.md", "missing-task", ["projects/thesis.md: Thesis"]),
    ("pages/one.md", "duplicate-title", ["pages/two.md: Tide"]),
  ])
  func aFindingLeadsToThePlacesThatItNames(name: String, rule: String, places: [String]) throws {
    for way in ["publishDiagnostics", "diagnostic"] {
      var scene = try Self.scene(way, Self.shows)
      let finding = try #require(Self.findings(&scene, name).first { $0["code"] == .string(rule) })
      let related = try #require(finding["relatedInformation"]).elements
      #expect(try scene.places(.array(related.compactMap { $0["location"] })) == places)
      for place in related {
        let location = place["location"]
        #expect(try scene.words(scene.name(location?["uri"]), location?["range"]) == place["message"].flatMap(Self.string))
      }
    }
  }

  private static func string(_ json: JSON) -> String? {
    if case .string(let text) = json { text } else { nil }
  }

  @Test func aFindingLeadsToThePageOfItsRule() throws {
    var scene = try Self.scene("publishDiagnostics", Self.shows)
    for finding in Self.findings(&scene, "projects/thesis.md") {
      let code = try #require(finding["code"].flatMap(Self.string))
      #expect(finding["codeDescription"] == ["href": .string("tidemark:rule/" + code)])
    }
    // A client that opens no documents of the server could open no page.
    var other = try Self.scene("publishDiagnostics", Self.shows, opensDocuments: false)
    #expect(Self.findings(&other, "projects/thesis.md").allSatisfy { $0["codeDescription"] == nil })
  }

  @Test func aFindingSaysWhatMendsIt() throws {
    var scene = try Self.scene("publishDiagnostics", Self.shows)
    let findings = Self.findings(&scene, "projects/thesis.md")
    let mended = try #require(findings.first { $0["code"] == "unknown-key" })
    let fixes = try #require(mended["data"]?["fixes"]).elements
    #expect(fixes.first?["title"].flatMap(Self.string)?.contains("due") == true && fixes.first?["isSafe"] != nil)
    #expect(findings.first { $0["code"] == "duplicate-task" }?["data"] == nil)
  }

  @Test func whoShowsNothingOfItIsToldNothing() throws {
    var scene = try Self.scene("publishDiagnostics", [:])
    for name in Self.files.keys {
      for finding in Self.findings(&scene, name) {
        #expect(finding["relatedInformation"] == nil && finding["codeDescription"] == nil && finding["data"] == nil)
      }
    }
  }
}
