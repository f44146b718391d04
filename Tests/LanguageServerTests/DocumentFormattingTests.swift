import Diagnostics
import Export
import Formatting
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DocumentFormattingTests {
  private static let text =
    "---\nkind: page\n---\n\n# 🌊 Tide\n\n- [X] Tea ( due:2026-12-01 )\n- words\n- [X] Ebb (DUE: 2026-12-02)\n"
  private static let options: JSON = ["tabSize": 2, "insertSpaces": true]

  private static func answer(_ text: String, lines: ClosedRange<Int>? = nil, _ encoding: String = "utf-16") -> JSON {
    var scene = ServerScene(encodings: [encoding])
    _ = scene.open("untitled:1", text)
    guard let lines else {
      return scene.ask("textDocument/formatting", ["textDocument": ["uri": "untitled:1"], "options": options])
    }
    let range = ServerScene.range(
      TextPosition(line: lines.lowerBound, character: 0),
      TextPosition(line: lines.upperBound, character: 1)
    )
    return scene.ask(
      "textDocument/rangeFormatting",
      ["textDocument": ["uri": "untitled:1"], "range": range, "options": options]
    )
  }

  private static func formatted(_ text: String) -> SourceText {
    guard case .changed(let after) = FormattedFile(formatting: SourceText(text)) else { return SourceText(text) }
    return after
  }

  @Test(
    arguments: PositionEncoding.allCases,
    [text, text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")]
  )
  func theEditsMakeTheCanonicalForm(encoding: PositionEncoding, text: String) throws {
    let edits = try #require(Self.answer(text, encoding.rawValue)["result"]).elements
    #expect(edits.count == 2)
    #expect(try EditedText.applying(edits, to: text, encoding) == Self.formatted(text))
    #expect(Self.formatted(text) != SourceText(text))
  }

  @Test func aRangeIsFormattedAlone() throws {
    let edits = try #require(Self.answer(Self.text, lines: 8...8)["result"]).elements
    let expected = Self.text.split(separator: "- [X] Ebb (DUE: 2026-12-02)").joined(separator: "- [x] Ebb (due: 2026-12-02)")
    #expect(try EditedText.applying(edits, to: Self.text, .utf16) == SourceText(expected))
    #expect(Self.answer(Self.text, lines: 7...7)["result"] == [])
  }

  @Test func severalPartsAreFormattedAtOnce() throws {
    func edits(_ lines: [Int]) throws -> SourceText {
      var scene = ServerScene(encodings: [])
      _ = scene.open("untitled:1", Self.text)
      let ranges = lines.map { ServerScene.range(TextPosition(line: $0, character: 0), TextPosition(line: $0, character: 1)) }
      let answer = scene.ask(
        "textDocument/rangesFormatting",
        ["textDocument": ["uri": "untitled:1"], "ranges": .array(ranges), "options": Self.options]
      )
      return try EditedText.applying(try #require(answer["result"]).elements, to: Self.text, .utf16)
    }
    #expect(try edits([6, 8]) == Self.formatted(Self.text))
    #expect(try edits([7]) == SourceText(Self.text))
    #expect(try edits([]) == SourceText(Self.text))
  }

  @Test(arguments: [
    ("# Tide\n\n- [X]  Tea\n", "null"), ("---\nkind: page\n---\n\n# Tide\n", "null"),
    ("---\nkind: page\n---\n\n<<<<<<< a\n- a\n=======\n- b\n>>>>>>> b\n", "-32803"),
  ])
  func whatNeedsNoFormatHasNone(text: String, code: String) {
    let answer = Self.answer(text)
    #expect((answer.errorCode ?? .null).write(pretty: false) == code)
    if code == "null" { #expect(answer["result"] == []) }
  }
}

/// A text with the edits of a server, as a client applies them.
enum EditedText {
  static func applying(_ edits: [JSON], to text: String, _ encoding: PositionEncoding) throws -> SourceText {
    let source = SourceText(text)
    let made = try edits.map { edit in
      let parameters = Parameters(edit, at: "edit")
      let range = try parameters.member("range").range()
      return TextEdit(
        replacing: encoding.byteRange(of: range, in: source),
        with: try parameters.member("newText").string()
      )
    }
    return SourceText(try #require(source.applying(made)))
  }
}
