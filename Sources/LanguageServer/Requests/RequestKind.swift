import Diagnostics

/// A request that a client may make. Each lives in a file of its own, and is in `LanguageServer.requests`.
protocol RequestKind: Sendable {
  static var method: String { get }
  /// What a person can switch off, of which it is a part.
  static var feature: Feature { get }
  /// What `initialize` says of it: the name of a capability, and its value; nil where another request of the feature says it.
  static var ability: (name: String, value: JSON)? { get }
  /// What is answered where the feature is switched off.
  static var nothing: JSON { get }
  /// Whether it is answered with a list that a client may take in parts (LSP 3.17, *Partial Result Progress*).
  static var comesInParts: Bool { get }

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON
}

extension RequestKind {
  static var nothing: JSON { .null }
  static var comesInParts: Bool { false }
}

/// A notification of a client that changes what the session knows.
protocol NotificationKind: Sendable {
  static var method: String { get }

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError)
}
