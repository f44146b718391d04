import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct RenamesTests {
  private static func renamed(_ name: String, _ words: String, to new: String) throws -> (VaultScene, JSON) {
    var vault = try VaultScene()
    let position = try vault.position(name, words, 1).json
    let answer = vault.scene.ask(
      "textDocument/rename",
      ["textDocument": ["uri": .string(vault.address(name))], "position": position, "newName": .string(new)]
    )
    return (vault, answer)
  }

  @Test(arguments: [
    (
      "projects/thesis.md", "Thesis", "Book",
      [
        "projects/thesis.md": "# 🌊 Book\n", "days/2026-11-20.md": "(project: Book)", "days/2026-11-24.md": "(project: Book)",
        "tidemark.md": "- [[Book]]",
      ]
    ),
    (
      "days/2026-11-20.md", "Print", "Post",
      [
        "projects/thesis.md": "- [ ] Post\n", "days/2026-11-20.md": "- [ ] Post (project",
        "days/2026-11-24.md": "- [ ] Post (project",
      ]
    ),
    (
      "activities.md", "Health", "Body",
      ["tidemark.md": "- Body (color", "activities.md": ": Body)", "rituals/tea.md": "category: Body"]
    ),
    ("pages/sea.md", "Shore", "Beach", ["pages/sea.md": "(was: Beach)"]),
    ("rituals/tea.md", "Boil", "Heat", ["rituals/tea.md": "- Heat\n"]),
    ("days/2026-11-20.md", "Milk", "Bread", ["days/2026-11-20.md": "- [ ] Bread\n"]),
  ])
  func aThingIsRenamedWhereverItIsNamed(name: String, words: String, new: String, parts: [String: String]) throws {
    let (vault, answer) = try Self.renamed(name, words, to: new)
    let after = try vault.applied(answer["result"])
    #expect(Set(after.keys) == Set(parts.keys), "\(answer)")
    for (name, part) in parts { #expect(after[name]?.contains(part) == true, "\(after[name] ?? "")") }
  }

  /// The place that an item was at is found as `rename` finds it: a title may hold the sign between titles.
  @Test(arguments: [
    ("Sea > Sky", "Sea > Air", "Sea > Air > Wind"), ("Wind", "Storm", "Sea > Sky > Storm"),
    ("Sea > Sky)", "Air", "Air > Wind"),
  ])
  func aFormerPlaceIsNamedByTheLongestTitle(words: String, new: String, was: String) throws {
    let page = """
      ---
      kind: page
      ---

      # Weather

      ## Sea > Sky

      ### Wind

      - Sail

      ## Sea

      - Swim

      ## Things that used to matter

      - Kite (was: Sea > Sky > Wind)
      - Tent (was: Sea > Sky)

      """
    let name = "pages/weather.md"
    var vault = try VaultScene([name: page, "tidemark.md": "---\nkind: vault\n---\n"])
    let edit = try vault.ask("textDocument/rename", name, at: words, 1, [("newName", .string(new))])
    let after = try #require(try vault.applied(edit)[name])
    #expect(after.contains("- Kite (was: \(was))\n"), "\(after)")
  }

  @Test(arguments: [
    ("projects/thesis.md", "Thesis", "House"), ("days/2026-11-20.md", "2026-11-20 F", "Some day"),
    ("pages/sea.md", "Things that", "Other"), ("projects/thesis.md", "Print", "  "), ("pages/sea.md", "#cold", "warm"),
    ("notes/plain.md", "Tea", "Coffee"),
  ])
  func whatCannotBeRenamedIsRefused(name: String, words: String, new: String) throws {
    #expect(try Self.renamed(name, words, to: new).1.errorCode == -32803)
  }

  @Test(arguments: [
    ("projects/thesis.md", "Draft", "Draft *one*", "Draft *one*"), ("days/2026-11-20.md", "Thesis)", "Thesis", "Thesis"),
    ("pages/sea.md", "Shore)", "Shore", "Shore"),
  ])
  func theWordsAreNamedBeforehand(name: String, words: String, range: String, placeholder: String) throws {
    var vault = try VaultScene()
    let answer = try #require(try vault.ask("textDocument/prepareRename", name, at: words, 2))
    #expect(try vault.words(name, answer["range"]) == range)
    #expect(answer["placeholder"] == .string(placeholder))
  }

  @Test(arguments: [("days/2026-11-20.md", "2026-11-20 F"), ("pages/sea.md", "#cold"), ("notes/plain.md", "Tea")])
  func whatHasNoNameOfItsOwnIsNot(name: String, words: String) throws {
    var vault = try VaultScene()
    #expect(try vault.ask("textDocument/prepareRename", name, at: words, 1) == .null)
  }

  /// Of a file that is not open the text on the disk is changed, whatever version it has.
  @Test func closedFilesAreChangedToo() throws {
    var vault = try VaultScene(open: ["projects/house.md"])
    let answer = try vault.ask("textDocument/rename", "projects/house.md", at: "House", 1, [("newName", "Home")])
    let changes = try #require(answer?["documentChanges"]).elements
    #expect(changes.map { vault.name($0["textDocument"]?["uri"]) } == ["pages/sea.md", "projects/house.md", "tidemark.md"])
    #expect(changes.map { $0["textDocument"]?["version"] } == [.null, 7, .null])
  }
}
