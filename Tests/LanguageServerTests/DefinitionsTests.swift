import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct DefinitionsTests {
  @Test(arguments: [
    ("days/2026-11-20.md", "Thesis)", ["projects/thesis.md: Thesis"]),
    ("days/2026-11-20.md", "Print", ["projects/thesis.md: Print"]),
    ("tidemark.md", "[House]", ["projects/house.md: House"]),
    ("rituals/tea.md", "Health", ["tidemark.md: Health"]),
    ("activities.md", "Health", ["tidemark.md: Health"]),
    ("pages/sea.md", "Shore)", ["pages/sea.md: Shore"]),
    ("pages/sea.md", "House)", ["projects/house.md: House"]),
    ("notes/plain.md", "Tea", []),
  ])
  func aNameLeadsToWhatItNames(name: String, words: String, expected: [String]) throws {
    var vault = try VaultScene()
    #expect(try vault.places(try vault.ask("textDocument/definition", name, at: words, 2)) == expected)
  }

  @Test(arguments: [
    (
      "projects/thesis.md", "Thesis",
      [
        "days/2026-11-20.md: Thesis", "days/2026-11-24.md: Thesis", "pages/sea.md: [the thesis](../projects/thesis.md)",
        "tidemark.md: [[Thesis]]",
      ]
    ),
    ("projects/thesis.md", "Print", ["days/2026-11-20.md: Print", "days/2026-11-24.md: Print"]),
    ("tidemark.md", "Health", ["activities.md: Health", "rituals/tea.md: Health"]),
    ("pages/sea.md", "Shore", ["pages/sea.md: Shore"]),
    ("pages/sea.md", "cold", ["pages/sea.md: #cold", "pages/sea.md: #cold"]),
  ])
  func whatNamesAThingIsFound(name: String, words: String, expected: [String]) throws {
    var vault = try VaultScene()
    func ask(_ isAll: Bool) throws -> [String] {
      let context: JSON = ["includeDeclaration": .bool(isAll)]
      return try vault.places(try vault.ask("textDocument/references", name, at: words, 1, [("context", context)]))
    }
    #expect(try ask(false) == expected)
    let all = try ask(true)
    #expect(Set(all).isSuperset(of: expected) && all.count >= expected.count)
  }

  /// A date of a field leads to the day, and the day is named by it.
  @Test func aDayIsNamedByItsDate() throws {
    var files = VaultScene.small
    files["pages/due.md"] =
      "---\nkind: page\n---\n\n# Due\n\n- [ ] 🌊 Post (due: 2026-11-24)\n- Words of 2026-11-24\n- [ ] Wait (due: 2026-12-24)\n"
    var vault = try VaultScene(files)
    let day = ["days/2026-11-24.md: 2026-11-24 Tuesday"]
    #expect(try vault.places(try vault.ask("textDocument/definition", "pages/due.md", at: "2026-11-24)", 3)) == day)
    #expect(try vault.ask("textDocument/definition", "pages/due.md", at: "2026-12-24)", 3) == .null)
    #expect(try vault.ask("textDocument/prepareRename", "pages/due.md", at: "2026-11-24)", 3) == .null)
    let context: [(String, JSON)] = [("context", ["includeDeclaration": false])]
    let found = try vault.ask("textDocument/references", "days/2026-11-24.md", at: "2026-11-24 Tuesday", 3, context)
    #expect(try vault.places(found) == ["pages/due.md: 2026-11-24"])
  }

  /// A text that is not saved counts, and one that is not open.
  @Test func openTextsCount() throws {
    var vault = try VaultScene(open: ["projects/thesis.md"])
    _ = vault.scene.send(
      ServerScene.change(
        vault.address("projects/thesis.md"),
        version: 8,
        [["text": "---\nkind: project\n---\n\n# House 2\n\n- [ ] Print\n"]]
      )
    )
    let context: JSON = ["includeDeclaration": true]
    let place: JSON = ["line": 6, "character": 7]
    let answer = vault.ask("textDocument/references", "projects/thesis.md", [("position", place), ("context", context)])
    #expect(answer?.elements.count == 1)
  }

  @Test func theSameIsSetOffInADocument() throws {
    var vault = try VaultScene()
    let found = try vault.ask("textDocument/documentHighlight", "pages/sea.md", at: "#cold", 2)?.elements ?? []
    #expect(try found.map { try vault.words("pages/sea.md", $0["range"]) } == ["#cold", "#cold"])
    let section = try vault.ask("textDocument/documentHighlight", "pages/sea.md", at: "Shore", 2)?.elements ?? []
    #expect(section.map { $0["kind"] } == [3, 2])
    #expect(try vault.ask("textDocument/documentHighlight", "notes/plain.md", at: "Tea") == [])
  }
}
