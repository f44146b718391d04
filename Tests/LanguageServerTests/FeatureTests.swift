import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct FeatureTests {
  private static let text = "---\nkind: page\n---\n\n# Tide\n\n- [ ] Tea (du: 2026-12-01)\n"

  @Test(arguments: Feature.allCases)
  func eachCanBeSwitchedOff(feature: Feature) throws {
    let requests = LanguageServer.requests.filter { $0.feature == feature }
    var scene = ServerScene()
    let options: JSON = ["features": .object([(feature.rawValue, .bool(false))])]
    let answer = scene.ask("initialize", ["capabilities": [:], "initializationOptions": options])
    _ = scene.tell("initialized", [:])
    let capabilities = try #require(answer["result"]?["capabilities"])
    for request in requests {
      if let ability = request.ability { #expect(capabilities[ability.name] == nil) }
      // It is not even looked at what is asked for.
      #expect(scene.ask(request.method, [:])["result"] == request.nothing)
    }
    _ = scene.tell("workspace/didChangeConfiguration", ["settings": ["tidemark": options]])
    let on: JSON = ["tidemark": ["features": .object([(feature.rawValue, .bool(true))])]]
    _ = scene.tell("workspace/didChangeConfiguration", ["settings": on])
    for request in requests { #expect(scene.ask(request.method, [:])["result"] != request.nothing, "\(request.method)") }
  }

  @Test func findingsGoAndComeBack() {
    var scene = ServerScene(encodings: [])
    #expect(JSON.published(scene.open("untitled:1", Self.text), "untitled:1")?.codes == ["unknown-key"])
    let off: JSON = ["tidemark": ["features": ["diagnostics": false]]]
    let on: JSON = ["tidemark": ["features": ["diagnostics": true]]]
    #expect(JSON.published(scene.tell("workspace/didChangeConfiguration", ["settings": off]), "untitled:1")?.codes == [])
    #expect(
      JSON.published(scene.tell("workspace/didChangeConfiguration", ["settings": on]), "untitled:1")?.codes == ["unknown-key"]
    )
    #expect(scene.tell("workspace/didChangeConfiguration", ["settings": .null]).isEmpty)
  }
}
