import Diagnostics
import Export
import TestSupport
import Testing

@testable import LanguageServer

/// What servers get wrong at the edges of the protocol.
@Suite struct LanguageServerTests {
  @Test func nothingIsAnsweredBeforeInitialize() {
    var scene = ServerScene()
    #expect(scene.ask("textDocument/diagnostic", [:]).errorCode == -32002)
    #expect(scene.ask("shutdown").errorCode == -32002)
    #expect(scene.open("untitled:1", "---\nkind: page\n---\n").isEmpty)
    #expect(scene.ask("initialize", ["capabilities": [:]])["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(scene.ask("initialize", ["capabilities": [:]]).errorCode == -32600)
  }

  @Test(arguments: ["tide/high", "$/tide", "$/cancelRequest", "exit", "initialized", "textDocument/didOpen"])
  func anUnknownRequestIsRefused(method: String) {
    var scene = ServerScene(encodings: [])
    #expect(scene.ask(method, [:]).errorCode == -32601)
  }

  @Test(arguments: ["$/tide", "tide/high", "workspace/didChangeConfiguration", "$/setTrace"])
  func anUnknownNotificationIsLeft(method: String) {
    var scene = ServerScene(encodings: [])
    #expect(scene.tell(method, [:]).isEmpty)
    #expect(scene.tell(method, nil).isEmpty)
  }

  @Test(arguments: [
    ("{", "null", -32700), (#"{"id": 3,}"#, "null", -32700), ("", "null", -32700),
    (String(repeating: "[", count: 1000), "null", -32700), ("[]", "null", -32600), ("3", "null", -32600),
    (#"{"id": 3, "method": "a"}"#, "3", -32600), (#"{"jsonrpc": "2.0", "id": 3}"#, "3", -32600),
    (#"{"jsonrpc": "2.0", "id": "a", "method": 4}"#, "\"a\"", -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "a"}"#, "null", -32600),
    (#"{"jsonrpc": "2.0", "id": [], "method": "a"}"#, "null", -32600),
  ])
  func whatIsNoMessageIsAnsweredAndSurvived(content: String, id: String, code: Int) {
    var scene = ServerScene(encodings: [])
    let answers = scene.send(ServerScene.frame(content))
    #expect(answers.map { $0["id"]?.write(pretty: false) } == [id])
    #expect(answers.map(\.errorCode) == [.integer(code)])
    #expect(scene.ask("tide/high").errorCode == -32601)
  }

  @Test func anAnswerOfTheClientIsNoRequest() {
    var scene = ServerScene(encodings: [])
    #expect(scene.send(ServerScene.frame("{\"jsonrpc\": \"2.0\", \"id\": \"tidemark-1\", \"result\": null}")).isEmpty)
  }

  @Test func exitAfterShutdownIsInOrder() {
    var scene = ServerScene(encodings: [])
    #expect(scene.ask("shutdown")["result"] == .null)
    #expect(scene.ask("textDocument/diagnostic", [:]).errorCode == -32600)
    #expect(scene.tell("exit", nil).isEmpty)
    #expect(scene.server.isOrderlyEnd == true)
  }

  @Test func exitWithoutShutdownIsNot() {
    var scene = ServerScene(encodings: [])
    #expect(scene.tell("exit", nil).isEmpty)
    #expect(scene.server.isOrderlyEnd == false)
    // After it nothing is answered.
    #expect(scene.send(ServerScene.message("shutdown", nil, id: 9)).isEmpty)
    var early = ServerScene()
    #expect(early.tell("exit", nil).isEmpty)
    #expect(early.server.isOrderlyEnd == false)
  }

  @Test func aCancelledRequestIsAnswered() {
    var scene = ServerScene(encodings: [])
    let bytes =
      ServerScene.message("tide/high", nil, id: 7) + ServerScene.message("tide/low", nil, id: "7")
      + ServerScene.message("$/cancelRequest", ["id": 7])
    let answers = scene.send(bytes)
    #expect(answers.map { $0["id"] } == [7, "7"])
    #expect(answers.map(\.errorCode) == [-32800, -32601])
    // Of one that was answered there is nothing left to cancel.
    #expect(scene.tell("$/cancelRequest", ["id": 7]).isEmpty)
  }

  @Test(arguments: [
    ("null", "“params” must be an object"),
    (#"{"textDocument": 3}"#, "“params.textDocument” must be an object"),
    (#"{"textDocument": {}}"#, "“params.textDocument.uri” is missing"),
    (#"{"textDocument": {"uri": 3}}"#, "“params.textDocument.uri” must be a string"),
  ])
  func aWrongShapeIsRefusedInWords(parameters: String, words: String) throws {
    var scene = ServerScene(encodings: [])
    let answer = scene.ask("textDocument/diagnostic", try JSONParser.parse(Array(parameters.utf8)))
    #expect(answer.errorCode == -32602)
    #expect(answer["error"]?["message"] == .string(words))
  }

  @Test(arguments: [
    #"{"processId": "a"}"#, #"{"capabilities": 3}"#, #"{"capabilities": {"general": {"positionEncodings": "utf-8"}}}"#,
    #"{"capabilities": {"general": {"positionEncodings": [8]}}}"#, #"{"processId": -1}"#,
  ])
  func aWrongBeginningIsNone(parameters: String) throws {
    var scene = ServerScene()
    #expect(scene.ask("initialize", try JSONParser.parse(Array(parameters.utf8))).errorCode == -32602)
    #expect(scene.ask("shutdown").errorCode == -32002)
  }

  private static let page = "---\nkind: page\n---\n\n# Tide\n"

  @Test func aTextThatIsAnotherAlreadyIsNotTold() {
    var scene = ServerScene(encodings: [])
    #expect(JSON.published(scene.open("untitled:1", Self.page), "untitled:1")?["version"] == 1)
    let (second, third) = ([["text": "---\nkind: page\n---\n\nwords\n"]] as [JSON], [["text": .string(Self.page)]] as [JSON])
    let both = ServerScene.change("untitled:1", version: 2, second) + ServerScene.change("untitled:1", version: 3, third)
    #expect(scene.send(both).map { $0["params"]?["version"] } == [3])
  }

  @Test func aTextThatBecomesAnotherMeanwhileIsNotTold() {
    var scene = ServerScene(encodings: [])
    _ = scene.open("untitled:1", Self.page)
    scene.server.receive(ServerScene.change("untitled:1", version: 2, [["text": "---\nkind: page\n---\n"]]))
    #expect(scene.server.answerNext() == [])
    let late = ServerScene.change("untitled:1", version: 3, [["text": .string(Self.page)]])
    #expect(scene.server.settle { late } == [])
    #expect(scene.answers(settles: true).map { $0["params"]?["version"] } == [3])
    #expect(!scene.server.isWaiting)
  }
}
