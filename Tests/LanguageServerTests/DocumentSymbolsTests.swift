import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DocumentSymbolsTests {
  private static func lines(_ symbol: JSON, _ depth: Int = 0) -> [String] {
    guard case .string(let name)? = symbol["name"], case .string(let detail)? = symbol["detail"] else { return ["?"] }
    return [String(repeating: " ", count: depth) + "\(name) · \(detail)"]
      + (symbol["children"]?.elements ?? []).flatMap { lines($0, depth + 1) }
  }

  @Test func eachPartStandsInWhatItIsIn() throws {
    var vault = try VaultScene()
    let answer = vault.ask("textDocument/documentSymbol", "projects/thesis.md")
    let symbols = try #require(answer).elements
    #expect(
      symbols.flatMap { Self.lines($0) } == [
        "Thesis · project", " Draft *one* · task", "  Read · checkbox", "  Write · checkbox", " Print · task",
        " Done · section",
        "  Begin · task",
      ]
    )
    let first = try #require(symbols.first?["children"]?.elements.first)
    #expect(try vault.words("projects/thesis.md", first["selectionRange"]) == "🌊 Draft *one* (due: 2026-11-27)".withBox)
    let blocks = vault.ask("textDocument/documentSymbol", "days/2026-11-20.md")?.elements ?? []
    #expect(blocks.flatMap { Self.lines($0) }.dropFirst().first == " 09:00 - 10:30 Work · block")
  }

  @Test func aClientWithoutATreeGetsAList() throws {
    var vault = try VaultScene(capabilities: [])
    let symbols = vault.ask("textDocument/documentSymbol", "projects/house.md")?.elements ?? []
    #expect(symbols.map { $0["name"] } == ["House", "Paint"])
    #expect(symbols.last?["containerName"] == "House" && symbols.last?["location"]?["uri"] != nil)
  }

  /// Of every example: a name lies in its part, and a part in what it stands in.
  @Test(arguments: ProjectFiles.paths(below: "Examples", endingIn: ".md"))
  func partsLieInEachOther(path: String) throws {
    var scene = ServerScene(encodings: ["utf-8"], capabilities: VaultScene.capabilities)
    _ = scene.open("untitled:1", try ProjectFiles.text(path))
    let answer = scene.ask("textDocument/documentSymbol", ["textDocument": ["uri": "untitled:1"]])
    func check(_ symbol: JSON, in outer: Range<TextPosition>?) throws {
      let range = try Parameters(try #require(symbol["range"]), at: "range").range()
      let name = try Parameters(try #require(symbol["selectionRange"]), at: "range").range()
      #expect(range.lowerBound <= name.lowerBound && name.upperBound <= range.upperBound, "\(symbol["name"] ?? .null)")
      if let outer { #expect(outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound) }
      for child in symbol["children"]?.elements ?? [] { try check(child, in: range) }
    }
    for symbol in answer["result"]?.elements ?? [] { try check(symbol, in: nil) }
  }

  @Test(arguments: [
    ("", ["Now and then · log of activities"]), ("print", ["Print · Thesis"]), ("th", ["Thesis · project"]),
    ("sea", ["Sea · page"]), ("2026-11-24", ["2026-11-24 Tuesday · day"]),
    ("milk", ["Milk · 2026-11-20 Friday"]),
  ])
  func theVaultIsSearched(query: String, first: [String]) throws {
    var vault = try VaultScene(open: ["pages/sea.md"])
    let found = vault.scene.ask("workspace/symbol", ["query": .string(query)])["result"]?.elements ?? []
    let lines = found.map { symbol -> String in
      guard case .string(let name)? = symbol["name"], case .string(let home)? = symbol["containerName"] else { return "?" }
      return "\(name) · \(home)"
    }
    #expect(Array(lines.prefix(first.count)) == first)
    #expect(!lines.contains { $0.contains("Plain") })
  }
}

extension String {
  fileprivate var withBox: String { "[ ] " + self }
}
