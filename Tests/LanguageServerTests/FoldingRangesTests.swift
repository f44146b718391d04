import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct FoldingRangesTests {
  private static func folds(_ text: String) -> [String] {
    var scene = ServerScene(encodings: [])
    _ = scene.open("untitled:1", text)
    let answer = scene.ask("textDocument/foldingRange", ["textDocument": ["uri": "untitled:1"]])
    return (answer["result"]?.elements ?? []).map { fold in
      [fold["startLine"], fold["endLine"]].map { $0?.write(pretty: false) ?? "" }.joined(separator: "-")
    }
  }

  @Test func sectionsGroupsAndItemsFold() {
    let text = "---\nkind: page\n---\n\n# Tide\n\n- Tea\n  - Milk\n\n## Ebb\n\n- Low\n\n### Flood\n\n- High\n  words\n\n"
    #expect(Self.folds(text) == ["0-2", "6-7", "9-16", "13-16", "15-16"])
  }

  @Test func aNoteDoesNot() {
    #expect(Self.folds("# Tide\n\n## Ebb\n\n- Tea\n  - Milk\n").isEmpty)
  }
}
