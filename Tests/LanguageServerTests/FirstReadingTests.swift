import Diagnostics
import Export
import TestSupport
import Testing

@testable import LanguageServer

/// What a client is told while a vault is read for the first time.
@Suite struct FirstReadingTests {
  private static let root = "---\nkind: vault\n---\n\n# Vault\n"
  private static let day =
    "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Tea (du: 2026-12-01)\n- [ ] Ebb (project: Sand)\n"
  private static let both: [JSON] = ["unknown-key", "unknown-project"]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", Self.root)
    try folder.write("days/2026-11-20.md", Self.day)
  }

  private var address: String { FileAddress.address(of: folder("days/2026-11-20.md")) }

  private func opened(_ abilities: [(String, JSON)] = []) -> ServerScene {
    var scene = ServerScene(encodings: [], capabilities: abilities)
    #expect(scene.open(address, Self.day, settles: false).isEmpty)
    return scene
  }

  /// One round of settling, and no more.
  private static func round(_ scene: inout ServerScene) -> [JSON] {
    var reader = FrameReader()
    reader.add(scene.server.settle())
    var messages: [JSON] = []
    while case .content(let content)? = reader.next() { messages.append((try? JSONParser.parse(content)) ?? .null) }
    return messages
  }

  private static func progress(_ messages: [JSON]) -> [JSON?] {
    messages.filter { $0["method"] == "$/progress" }.map { $0["params"]?["value"]?["kind"] }
  }

  @Test func theFindingsOfAFileAloneComeFirst() {
    var scene = opened()
    let first = Self.round(&scene)
    #expect(first.count == 1 && JSON.published(first, address)?.codes == ["unknown-key"])
    #expect(scene.server.isWaiting)
    #expect(JSON.published(Self.round(&scene), address)?.codes == Self.both)
    #expect(!scene.server.isWaiting && !scene.server.waitsForClient)
    // That is so once, though files come and go.
    scene.server.takeChange(.everything)
    let again = Self.round(&scene)
    #expect(JSON.published(again, address)?.codes == Self.both && !scene.server.isWaiting)
  }

  @Test func aTextThatIsAnotherAlreadyIsNotTold() {
    var scene = opened()
    let late = ServerScene.change(address, version: 2, [["text": .string(Self.root)]])
    #expect(scene.server.settle { late } == [])
    let told = scene.answers(settles: true)
    #expect(told.allSatisfy { $0["params"]?["version"] == 2 })
  }

  private static let showsProgress: [(String, JSON)] = [("window", ["workDoneProgress": true])]

  @Test func aClientThatShowsProgressIsToldOfIt() {
    var scene = opened(Self.showsProgress)
    let first = Self.round(&scene)
    #expect(first.map { $0["method"] } == ["window/workDoneProgress/create", "textDocument/publishDiagnostics"])
    #expect(scene.server.waitsForClient)
    let id = first[0]["id"] ?? .null
    let begun = scene.send(
      ServerScene.frame("{\"jsonrpc\": \"2.0\", \"id\": \(id.write(pretty: false)), \"result\": null}"),
      settles: false
    )
    #expect(Self.progress(begun) == ["begin"] && !scene.server.waitsForClient)
    let last = Self.round(&scene)
    #expect(Self.progress(last) == ["end"] && JSON.published(last, address)?.codes == Self.both)
    let tokens = (begun + last).compactMap { $0["params"]?["token"] }
    #expect(tokens.count == 2 && tokens.allSatisfy { $0 == first[0]["params"]?["token"] })
    #expect(last.last?["params"]?["value"]?["message"] == "2 files")
  }

  /// Without the client's word nothing may be told of it.
  @Test(arguments: ["\"error\": {\"code\": -32601, \"message\": \"no\"}", nil])
  func aClientThatDoesNotIsToldNothing(answer: String?) {
    var scene = opened(Self.showsProgress)
    let id = Self.round(&scene)[0]["id"] ?? .null
    if let answer {
      let content = "{\"jsonrpc\": \"2.0\", \"id\": \(id.write(pretty: false)), \(answer)}"
      #expect(scene.send(ServerScene.frame(content), settles: false).isEmpty && !scene.server.waitsForClient)
    }
    #expect(Self.progress(Self.round(&scene)).isEmpty)
    // A word that comes too late begins nothing.
    let late = "{\"jsonrpc\": \"2.0\", \"id\": \(id.write(pretty: false)), \"result\": null}"
    #expect(scene.send(ServerScene.frame(late), settles: false).isEmpty)
  }

  @Test func whoAsksForFindingsHasThemBeforeToo() {
    let abilities: [(String, JSON)] = [
      ("textDocument", ["diagnostic": [:]]), ("workspace", ["diagnostics": ["refreshSupport": true]]),
    ]
    func codes(_ scene: inout ServerScene) -> [JSON]? {
      let answer = scene.ask("textDocument/diagnostic", ["textDocument": ["uri": .string(address)]])
      return answer["result"]?["items"]?.elements.compactMap { $0["code"] }
    }
    var scene = opened(abilities)
    #expect(codes(&scene) == ["unknown-key"])
    #expect(Self.round(&scene).map { $0["method"] } == ["workspace/diagnostic/refresh"])
    #expect(codes(&scene) == Self.both)
    // One that could not be asked to ask again waits.
    var other = opened([abilities[0]])
    #expect(codes(&other) == Self.both)
  }
}
