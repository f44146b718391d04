import Diagnostics
import Editing
import Languages

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
  /// What is wrong, and what to do.
  private let words: [Told]

  /// An error of the protocol, which whoever works on an editor reads: in English.
  init(_ code: Code, _ message: String) {
    (self.code, words) = (code, [Told(message)])
  }

  /// A command that a person gave is not done, and the person is told why.
  init(_ refusal: EditRefusal) {
    (code, words) = (.requestFailed, [refusal.problem, refusal.advice].compactMap(\.self))
  }

  /// In the words of the log.
  var message: String { text(in: .english) }

  private func text(in language: Language) -> String { words.map { $0.text(in: language) }.joined(separator: "; ") }

  func json(in language: Language) -> JSON { ["code": .integer(code.rawValue), "message": .string(text(in: language))] }
}
