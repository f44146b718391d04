import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// A text that is changed part by part is the text that is sent whole.
@Suite struct DocumentSyncTests {
  private static let parts = ["a", "- [ ] Tea", "ü", "🌊", "\n", "\r\n", "\r", "語", "e\u{301}", "\n- ", "👨‍👩‍👧", "", "---\n"]

  private static func words(_ random: inout SplitMix64, most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in random.pick(parts) }.joined()
  }

  /// Where a client that keeps its lines apart finds a scalar: worked out from strings, not from bytes.
  private static func position(of offset: Int, in text: [Unicode.Scalar], _ encoding: PositionEncoding) -> TextPosition {
    var position = TextPosition(line: 0, character: 0)
    for index in 0..<offset {
      let scalar = text[index]
      let isPair = scalar == "\r" && index + 1 < text.count && text[index + 1] == "\n"
      if (scalar == "\n" || scalar == "\r") && !isPair {
        position = TextPosition(line: position.line + 1, character: 0)
      } else {
        let character = String(Character(scalar))
        switch encoding {
        case .utf8: position.character += character.utf8.count
        case .utf16: position.character += character.utf16.count
        case .utf32: position.character += 1
        }
      }
    }
    return position
  }

  /// Offsets between the two bytes of a line's ending have no position.
  private static func offset(in text: [Unicode.Scalar], _ random: inout SplitMix64) -> Int {
    let offset = Int.random(in: 0...text.count, using: &random)
    return offset > 0 && offset < text.count && text[offset - 1] == "\r" && text[offset] == "\n" ? offset - 1 : offset
  }

  @Test(arguments: PositionEncoding.allCases)
  func incrementalTextIsWholeText(encoding: PositionEncoding) throws {
    for seed in caseSeeds(default: 200, ofEach: 3) {
      var random = SplitMix64(seed: seed)
      var scene = ServerScene(encodings: [encoding.rawValue])
      var text = Array(Self.words(&random, most: 30).unicodeScalars)
      let address = "untitled:1"
      _ = scene.open(address, Self.string(text), settles: false)
      for version in 2...9 {
        var changes: [JSON] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let words = Self.words(&random, most: 3)
          if random.chance(10) {
            text = Array(words.unicodeScalars)
            changes.append(["text": .string(words)])
          } else {
            let ends = [Self.offset(in: text, &random), Self.offset(in: text, &random)].sorted()
            let places = ends.map { Self.position(of: $0, in: text, encoding) }
            changes.append(["range": ServerScene.range(places[0], places[1]), "text": .string(words)])
            text.replaceSubrange(ends[0]..<ends[1], with: words.unicodeScalars)
          }
        }
        _ = scene.send(ServerScene.change(address, version: version, changes), settles: false)
        let document = try scene.server.openDocument(at: address)
        #expect(document.version == version)
        try #require(
          document.text.string(in: 0..<document.text.bytes.count) == Self.string(text),
          "seed \(seed), version \(version)"
        )
      }
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// An end before its start, and places behind the end: each is clamped.
  @Test(arguments: [
    (TextPosition(line: 9, character: 9), TextPosition(line: 9, character: 12), "one\ntwo!"),
    (TextPosition(line: 0, character: 99), TextPosition(line: 0, character: 100), "one!\ntwo"),
    (TextPosition(line: 1, character: 1), TextPosition(line: 0, character: 0), "one\nt!wo"),
    (TextPosition(line: 0, character: 0), TextPosition(line: 7, character: 0), "!"),
  ])
  func rangesOutOfRangeAreClamped(start: TextPosition, end: TextPosition, text: String) throws {
    var scene = ServerScene(encodings: ["utf-8"])
    _ = scene.open("untitled:1", "one\ntwo")
    _ = scene.send(ServerScene.change("untitled:1", version: 2, [["range": ServerScene.range(start, end), "text": "!"]]))
    #expect(try scene.server.openDocument(at: "untitled:1").text == SourceText(text))
  }

  @Test func halfAPairOfSurrogatesIsOneUnit() throws {
    var scene = ServerScene(encodings: [])
    _ = scene.open("untitled:1", "")
    let content =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:1","version":2},"#
      + #""contentChanges":[{"text":"a\ud83cb\uD83C\uDF0A"}]}}"#
    _ = scene.send(ServerScene.frame(content))
    #expect(try scene.server.openDocument(at: "untitled:1").text == SourceText("a\u{FFFD}b🌊"))
  }

  @Test func whatIsNotOpenIsNotChanged() {
    var scene = ServerScene(encodings: [])
    #expect(scene.send(ServerScene.change("untitled:1", version: 2, [["text": "---\nkind: page\n---\n"]])).isEmpty)
    #expect(scene.ask("textDocument/diagnostic", ["textDocument": ["uri": "untitled:1"]]).errorCode == -32803)
  }
}
