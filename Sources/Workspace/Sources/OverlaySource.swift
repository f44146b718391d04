package import Vault

/// Texts that are held in memory over another source, as an editor holds what is not saved yet: where one has a path, it is the file.
package struct OverlaySource: TextSource {
  private let base: any TextSource
  /// By their places: absolute paths without symbolic links.
  private let texts: [String: [UInt8]]

  /// - Parameter texts: by their paths; the folder of each must exist.
  package init(_ texts: [String: [UInt8]], over base: any TextSource = DiskSource()) {
    self.base = base
    self.texts = Dictionary(texts.map { (FilePaths.place(of: $0.key) ?? $0.key, $0.value) }) { _, last in last }
  }

  private func text(_ path: String) -> [UInt8]? { FilePaths.place(of: path).flatMap { texts[$0] } }

  package func vault(ofFolder folder: String) -> String? {
    guard case .success(var inner) = FileSystem.realPath(folder) else { return base.vault(ofFolder: folder) }
    let outer = base.vault(ofFolder: folder)
    // The nearest root, be it on the disk or in memory.
    while inner != outer {
      if texts[FileSystem.path(of: VaultRoot.fileName, in: inner)] != nil { return inner }
      guard inner != "/" else { break }
      inner = FileSystem.folder(of: inner)
    }
    return outer
  }

  package func exists(_ path: String) -> Bool { text(path) != nil || base.exists(path) }

  package func leavesVault(_ path: String) -> Bool { base.leavesVault(path) }

  package func read(_ path: String) -> Result<[UInt8], FileError> {
    guard let bytes = text(path) else { return base.read(path) }
    return bytes.count > FileSet.limit ? .failure(.tooLarge(limit: FileSet.limit)) : .success(bytes)
  }

  package func files(ofVault root: String, besides named: FileWalker) -> VaultFiles {
    var found = base.files(ofVault: root, besides: named)
    let known = Set(found.files.map(\.name)).union(named.places.compactMap { VaultRoot.name(of: $0, in: root) })
    let added = texts.keys.compactMap { VaultRoot.name(of: $0, in: root) }.filter {
      !known.contains($0) && FileWalker.isMarkdown($0)
    }
    found.files += added.map { (FileSystem.path(of: $0, in: root), $0) }
    if !added.isEmpty { found.files.sort { $0.name < $1.name } }
    return found
  }
}
