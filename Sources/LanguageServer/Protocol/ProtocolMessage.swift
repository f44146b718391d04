import Diagnostics
import Export
import Languages

/// A message of JSON-RPC 2.0, as it came or as it is sent.
enum ProtocolMessage {
  case request(id: JSON, method: String, parameters: Parameters)
  case notification(method: String, parameters: Parameters)
  /// What a client answers to a request of the server.
  case response(id: JSON, isError: Bool)
  /// What is no message, and the error that answers it. The id is null where it says none.
  case invalid(id: JSON, ResponseError)

  /// Reads the content of a frame.
  init(_ content: [UInt8]) {
    self =
      switch ProtocolMessage.parsed(content) {
      case .success(let value): ProtocolMessage(value)
      case .failure(let error):
        .invalid(
          id: .null,
          ResponseError(.parseError, "byte \(error.offset) is not JSON: \(ProtocolMessage.words(for: error.reason))")
        )
      }
  }

  private static func parsed(_ content: [UInt8]) -> Result<JSON, JSONSyntaxError> {
    Result { () throws(JSONSyntaxError) in try JSONParser.parse(content, mendsHalfPairs: true) }
  }

  private init(_ value: JSON) {
    guard case .object(let members) = value else {
      self = .invalid(id: .null, ResponseError(.invalidRequest, "a message is an object; one message at a time is read"))
      return
    }
    func member(_ key: String) -> JSON? { members.last { $0.0 == key }?.1 }
    let id = member("id")
    let answeredID: JSON =
      switch id {
      case .string, .number: id ?? .null
      default: .null
      }
    func refused(_ words: String) -> ProtocolMessage { .invalid(id: answeredID, ResponseError(.invalidRequest, words)) }
    guard member("jsonrpc") == "2.0" else {
      self = refused("“jsonrpc” must be “2.0”")
      return
    }
    guard let named = member("method") else {
      let isResponse = id != nil && (member("result") != nil || member("error") != nil)
      self = isResponse ? .response(id: answeredID, isError: member("error") != nil) : refused("“method” is missing")
      return
    }
    guard case .string(let method) = named else {
      self = refused("“method” must be a string")
      return
    }
    let parameters = Parameters(member("params") ?? .null, at: "params")
    switch id {
    case nil: self = .notification(method: method, parameters: parameters)
    case .string, .number: self = .request(id: answeredID, method: method, parameters: parameters)
    default: self = refused("“id” must be a string or a number")
    }
  }

  private static func words(for reason: JSONSyntaxError.Reason) -> String {
    switch reason {
    case .unexpected: "something else must be there"
    case .wrongEscape: "there is no such escape"
    case .controlCharacter: "a control character must be escaped"
    case .tooDeep: "there are more than \(JSONParser.deepest) values in one another"
    case .notUTF8: "the bytes are not UTF-8"
    }
  }
}

// MARK: What is sent

extension ProtocolMessage {
  /// A message as bytes, with its header.
  private static func framed(_ members: [(String, JSON)]) -> [UInt8] {
    let content = JSON.object([("jsonrpc", "2.0")] + members).utf8(pretty: false)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  static func answer(to id: JSON, _ result: Result<JSON, ResponseError>, in language: Language = .english) -> [UInt8] {
    switch result {
    case .success(let value): framed([("id", id), ("result", value)])
    case .failure(let error): framed([("id", id), ("error", error.json(in: language))])
    }
  }

  static func notification(_ method: String, _ parameters: JSON) -> [UInt8] {
    framed([("method", .string(method)), ("params", parameters)])
  }

  static func request(id: String, _ method: String, _ parameters: JSON?) -> [UInt8] {
    framed([("id", .string(id)), ("method", .string(method))] + (parameters.map { [("params", $0)] } ?? []))
  }
}
