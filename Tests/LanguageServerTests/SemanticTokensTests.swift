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

  /// The numbers with the edits of an answer, as a client applies them.
  private static func applied(_ answer: JSON?, to data: [JSON]) throws -> [JSON] {
    guard let edits = answer?["edits"]?.elements else { return answer?["data"]?.elements ?? [] }
    var after = data
    for edit in edits {
      let edit = Parameters(edit, at: "edit")
      let start = try edit.member("start").count()
      let words = try edit.member("data").array().map(\.value)
      after.replaceSubrange(start..<start + (try edit.member("deleteCount").count()), with: words)
    }
    return after
  }

  private static let lines = [
    "- [ ] Tea (due: 2026-12-01)", "- Ebb (streak: daily)", "  - 2026-11-19", "words #a", "- [x] 🌊 Low tide #b", "", "## Shore",
  ]

  @Test func whatIsOtherThanBeforeMakesTheWhole() throws {
    var edited = 0
    for seed in caseSeeds(default: 100) {
      var random = SplitMix64(seed: seed)
      var scene = ServerScene(encodings: [])
      var lines = ["---", "kind: page", "---", "", "# Tide", "", "- [ ] Tea #a"]
      _ = scene.open("untitled:1", lines.joined(separator: "\n"))
      let document: JSON = ["uri": "untitled:1"]
      let first = scene.ask("textDocument/semanticTokens/full", ["textDocument": document])["result"]
      var (data, known) = (first?["data"]?.elements ?? [], first?["resultId"] ?? .null)
      for version in 2...6 {
        let place = Int.random(in: 0...lines.count, using: &random)
        if random.chance(30), place < lines.count {
          lines.remove(at: place)
        } else {
          lines.insert(random.pick(Self.lines), at: place)
        }
        let text = JSON.string(lines.joined(separator: "\n"))
        _ = scene.send(ServerScene.change("untitled:1", version: version, [["text": text]]))
        let method = "textDocument/semanticTokens/full/delta"
        let answer = scene.ask(method, ["textDocument": document, "previousResultId": known])["result"]
        if answer?["edits"]?.elements.isEmpty == false { edited += 1 }
        data = try Self.applied(answer, to: data)
        known = answer?["resultId"] ?? .null
        var fresh = ServerScene(encodings: [])
        _ = fresh.open("untitled:1", lines.joined(separator: "\n"))
        let whole = fresh.ask("textDocument/semanticTokens/full", ["textDocument": document])["result"]
        try #require(data == whole?["data"]?.elements, "seed \(seed)")
        // An answer that is not the last one is not built upon.
        let other = scene.ask(method, ["textDocument": document, "previousResultId": "0"])["result"]
        try #require(other?["data"]?.elements == data)
      }
    }
    #expect(edited > 5)
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
