import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CodeActionsTests {
  private static let capabilities: [(String, JSON)] = [
    ("textDocument", ["codeAction": ["codeActionLiteralSupport": [:]]]),
    ("workspace", ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]]),
  ]
  private static let address = "untitled:1"
  private static let text = "---\nkind: page\n---\n\n# 🌊 Tide\n\n- [ ] 🌊 Tea (du: 2026-12-01)\n- [?] Ebb\n  - [?] Flood\n"

  private static func actions(_ text: String, line: Int, only: [String]? = nil, capabilities: [(String, JSON)]) -> [JSON] {
    var scene = ServerScene(encodings: [], capabilities: capabilities)
    _ = scene.open(address, text, version: 4)
    let range = ServerScene.range(TextPosition(line: line, character: 0), TextPosition(line: line, character: 99))
    let kinds = only.map { [("only", JSON.array($0.map(JSON.string)))] } ?? []
    let answer = scene.ask(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(address)], "range": range, "context": .object([("diagnostics", [])] + kinds)]
    )
    return answer["result"]?.elements ?? []
  }

  /// The text after an action, and the version that it is an edit of.
  private static func applied(_ action: JSON, to text: String) throws -> (text: SourceText, version: JSON?) {
    let changes = try #require(action["edit"]?["documentChanges"]).elements
    try #require(changes.count == 1 && changes[0]["textDocument"]?["uri"] == .string(address))
    let edits = try #require(changes[0]["edits"]).elements
    return (try EditedText.applying(edits, to: text, .utf16), changes[0]["textDocument"]?["version"])
  }

  private static func codes(_ text: SourceText) -> [JSON] {
    var scene = ServerScene(encodings: [])
    return JSON.published(scene.open(address, text.string(in: 0..<text.bytes.count)), address)?.codes ?? []
  }

  /// An editor may ask where the cursor is, and show what it found on the line.
  @Test func aFindingThatIsShownIsFixed() throws {
    var scene = ServerScene(encodings: [], capabilities: Self.capabilities)
    let shown = try #require(JSON.published(scene.open(Self.address, Self.text), Self.address)?["diagnostics"]).elements
    func titles(_ diagnostics: [JSON]) -> [JSON] {
      let cursor = TextPosition(line: 6, character: 2)
      let context: JSON = ["diagnostics": .array(diagnostics), "only": ["quickfix"]]
      let answer = scene.ask(
        "textDocument/codeAction",
        ["textDocument": ["uri": .string(Self.address)], "range": ServerScene.range(cursor, cursor), "context": context]
      )
      return (answer["result"]?.elements ?? []).compactMap { $0["title"] }
    }
    #expect(titles([]) == [])
    #expect(titles(["tide", ["code": 7], ["code": "unknown-key", "range": "x"]]) == [])
    let first = shown.filter { $0["code"] == "unknown-key" }
    #expect(titles(first).first == "Write “due”")
    #expect(titles(shown).count > titles(first).count)
  }

  @Test func eachFixMendsItsFinding() throws {
    let actions = Self.actions(Self.text, line: 6, capabilities: Self.capabilities)
    let fix = try #require(actions.first)
    let (after, version) = try Self.applied(fix, to: Self.text)
    #expect(version == 4)
    #expect(fix["kind"] == "quickfix" && fix["diagnostics"]?.elements.first?["code"] == "unknown-key")
    #expect(Self.codes(SourceText(Self.text)) == ["unknown-key", "unknown-box", "unknown-box"])
    #expect(Self.codes(after) == ["unknown-box", "unknown-box"])
  }

  @Test(arguments: [
    (7, "Allow unknown-box here", "<!-- tidemark: allow unknown-box -->\n- [?] Ebb"),
    (8, "Allow unknown-box here", "  <!-- tidemark: allow unknown-box -->\n  - [?] Flood"),
    (7, "Allow unknown-box in this file", "---\n\n<!-- tidemark: allow-file unknown-box -->\n\n# 🌊 Tide"),
  ])
  func aRuleIsAllowed(line: Int, title: String, part: String) throws {
    let actions = Self.actions(Self.text, line: line, capabilities: Self.capabilities)
    let action = try #require(actions.first { $0["title"] == .string(title) }, "\(actions.map { $0["title"] })")
    let after = try Self.applied(action, to: Self.text).text
    #expect(after.string(in: 0..<after.bytes.count).contains(part))
    #expect(Self.codes(after).filter { $0 == "unknown-box" }.count < 2)
    #expect(Self.codes(after).contains("unknown-key"))
  }

  @Test func allSafeFixesAreAskedForByName() throws {
    let text = "---\nkind: page\n---\n\n# Tide\n\n- [ ] Tea (Due; 2026-12-01)\n- [ ] Ebb (prio: high)\n"
    for only in [["source.fixAll"], ["source.fixAll.tidemark"], ["source"]] {
      let actions = Self.actions(text, line: 0, only: only, capabilities: Self.capabilities)
      for action in actions {
        let after = try Self.applied(action, to: text).text
        #expect(Self.codes(after).count < Self.codes(SourceText(text)).count)
      }
      #expect(actions.map { $0["kind"] } == ["source.fixAll.tidemark"])
    }
    #expect(Self.actions(text, line: 0, only: ["refactor"], capabilities: Self.capabilities).isEmpty)
    #expect(!Self.actions(text, line: 6, capabilities: Self.capabilities).contains { $0["kind"] == "source.fixAll.tidemark" })
  }

  /// An edit that may be wrong is one that a client asks about, where it can; a safe one is not.
  @Test func aGuessIsToBeConfirmed() throws {
    var knowing = Self.capabilities
    knowing[1].1 = [
      "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"], "changeAnnotationSupport": [:]]
    ]
    let text =
      "---\nkind: page\n---\n\n# Tide\n\n- [ ] Tea (due: tomorow)\n- [ ] Ebb (Due; 2026-12-01)\n- [ ] Low (prority: high)\n"
    var (guesses, others) = (0, 0)
    for line in 6...8 {
      let plain = Self.actions(text, line: line, capabilities: Self.capabilities)
      for (action, plain) in zip(Self.actions(text, line: line, capabilities: knowing), plain) {
        let edits = try #require(action["edit"]?["documentChanges"]).elements.flatMap { $0["edits"]?.elements ?? [] }
        let before = try #require(plain["edit"]?["documentChanges"]).elements.flatMap { $0["edits"]?.elements ?? [] }
        #expect(edits.map { $0["newText"] } == before.map { $0["newText"] })
        #expect(plain["edit"]?["changeAnnotations"] == nil && before.allSatisfy { $0["annotationId"] == nil })
        guard let notes = action["edit"]?["changeAnnotations"] else {
          others += 1
          #expect(edits.allSatisfy { $0["annotationId"] == nil })
          continue
        }
        guesses += 1
        #expect(action["isPreferred"] == false)
        #expect(notes["guess"]?["needsConfirmation"] == true && notes["guess"]?["label"] == action["title"])
        #expect(edits.allSatisfy { $0["annotationId"] == "guess" })
      }
    }
    #expect(guesses > 0 && others > 0)
  }

  /// A client that reads commands alone gets none, and one without versions plain edits.
  @Test func theClientSaysWhatItReads() throws {
    #expect(Self.actions(Self.text, line: 6, capabilities: []).isEmpty)
    let plain = Self.actions(Self.text, line: 6, capabilities: [Self.capabilities[0]])
    #expect(plain.first?["edit"]?["changes"]?[Self.address] != nil)
    #expect(plain.first?["edit"]?["documentChanges"] == nil)
  }
}
