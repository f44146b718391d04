/// One commit of a history, and the files that are different in it from its first parent.
public struct GitCommit: Sendable, Equatable {
  public let hash: String
  /// When its author made it, as written there: `2026-11-20T18:04:05+01:00`.
  public let date: String
  public let author: String
  /// The first line of its message.
  public let subject: String
  public let files: [GitFile]
}

/// A file that is different in two states of a work tree. Paths are told from the folder that was asked about.
public struct GitFile: Sendable, Equatable {
  /// Nil where the file is new.
  public let oldPath: String?
  /// Nil where it is gone.
  public let newPath: String?
  /// The name of the object that holds its bytes; nil where there is none, or, for the new one, where they lie in the work tree.
  public let oldObject: String?
  public let newObject: String?

  public init(oldPath: String?, newPath: String?, oldObject: String?, newObject: String?) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.oldObject = oldObject
    self.newObject = newObject
  }
}

/// Reads what git prints with `-z`: words that end in a zero byte.
struct GitRecordReader {
  private var words: ArraySlice<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) {
    var words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    if words.last?.isEmpty == true { words.removeLast() }
    self.words = words[...]
  }

  /// The commits that `GitRepository.commits` asks for.
  mutating func commits() -> [GitCommit] {
    var commits: [GitCommit] = []
    while let hash = words.popFirst() {
      let texts = (0..<3).map { _ in text(words.popFirst() ?? []) }
      // The mark that begins a commit parts it from the files of the one before.
      commits.append(
        GitCommit(hash: text(hash.drop { $0 <= 0x20 }), date: texts[0], author: texts[1], subject: texts[2], files: files())
      )
    }
    return commits
  }

  /// Entries of the raw format (git-diff(1), *Raw output format*), as long as there are any.
  mutating func files() -> [GitFile] {
    var files: [GitFile] = []
    while let line = words.first?.drop(while: { $0 == 0x0A }), line.first == UInt8(ascii: ":") {
      words.removeFirst()
      let parts = text(line.dropFirst()).split(separator: " ").map(String.init)
      guard parts.count == 5, let status = parts[4].first, let name = words.popFirst() else { break }
      let isPair = status == "R" || status == "C"
      let second = isPair ? words.popFirst() : name
      let hasOld = Self.isFile(parts[0])
      let hasNew = Self.isFile(parts[1])
      // A name that is not UTF-8 cannot be written in a report.
      guard let second, let oldPath = String(validating: name, as: UTF8.self),
        let newPath = String(validating: second, as: UTF8.self), hasOld || hasNew
      else { continue }
      files.append(
        GitFile(
          oldPath: hasOld && status != "C" ? oldPath : nil,
          newPath: hasNew ? newPath : nil,
          oldObject: hasOld && status != "C" ? Self.object(parts[2]) : nil,
          newObject: hasNew ? Self.object(parts[3]) : nil
        )
      )
    }
    return files
  }

  /// Paths alone.
  mutating func paths() -> [String] {
    defer { words = [] }
    return words.compactMap { String(validating: $0, as: UTF8.self) }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a mode is that of an ordinary file, and not of a link or of another repository.
  private static func isFile(_ mode: String) -> Bool { mode.hasPrefix("100") }

  /// Zeros stand for bytes that are no object yet.
  private static func object(_ name: String) -> String? { name.allSatisfy { $0 == "0" } ? nil : name }
}
