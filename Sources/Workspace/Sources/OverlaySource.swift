package import Vault

/// Texts that are held in memory over another source, as an editor holds what is not saved yet: where one has a path, it is the file.
package struct OverlaySource: TextSource {
  private let base: any TextSource
  /// By their places: absolute paths without symbolic links.
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter texts: by their paths.
  package init(_ texts: [String: [UInt8]] = [:], over base: any TextSource = DiskSource()) {
    self.base = base
    for (path, text) in texts { hold(text, at: path) }
  }

  /// Holds a text, instead of another where one is held already; for nil the base has the file again.
  package mutating func hold(_ text: [UInt8]?, at path: String) {
    texts[FilePaths.supposedPlace(of: path)] = text
  }

  private func text(_ path: String) -> [UInt8]? {
    texts.isEmpty ? nil : texts[FilePaths.supposedPlace(of: path)]
  }

  package func vault(ofFolder folder: String) -> String? {
    let outer = baseVault(ofFolder: folder)
    var inner = FilePaths.supposedPlace(of: folder)
    // The nearest root, be it on the disk or in memory.
    while inner != outer {
      if texts[FileSystem.path(of: VaultRoot.fileName, in: inner)] != nil { return inner }
      guard inner != "/" else { break }
      inner = FileSystem.folder(of: inner)
    }
    return outer
  }

  /// The vault on the disk; of a folder that is in memory alone, that of the nearest one above it.
  private func baseVault(ofFolder folder: String) -> String? {
    var folder = folder
    while true {
      if let vault = base.vault(ofFolder: folder) { return vault }
      guard !base.exists(folder), folder != "/", folder != "." else { return nil }
      folder = FileSystem.folder(of: folder)
    }
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
    let added = texts.keys.compactMap { VaultRoot.name(of: $0, in: root) }.filter { !known.contains($0) && takes($0, in: root) }
    let others = foldersOfOthers(than: root)
    found.files.removeAll { file in
      let place = FileSystem.path(of: file.name, in: root)
      return others.contains { VaultRoot.name(of: place, in: $0) != nil }
    }
    found.files += added.map { (FileSystem.path(of: $0, in: root), $0) }
    if !added.isEmpty { found.files.sort { $0.name < $1.name } }
    return found
  }

  /// The folders in which no file is one of a vault, for a root that is in memory alone: those of the templates, and those of other
  /// vaults inside it. The base takes them for folders like others.
  private func foldersOfOthers(than root: String) -> [String] {
    let roots = texts.keys.filter { FileSystem.name(of: $0) == VaultRoot.fileName && !base.exists($0) }
    let folders = roots.map { FileSystem.folder(of: $0) }
    let templates = folders.map { FileSystem.path(of: VaultRoot.templatesFolder, in: $0) }
    guard exists(FileSystem.path(of: VaultRoot.fileName, in: root)) else { return templates }
    return templates + folders.filter { VaultRoot.name(of: $0, in: root) != nil }
  }

  /// Whether a walk over a vault would come by a file.
  ///
  /// - Parameter name: the path from the root.
  func takes(_ name: String, in root: String) -> Bool {
    FileWalker.isMarkdown(FileSystem.name(of: name))
      && !FileWalker.leavesOut(name, below: root) { exists(FileSystem.path(of: VaultRoot.fileName, in: $0)) }
  }
}
