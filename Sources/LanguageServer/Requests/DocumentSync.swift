import Diagnostics

/// `textDocument/didOpen`
enum DidOpen: NotificationKind {
  static let method = "textDocument/didOpen"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    let document = try parameters.member("textDocument")
    let address = try document.member("uri").string()
    session.open(address, version: try document.member("version").integer(), try document.member("text").string())
  }
}

/// `textDocument/didChange`
enum DidChange: NotificationKind {
  static let method = "textDocument/didChange"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    let address = try parameters.documentAddress()
    let version = try parameters.member("textDocument").member("version").integer()
    let changes = try parameters.member("contentChanges").array().map { (change) throws(ResponseError) in
      let words = try change.member("text").string()
      guard let range = try change.optional("range") else { return OpenDocument.Change.whole(words) }
      return .part(try range.range(), words)
    }
    guard session.change(address, version: version, changes) else {
      throw ResponseError(.requestFailed, "“\(address)” is not open")
    }
  }
}

/// `textDocument/didClose`
enum DidClose: NotificationKind {
  static let method = "textDocument/didClose"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    let address = try parameters.documentAddress()
    guard session.close(address) else { throw ResponseError(.requestFailed, "“\(address)” is not open") }
  }
}

/// `workspace/didChangeConfiguration`: which features are on.
enum DidChangeConfiguration: NotificationKind {
  static let method = "workspace/didChangeConfiguration"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    guard let settings = try parameters.optional("settings") else { return }
    session.switchOff(try Feature.switchedOff(by: settings, before: session.off))
  }
}

/// `workspace/didChangeWatchedFiles`
enum DidChangeWatchedFiles: NotificationKind {
  static let method = "workspace/didChangeWatchedFiles"

  static func take(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) {
    let addresses = try parameters.member("changes").array().map { (change) throws(ResponseError) in
      try change.member("uri").string()
    }
    session.reread(addresses)
  }
}
