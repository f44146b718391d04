import Vault

@testable import Workspace

/// Files in memory alone, below the folder `/vault`, which counts what is asked of it. It is used by one thread at a time.
final class MemorySource: TextSource, @unchecked Sendable {
  static let root = "/vault"

  /// By their paths from that folder.
  var files: [String: [UInt8]]
  /// Whether all files were named, so that a vault has no others.
  private let areNamed: Bool
  private(set) var reads = 0

  init(_ files: [String: [UInt8]], areNamed: Bool = false) {
    (self.files, self.areNamed) = (files, areNamed)
  }

  /// The path from the folder; nil outside of it.
  private func name(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(Self.root)/\(path)").split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.first == "vault" ? parts.dropFirst().joined(separator: "/") : nil
  }

  func vault(ofFolder folder: String) -> String? {
    guard var parts = name(folder)?.split(separator: "/") else { return nil }
    while true {
      let path = parts.joined(separator: "/")
      if files[path.isEmpty ? VaultRoot.fileName : "\(path)/\(VaultRoot.fileName)"] != nil {
        return path.isEmpty ? Self.root : "\(Self.root)/\(path)"
      }
      guard parts.popLast() != nil else { return nil }
    }
  }

  func exists(_ path: String) -> Bool {
    guard let name = name(path) else { return false }
    return name.isEmpty || files.keys.contains { $0 == name || $0.hasPrefix(name + "/") }
  }

  func leavesVault(_ path: String) -> Bool { name(path) == nil }

  func read(_ path: String) -> Result<[UInt8], FileError> {
    reads += 1
    return name(path).flatMap { files[$0] }.map { .success($0) } ?? .failure(.notFound)
  }

  func files(ofVault root: String, besides named: FileWalker) -> VaultFiles {
    guard !areNamed, let folder = name(root) else { return VaultFiles() }
    let names = files.keys.filter { FileWalker.isMarkdown($0) && (folder.isEmpty || $0.hasPrefix(folder + "/")) }
    let walked = names.filter { name in
      !FileWalker.leavesOut(name, below: Self.root) { exists($0 + "/" + VaultRoot.fileName) }
    }
    return VaultFiles(
      files: walked.sorted().map { ("\(Self.root)/\($0)", String($0.dropFirst(folder.isEmpty ? 0 : folder.count + 1))) }
    )
  }
}
