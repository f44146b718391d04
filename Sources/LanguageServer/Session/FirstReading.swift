import Diagnostics
import Languages

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
  private var sign = Sign.none

  /// What shows a person that vaults are being read.
  private enum Sign {
    /// The client was not asked for one, or has none.
    case none
    case asked, shown
  }

  var isGoingOn: Bool { !folders.isEmpty }

  /// Whether the client has not said yet whether it shows progress. Without its word none may be told.
  var waitsForClient: Bool { sign == .asked && isGoingOn }

  /// The name of the progress, and of the request for it.
  private var token: String { "tidemark-reading-\(count)" }

  /// Begins to read a vault that was never read.
  ///
  /// - Returns: whether its first reading goes on, be it that it had begun before.
  mutating func begin(_ folder: String) -> Bool {
    if known.insert(folder).inserted { folders.insert(folder) }
    return folders.contains(folder)
  }

  /// - Returns: whether it was not announced before.
  mutating func announce() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  /// - Returns: the name of the progress that the client is asked for.
  mutating func ask() -> String {
    count += 1
    sign = .asked
    return token
  }

  /// Takes the answer of the client.
  ///
  /// - Returns: what it is told of what has begun.
  mutating func take(answerTo id: JSON, isError: Bool, in language: Language) -> [UInt8] {
    guard waitsForClient, id == .string(token) else { return [] }
    sign = isError ? .none : .shown
    let value: JSON = ["kind": "begin", "title": .string(language.say(ProgressMessage.readingVault)), "cancellable": false]
    return isError ? [] : ProtocolMessage.notification("$/progress", ["token": .string(token), "value": value])
  }

  /// - Parameter words: what was read.
  /// - Returns: what the client is told of the end.
  mutating func end(_ words: String) -> [UInt8] {
    defer { (folders, isAnnounced, sign) = ([], false, .none) }
    guard sign == .shown else { return [] }
    return ProtocolMessage.notification(
      "$/progress",
      ["token": .string(token), "value": ["kind": "end", "message": .string(words)]]
    )
  }
}

/// What an editor shows while vaults are read.
enum ProgressMessage: Message {
  case readingVault
  /// How many files were read.
  case files(Int)
}
