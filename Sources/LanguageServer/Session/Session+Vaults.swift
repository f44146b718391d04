import Chronology
import Outline
import Planner
import SourceText
import Vault
import Workspace

extension Session {
  /// The vaults that open documents are in, each with the texts that are held.
  mutating func openVaults() -> [OpenVault] { vaultFolders.map { vaults.vault(in: $0) } }

  /// The folders of the vaults that open documents are in, and of those that were read.
  var vaultFolders: [String] {
    let own = documents.values.compactMap { document in
      if case .vault(let folder, _) = document.place { folder } else { nil }
    }
    return Set(own).union(vaults.folders).sorted()
  }

  /// The vault of a document; nil for one that is in none.
  mutating func vault(of document: OpenDocument) -> OpenVault? {
    if case .vault(let folder, _) = document.place { vaults.vault(in: folder) } else { nil }
  }

  /// How the files of a document's vault refer to each other; of one in none, the document alone.
  mutating func index(around document: OpenDocument) -> VaultIndex {
    if let vault = vault(of: document), vault.record(of: document.place.fileName) != nil { return vault.vaultIndex }
    return VaultIndex([read(document)?.file.record(named: document.place.fileName)].compactMap(\.self))
  }

  /// How a client names a file of a vault: as it did if it has it open.
  func address(of name: String, in folder: String) -> String {
    let place = DocumentPlace.vault(folder: folder, name: name)
    return documents.values.filter { $0.place == place }.map(\.address).min() ?? VaultShelf.address(of: name, in: folder)
  }

  /// How a client names a file that a document's vault knows by a name.
  func address(of name: String, around document: OpenDocument) -> String {
    if name == document.place.fileName { return document.address }
    if case .vault(let folder, _) = document.place { return address(of: name, in: folder) }
    return document.address
  }

  /// The day that it is where the settings of a document's vault hold.
  func today(_ index: VaultIndex) -> CivilDate { vaults.clock.today(in: index.settings) }

  /// The address that a link leads to; nil for a file that is not there.
  mutating func target(of link: TextLink, in document: OpenDocument) -> String? {
    switch link.target {
    case .web(let address): return address
    case .file(let link):
      switch link.target {
      case .title:
        let index = index(around: document)
        return index.target(of: link, in: .pages).map { address(of: $0.name, around: document) }
      case .path(let path):
        guard let own = FileAddress.path(of: document.address) else { return nil }
        let target = path.hasPrefix("/") ? path : FileSystem.path(of: path, in: FileSystem.folder(of: own))
        let place = FilePaths.supposedPlace(of: target)
        guard FileSystem.exists(place) || documents[FileAddress.address(of: place)] != nil else { return nil }
        return FileAddress.address(of: place)
      }
    }
  }
}
