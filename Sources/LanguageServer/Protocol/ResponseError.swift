import Diagnostics

/// Why a request is not answered (JSON-RPC 2.0, section 5.1; LSP 3.17, *Response Message*).
struct ResponseError: Error, Equatable {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
    case contentModified = -32801
  }

  var code: Code
  /// What is wrong, for a person.
  var message: String

  init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  var json: JSON { ["code": .integer(code.rawValue), "message": .string(message)] }
}
