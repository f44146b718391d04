import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct SelectionRangesTests {
  @Test func aSelectionGrowsFromAValueToTheDocument() throws {
    var vault = try VaultScene()
    let name = "projects/thesis.md"
    let place = try vault.position(name, "2026-11-27", 3).json
    let answer = vault.ask("textDocument/selectionRange", name, [("positions", .array([place]))])
    var parts: [String] = []
    var next = answer?.elements.first
    while let range = next {
      parts.append(try vault.words(name, range["range"]))
      next = range["parent"]
    }
    #expect(
      Array(parts.prefix(4)) == [
        "2026-11-27", "due: 2026-11-27", "(due: 2026-11-27)", "[ ] 🌊 Draft *one* (due: 2026-11-27)",
      ]
    )
    #expect(parts.last == vault.texts[name])
    #expect(parts.map(\.utf8.count) == parts.map(\.utf8.count).sorted())
  }

  @Test func aNoteHasNone() throws {
    var vault = try VaultScene()
    let place: JSON = ["line": 2, "character": 3]
    #expect(vault.ask("textDocument/selectionRange", "notes/plain.md", [("positions", .array([place]))]) == .null)
  }
}
