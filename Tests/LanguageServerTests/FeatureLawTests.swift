import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// What is answered of a text does not depend on how the text came: in parts, or as a whole.
@Suite struct FeatureLawTests {
  private static let address = "untitled:1"
  private static let pieces = [
    "- [ ] Tea (due: 2026-11-27)\n", "- 🌊 Ebb (streak: daily)\n  - 2026-11-19\n", "\n## Shore\n\n", "(", ")", "#cold",
    "[[Tide]]", "---\n", "kind: page\n", "https://example.org", "- Laps: 1/2\n", "🌊", "\n", " ",
  ]

  /// Every question about a document that changes nothing.
  private static func answers(_ scene: inout ServerScene, at place: TextPosition) -> [JSON] {
    let document: (String, JSON) = ("textDocument", ["uri": .string(address)])
    let everything = ServerScene.range(TextPosition(line: 0, character: 0), TextPosition(line: 999, character: 0))
    let more: [(String, [(String, JSON)])] = [
      ("documentSymbol", []), ("documentLink", []), ("foldingRange", []), ("codeLens", []), ("semanticTokens/full", []),
      ("selectionRange", [("positions", .array([place.json]))]), ("inlayHint", [("range", everything)]),
      ("hover", [("position", place.json)]), ("completion", [("position", place.json)]),
      ("definition", [("position", place.json)]), ("documentHighlight", [("position", place.json)]),
      ("prepareRename", [("position", place.json)]), ("onTypeFormatting", [("position", place.json), ("ch", "\n")]),
      (
        "codeAction",
        [("range", ServerScene.range(place, place)), ("context", ["diagnostics": [], "only": ["refactor"]])]
      ),
    ]
    return more.map { method, parameters in
      let answer = scene.ask("textDocument/" + method, .object([document] + parameters))
      // The numbers of results count the answers.
      return answer["result"]?["data"] ?? answer["result"] ?? answer["error"] ?? .null
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func aTextInPartsIsTheWholeText(encoding: PositionEncoding) throws {
    var told = 0
    for seed in caseSeeds(default: 60, ofEach: PositionEncoding.allCases.count) {
      var random = SplitMix64(seed: seed)
      var scene = ServerScene(encodings: [encoding.rawValue], capabilities: VaultScene.capabilities)
      var text = "---\nkind: page\n---\n\n# 🌊 Tide\n\n- [ ] Tea 🫖 (due: 2026-11-27)\n"
      _ = scene.open(Self.address, text)
      for version in 2...5 {
        let source = SourceText(text)
        let bounds = (0...source.bytes.count).map { encoding.position(of: $0, in: source) }
        let (one, other) = (random.pick(bounds), random.pick(bounds))
        let end = random.chance(70) ? one : max(one, other)
        let edit: JSON = ["range": ServerScene.range(min(one, end), end), "newText": .string(random.pick(Self.pieces))]
        let after = try EditedText.applying([edit], to: text, encoding)
        guard case .string(let words)? = edit["newText"], let range = edit["range"] else { continue }
        let change: JSON = ["range": range, "text": .string(words)]
        _ = scene.send(ServerScene.change(Self.address, version: version, [change]), settles: random.chance(50))
        text = after.string(in: 0..<after.bytes.count)
        var fresh = ServerScene(encodings: [encoding.rawValue], capabilities: VaultScene.capabilities)
        _ = fresh.open(Self.address, text, version: version)
        let place = random.pick((0...after.bytes.count).map { encoding.position(of: $0, in: after) })
        let (answers, expected) = (Self.answers(&scene, at: place), Self.answers(&fresh, at: place))
        try #require(answers == expected, "seed \(seed)")
        told += answers.filter { $0 != .null && $0 != [] }.count
      }
    }
    #expect(told > 100)
  }
}
