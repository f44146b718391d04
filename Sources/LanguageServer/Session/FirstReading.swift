import Diagnostics

/// The first reading of the vaults that documents are in. It may take a while, so what is found in a document by itself is told before
/// it, and a client that can show progress is told of it.
struct FirstReading {
  /// The folders of the vaults that are to be read.
  private(set) var folders: Set<String> = []
  /// The folders of the vaults that were read once: they are not announced again when they are read anew.
  private var known: Set<String> = []
  /// How often a client was asked for a sign of progress.
  private var count = 0
  /// Whether the client was told that vaults are being read.
  private var isAnnounced = false
  /// Whether the client was asked for a sign, and whether it made it.
  private var isAsked = false
  private var isShown = false

  var isGoingOn: Bool { !folders.isEmpty }

  /// Whether the client has not said yet whether it shows progress. Without its word none may be told.
  var waitsForClient: Bool { isAsked && !isShown && isGoingOn }

  /// The name of the progress, and of the request for it.
  private var token: String { "tidemark-reading-\(count)" }

  /// - Returns: whether the reading of a vault begins by it.
  mutating func begin(_ folder: String) -> Bool {
    guard known.insert(folder).inserted else { return false }
    folders.insert(folder)
    return true
  }

  /// - Returns: whether it was not announced before.
  mutating func announce() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  /// - Returns: the name of the progress that the client is asked for.
  mutating func ask() -> String {
    count += 1
    (isAsked, isShown) = (true, false)
    return token
  }

  /// Takes the answer of the client.
  ///
  /// - Returns: what it is told of what has begun.
  mutating func take(answerTo id: JSON, isError: Bool) -> [UInt8] {
    guard waitsForClient, id == .string(token) else { return [] }
    (isAsked, isShown) = (!isError, !isError)
    let value: JSON = ["kind": "begin", "title": "Reading the vault", "cancellable": false]
    return isError ? [] : Message.notification("$/progress", ["token": .string(token), "value": value])
  }

  /// - Parameter words: what was read.
  /// - Returns: what the client is told of the end.
  mutating func end(_ words: String) -> [UInt8] {
    defer { (folders, isAnnounced, isAsked, isShown) = ([], false, false, false) }
    guard isShown else { return [] }
    return Message.notification("$/progress", ["token": .string(token), "value": ["kind": "end", "message": .string(words)]])
  }
}
