import Chronology
import Diagnostics
import Export
import Languages
import Planner
import TestSupport

@testable import LanguageServer

/// A server without a process, and a client that speaks to it: bytes in, bytes out.
struct ServerScene {
  var server: LanguageServer
  private var reader = FrameReader()
  private var lastID = 0

  init(today: String = "2026-11-20") {
    let clock = WallClock(today: CivilDate(today)!)
    server = LanguageServer(version: "1", clock: { clock }, jobs: 1)
  }

  /// A server that is initialized.
  ///
  /// - Parameters:
  ///   - language: in which the server speaks where the client names none.
  ///   - locale: the language of the client.
  init(
    today: String = "2026-11-20",
    encodings: [String]? = nil,
    capabilities: [(String, JSON)] = [],
    language: Language? = nil,
    locale: JSON? = nil
  ) {
    self.init(today: today)
    if let language {
      let clock = WallClock(today: CivilDate(today)!)
      server = LanguageServer(version: "1", clock: { clock }, jobs: 1, language: language)
    }
    let general = encodings.map { [("general", ["positionEncodings": .array($0.map(JSON.string))] as JSON)] } ?? []
    let members: [(String, JSON)] =
      [("processId", .null), ("rootUri", .null), ("capabilities", .object(general + capabilities))]
      + (locale.map { [("locale", $0)] } ?? [])
    _ = ask("initialize", .object(members))
    _ = tell("initialized", [:])
  }

  static func frame(_ content: String) -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
  }

  static func message(_ method: String, _ parameters: JSON?, id: JSON? = nil) -> [UInt8] {
    let members =
      [("jsonrpc", "2.0")] + (id.map { [("id", $0)] } ?? []) + [("method", .string(method))]
      + (parameters.map { [("params", $0)] } ?? [])
    return frame(JSON.object(members).write(pretty: false))
  }

  /// Sends bytes, and gives the messages that are answered.
  mutating func send(_ bytes: [UInt8], settles: Bool = true) -> [JSON] {
    server.receive(bytes)
    return answers(settles: settles)
  }

  mutating func answers(settles: Bool) -> [JSON] {
    while let bytes = server.answerNext() { reader.add(bytes) }
    if settles {
      // A vault that was never read is read in the second round.
      repeat { reader.add(server.settle()) } while server.isWaiting
    }
    var messages: [JSON] = []
    while let frame = reader.next() {
      guard case .content(let content) = frame, let json = try? JSONParser.parse(content) else { return [] }
      messages.append(json)
    }
    return messages
  }

  mutating func tell(_ method: String, _ parameters: JSON?, settles: Bool = true) -> [JSON] {
    send(ServerScene.message(method, parameters), settles: settles)
  }

  /// Asks, and gives the answer: `result` or `error`.
  mutating func ask(_ method: String, _ parameters: JSON? = nil) -> JSON {
    lastID += 1
    let id = JSON.integer(lastID)
    let answers = send(ServerScene.message(method, parameters, id: id), settles: false)
    return answers.first { $0["id"] == id } ?? .null
  }

  mutating func open(_ address: String, _ text: String, version: Int = 1, settles: Bool = true) -> [JSON] {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(address), "languageId": "markdown", "version": .integer(version), "text": .string(text),
        ]
      ],
      settles: settles
    )
  }

  static func change(_ address: String, version: Int, _ changes: [JSON]) -> [UInt8] {
    message(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(address), "version": .integer(version)], "contentChanges": .array(changes)]
    )
  }

  static func range(_ start: TextPosition, _ end: TextPosition) -> JSON { ["start": start.json, "end": end.json] }
}

extension JSON {
  /// A member of an object; nil where there is none.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var errorCode: JSON? { self["error"]?["code"] }

  /// The published findings of an address among some messages, the last ones.
  static func published(_ messages: [JSON], _ address: String) -> JSON? {
    messages.last { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(address) }?["params"]
  }

  var codes: [JSON] { self["diagnostics"]?.elements.compactMap { $0["code"] } ?? [] }
}
