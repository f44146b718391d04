import Foundation
import TestSupport
import Testing

@testable import Vault

/// Files that a commit is to change, what they hold before and after, and how they are found.
struct CommitScene: CustomTestStringConvertible {
  enum Kind: String, CaseIterable {
    case replacement, shorter, hardLinks, creation, removal, several
  }

  var kind: Kind
  /// Whether names can be exchanged on the system that is played.
  var exchanges: Bool

  static let all = Kind.allCases.flatMap { kind in [true, false].map { CommitScene(kind: kind, exchanges: $0) } }

  var testDescription: String { "\(kind.rawValue), \(exchanges ? "exchanging" : "renaming")" }

  /// One file: its name, and what it holds before and after.
  struct File {
    var name: String
    var before: [UInt8]?
    var after: [UInt8]?
  }

  /// So long that a part of it would show.
  static func text(_ word: String, lines: Int) -> [UInt8] {
    Array(String(repeating: word + "\n", count: lines).utf8)
  }

  var files: [File] {
    let (old, new) = (Self.text("old", lines: 400), Self.text("something new", lines: 400))
    return switch kind {
    case .replacement: [File(name: "file", before: old, after: new)]
    case .shorter: [File(name: "file", before: new, after: old)]
    case .hardLinks: [File(name: "hard", before: old, after: Self.text("new", lines: 300))]
    case .creation: [File(name: "file", before: nil, after: new)]
    case .removal: [File(name: "file", before: old, after: nil)]
    case .several:
      [
        File(name: "file", before: old, after: new),
        File(name: "gone", before: old, after: nil),
        File(name: "made", before: nil, after: new),
        File(name: "hard", before: old, after: new),
        File(name: "last", before: new, after: old),
      ]
    }
  }

  func changes(in folder: TemporaryFolder) -> [FileChange] {
    files.map { FileChange(path: folder($0.name), before: $0.before, after: $0.after) }
  }

  /// Writes the files as they are before.
  func setUp(in folder: TemporaryFolder) throws {
    for file in files {
      guard let before = file.before else { continue }
      try folder.write(file.name, bytes: before)
      if file.name == "hard" { try #require(link(folder(file.name), folder("linked")) == 0) }
    }
  }

  var seam: CommitSeam {
    var seam = CommitSeam()
    seam.exchanges = exchanges
    seam.remembersFolders = false
    seam.synchronizes = false
    seam.patience = 5000
    return seam
  }

  /// The calls of the system that the commit makes.
  func steps() throws -> [CommitStep] {
    let folder = try TemporaryFolder()
    try setUp(in: folder)
    var steps: [CommitStep] = []
    var seam = seam
    seam.before = { step throws(FileError) in steps.append(step) }
    try FileSystem.commit(changes(in: folder), seam: seam).get()
    return steps
  }
}

extension TemporaryFolder {
  /// The bytes of a file; nil where there is none.
  func bytesOrNil(_ name: String) -> [UInt8]? {
    FileManager.default.fileExists(atPath: self(name)) ? try? bytes(name) : nil
  }

  /// The names that a commit has given.
  func strays(in folder: String = "") throws -> [String] {
    try names(in: folder).filter { $0.hasPrefix(".tidemark-") }
  }
}
