import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// Whatever a client sends, each of its requests is answered, once, and the server goes on until `exit`.
@Suite struct RobustnessTests {
  private static let methods =
    LanguageServer.requests.map { $0.method } + LanguageServer.notifications.map { $0.method }
    + ["initialize", "initialized", "shutdown", "$/cancelRequest", "$/setTrace", "tide/high"]
  private static let keys = [
    "textDocument", "uri", "version", "text", "position", "line", "character", "range", "start", "end", "contentChanges",
    "changes", "context", "diagnostics", "options", "id", "capabilities", "processId", "general", "positionEncodings",
  ]

  private static func value(_ random: inout SplitMix64, depth: Int = 0) -> JSON {
    switch Int.random(in: 0..<(depth > 3 ? 7 : 10), using: &random) {
    case 0: return .null
    case 1: return .bool(random.chance(50))
    case 2: return .number(random.pick(["-1", "1.5", "1e999", "99999999999999999999", "0"]))
    case 3: return .integer(Int.random(in: 0...9, using: &random))
    case 4: return .string(random.pick(["untitled:1", "file:///tide/a.md", "file://", "🌊", "", "utf-8"]))
    case 5: return .string("---\nkind: page\n---\n\n- [ ] Tea (due: fri")
    case 6: return ["line": .integer(Int.random(in: 0...9, using: &random)), "character": 3]
    case 7: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in (random.pick(keys), value(&random, depth: depth + 1)) }
      )
    }
  }

  private static let texts = [
    "---\nkind: page\n---\n\n- [ ] Tea (due: fri)\n",
    "---\nkind: page\ntags: [a]\n---\n\n# 🌊 Tide #b\n\n- Tea (streak: daily)\n  - 2026-11-19\n  - \n- [[Ebb]] (\n- Laps: 1/2\n",
    "---\nkind: day\n---\n\n# 2026-11-20\n\n- 23:30 🌊 Late\n  - [ ] Tea (project: Tide)\n- 09:00 - 08:00\n",
    "---\nkind: ritual\n---\n\n# Tide\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Tea (every: 2 times a week)\n",
    "---\nkind: vault\nmidnight: \n---\n\n# Tide\n\n## Projects\n\n- [[\n",
    "---\nkind: project\n---\n- [ ] a ^b (every: 3 days after done)\n",
  ]

  /// What the messages that mean something look like, some of it replaced.
  private static func parameters(_ random: inout SplitMix64) -> JSON {
    guard random.chance(60) else { return value(&random) }
    let column = Int.random(in: 0...24, using: &random)
    let place: JSON = ["line": .integer(Int.random(in: 0...9, using: &random)), "character": .integer(column)]
    let change: JSON = ["range": ["start": place, "end": value(&random)], "text": "x"]
    return [
      "textDocument": [
        "uri": "untitled:1", "version": 2, "text": .string(random.pick(texts)), "languageId": "",
      ],
      "contentChanges": .array([random.chance(50) ? change : ["text": "---\nkind: day\n---\n"]]), "position": place,
      "range": ["start": place, "end": place], "context": random.chance(70) ? ["diagnostics": []] : value(&random),
      "options": ["tabSize": 2, "insertSpaces": true], "capabilities": [:],
      "id": .integer(Int.random(in: 0...40, using: &random)),
      "changes": .array([["uri": "file:///tide/a.md", "type": 1]]), "ch": "\n",
      "files": .array([["oldUri": "file:///tide/a.md", "newUri": random.chance(50) ? "file:///tide/b.md" : value(&random)]]),
      "query": "t", "newName": "Tee",
      "positions": .array([place, value(&random)]),
      "command": .string(random.pick(["tidemark.done", "tidemark.count", "tide"])),
      "arguments": .array([
        "untitled:1", .integer(Int.random(in: 0...12, using: &random)), random.chance(80) ? .null : value(&random),
      ]),
      "settings": random.chance(50) ? ["tidemark": ["features": ["hover": .bool(random.chance(50))]]] : value(&random),
      "initializationOptions": random.chance(80) ? [:] : value(&random),
    ]
  }

  @Test func eachRequestIsAnsweredOnce() {
    var results = 0
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      var scene = random.chance(10) ? ServerScene() : ServerScene(encodings: random.chance(50) ? ["utf-8"] : [])
      var (asked, answered, hasShutDown) = ([JSON](), [JSON](), false)
      for number in 1...30 {
        var method = random.pick(Self.methods)
        if method == "shutdown" && random.chance(90) { method = "textDocument/didOpen" }
        let isRequest = random.chance(50)
        let id: JSON? = isRequest ? random.pick([.integer(1000 + number), .string("a\(number)")]) : nil
        let parameters: JSON? = random.chance(95) ? Self.parameters(&random) : nil
        if let id { asked.append(id) }
        hasShutDown = hasShutDown || method == "shutdown" && isRequest
        if random.chance(10) {
          let noise = (0..<Int.random(in: 1...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
          // A length in the noise would take the next message for its content.
          scene.server.receive(noise.filter { $0 != 0x3A } + Array("\r\n\r\n".utf8))
        }
        if random.chance(10) {
          scene.server.receive(ServerScene.frame(String(Self.value(&random).write(pretty: false).dropLast())))
        }
        scene.server.receive(ServerScene.message(method, parameters, id: id))
        if random.chance(40) { answered += scene.answers(settles: random.chance(70)) }
      }
      answered += scene.answers(settles: true)
      results += answered.filter { $0["id"] != nil && $0["result"] != nil }.count
      let ids = answered.filter { $0["method"] == nil }.compactMap { $0["id"] }.filter { $0 != .null && $0 != 1 }
      let expected = asked.map { $0.write(pretty: false) }
      #expect(ids.map { $0.write(pretty: false) }.filter { expected.contains($0) } == expected, "seed \(seed)")
      #expect(scene.server.isOrderlyEnd == nil, "seed \(seed)")
      _ = scene.tell("exit", nil)
      #expect(scene.server.isOrderlyEnd != nil, "seed \(seed)")
    }
    // Many of them are answered with more than an error; else this would be no test.
    #expect(results > 3)
  }
}
