import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct DocumentLinksTests {
  @Test(arguments: [
    (
      "pages/sea.md",
      ["[the thesis](../projects/thesis.md) → projects/thesis.md", "<https://example.org/a> → https://example.org/a"]
    ),
    ("tidemark.md", ["[[Thesis]] → projects/thesis.md", "[House](projects/house.md) → projects/house.md"]),
    ("notes/plain.md", []),
  ])
  func linksLeadToWhatIsThere(name: String, expected: [String]) throws {
    var vault = try VaultScene()
    let answer = vault.ask("textDocument/documentLink", name)
    let links = try #require(answer).elements
    let lines = try links.map { link -> String in
      guard case .string(let target)? = link["target"] else { return "?" }
      let file = target.hasPrefix("file:") ? vault.name(link["target"]) : target
      return "\(try vault.words(name, link["range"])) → \(file)"
    }
    #expect(lines == expected)
  }

  @Test(arguments: [
    ("see https://a.org/b.", ["https://a.org/b"]), ("(https://a.org/b_(c))", ["https://a.org/b_(c)"]),
    ("`https://a.org`", []), ("\\[a](https://b.org)", ["https://b.org"]), ("[a](mailto:b@c.org)", ["mailto:b@c.org"]),
    ("[a](<https://b.org/c d> \"e\")", ["https://b.org/c"]), ("xhttps://a.org", []), ("[a](gone.md)", []), ("[[Gone]]", []),
    ("🌊 <https://a.org> [b](https://c.org/%20d)", ["https://a.org", "https://c.org/%20d"]),
  ])
  func addressesAreFoundAmongWords(words: String, targets: [String]) {
    var scene = ServerScene(encodings: [])
    _ = scene.open("untitled:1", "---\nkind: page\n---\n\n# Tide\n\n- \(words)\n")
    let answer = scene.ask("textDocument/documentLink", ["textDocument": ["uri": "untitled:1"]])
    #expect(answer["result"]?.elements.compactMap { $0["target"] } == targets.map(JSON.string))
  }
}
