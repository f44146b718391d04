import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct SemanticTokensTests {
  private static func tokens(_ text: String, range: JSON? = nil, _ encoding: PositionEncoding = .utf16) -> [String] {
    var scene = ServerScene(encodings: [encoding.rawValue])
    _ = scene.open("untitled:1", text)
    let method = "textDocument/semanticTokens/" + (range == nil ? "full" : "range")
    let answer = scene.ask(method, .object([("textDocument", ["uri": "untitled:1"])] + (range.map { [("range", $0)] } ?? [])))
    let numbers = (answer["result"]?["data"]?.elements ?? []).compactMap { Int($0.write(pretty: false)) }
    guard numbers.count % 5 == 0, let document = try? scene.server.openDocument(at: "untitled:1") else { return ["?"] }
    var place = TextPosition(line: 0, character: 0)
    return stride(from: 0, to: numbers.count, by: 5).map { index in
      if numbers[index] > 0 { place = TextPosition(line: place.line + numbers[index], character: 0) }
      place.character += numbers[index + 1]
      let end = TextPosition(line: place.line, character: place.character + numbers[index + 2])
      let words = document.text.string(in: encoding.byteRange(of: place..<end, in: document.text))
      return "\(words) \(SemanticToken.Kind.allCases[numbers[index + 3]])"
    }
  }

  private static let text =
    "---\nkind: page\ntheme: soft\n---\n\n# 🌊 Tide\n\n- [ ] 🌊 Tea #a (due: 2026-12-01, priority: high)\n- Ebb (streak: daily)\n  - 2026-11-19 skipped ill\n- Laps: 1/2\n"

  @Test(arguments: PositionEncoding.allCases)
  func eachPartIsWhatItIs(encoding: PositionEncoding) {
    let expected = [
      "kind property", "page keyword", "theme property", "soft string", "[ ] keyword", "#a decorator", "due property",
      "2026-12-01 number", "priority property", "high keyword", "streak property", "daily keyword", "2026-11-19 number",
      "skipped keyword", "1 number", "2 number",
    ]
    #expect(Self.tokens(Self.text, encoding) == expected)
  }

  @Test func someLinesAreAskedForAlone() {
    let range = ServerScene.range(TextPosition(line: 8, character: 0), TextPosition(line: 8, character: 99))
    #expect(Self.tokens(Self.text, range: range) == ["streak property", "daily keyword"])
    #expect(Self.tokens("# Tide\n\n- [ ] Tea (due: fri)\n").isEmpty)
  }

  private static func typed(_ text: String) throws -> String {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.joined()
    var scene = ServerScene(encodings: [])
    _ = scene.open("untitled:1", whole)
    let line = parts[0].count { $0 == "\n" }
    let answer = scene.ask(
      "textDocument/onTypeFormatting",
      [
        "textDocument": ["uri": "untitled:1"], "position": ["line": .integer(line), "character": 0], "ch": "\n",
        "options": ["tabSize": 2, "insertSpaces": true],
      ]
    )
    let after = try EditedText.applying(answer["result"]?.elements ?? [], to: whole, .utf16)
    return after.string(in: 0..<after.bytes.count)
  }

  @Test(arguments: [
    ("- Ebb (streak: daily)\n  - 2026-11-19\n|\n", "- Ebb (streak: daily)\n  - 2026-11-19\n  - 2026-11-20\n"),
    ("- Ebb (streak: daily)\n  - 2026-11-19\n  - |\n", "- Ebb (streak: daily)\n  - 2026-11-19\n  - 2026-11-20\n"),
    ("- Ebb (streak: daily)\n  - 2026-11-20\n|\n", "- Ebb (streak: daily)\n  - 2026-11-20\n\n"),
    ("- [x] 🌊 Tea\n|\n", "- [x] 🌊 Tea\n- [ ] \n"), ("- [ ] \n|\n", "- [ ] \n\n"), ("- Tea\n|\n", "- Tea\n\n"),
    ("- [ ] Tea\n|words\n", "- [ ] Tea\nwords\n"),
  ])
  func aNewLineGoesOn(before: String, after: String) throws {
    let head = "---\nkind: page\n---\n\n# Tide\n\n"
    #expect(try Self.typed(head + before) == head + after)
    #expect(
      try Self.typed("# Tide\n\n" + before) == "# Tide\n\n"
        + before.split(separator: "|", omittingEmptySubsequences: false).joined()
    )
  }
}
