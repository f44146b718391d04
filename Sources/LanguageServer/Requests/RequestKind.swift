import Diagnostics

/// A request that a client may make. Each lives in a file of its own, and is in `LanguageServer.requests`.
protocol RequestKind: Sendable {
  static var method: String { get }
  /// What `initialize` says of it: the name of a capability, and its value.
  static var ability: (name: String, value: JSON) { get }

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON
}

/// A notification of a client that changes what the session knows.
protocol NotificationKind: Sendable {
  static var method: String { get }

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError)
}
