package import Vault

/// Where files are read from: the disk, what is staged for a commit, or texts held in memory over one of these.
package protocol TextSource: Sendable {
  /// The folder of the vault that a folder lies in: absolute, without symbolic links. Nil where it lies in none.
  func vault(ofFolder folder: String) -> String?

  /// Whether something has a path.
  func exists(_ path: String) -> Bool

  /// Whether a symbolic link on a path leads out of the vault (`VaultBorder`).
  func leavesVault(_ path: String) -> Bool

  /// The bytes of a file; `tooLarge` beyond `FileSet.limit`.
  func read(_ path: String) -> Result<[UInt8], FileError>

  /// The files of a vault besides some that were named.
  ///
  /// - Parameter named: the walk over what was named.
  func files(ofVault root: String, besides named: FileWalker) -> VaultFiles
}

/// Files of a vault, in the order of a walk, and what could not be listed.
package struct VaultFiles {
  /// The path as it is shown, and that from the root of the vault.
  var files: [(path: String, name: String)] = []
  var problems: [FileWalker.Problem] = []
}

/// The files as they stand on the disk.
struct DiskSource: TextSource {
  func vault(ofFolder folder: String) -> String? { VaultRoot.find(from: folder) }

  func exists(_ path: String) -> Bool { FileSystem.exists(path) }

  func leavesVault(_ path: String) -> Bool { VaultBorder.leavingLink(on: path) != nil }

  func read(_ path: String) -> Result<[UInt8], FileError> { FileSystem.read(path, limit: FileSet.limit) }

  func files(ofVault root: String, besides named: FileWalker) -> VaultFiles {
    // Of a vault that was named as a whole there are no others: it is not walked again.
    guard !named.walked(root) else { return VaultFiles() }
    let listing = VaultListing(root: root, named: named)
    let files = listing.files.filter { $0.namedIndex == nil }.map { ($0.path, $0.name) }
    return VaultFiles(files: files, problems: listing.problems)
  }
}
