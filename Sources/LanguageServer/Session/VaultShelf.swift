import Chronology
import Diagnostics
import Outline
import Planner
import Reading
import SourceText
import Vault
import Workspace

/// The vaults that open documents are in, each read once and then kept, and the texts that are held over the files on the disk.
struct VaultShelf {
  let jobs: Int
  private(set) var clock: WallClock
  private var vaults: [String: OpenVault] = [:]
  /// Rises with each change of what is held, or of the clock.
  private(set) var generation = 0
  private var source = OverlaySource()
  /// The texts by their places.
  private var texts: [DocumentPlace: [UInt8]] = [:]

  init(clock: WallClock, jobs: Int) {
    (self.clock, self.jobs) = (clock, jobs)
  }

  /// Where a document is that the client names so.
  func place(of address: String) -> DocumentPlace {
    guard let path = FileAddress.path(of: address) else { return .nowhere(address) }
    let place = FilePaths.supposedPlace(of: path)
    guard let folder = source.vault(ofFolder: FileSystem.folder(of: place)), let name = VaultRoot.name(of: place, in: folder)
    else {
      return .file(path: place)
    }
    return .vault(folder: folder, name: name)
  }

  /// The address of a file of a vault, as the server names it.
  static func address(of name: String, in folder: String) -> String {
    FileAddress.address(of: FileSystem.path(of: name, in: folder))
  }

  /// The vault in a folder, which is read if that was not done.
  mutating func vault(in folder: String) -> OpenVault {
    if let vault = vaults[folder] { return vault }
    let vault = opened(folder)
    vaults[folder] = vault
    return vault
  }

  /// The day that it is in no vault, and in each that was read: the settings of a vault say when its day ends.
  var days: [CivilDate] {
    [clock.today(in: Settings())] + folders.compactMap { vaults[$0].map { clock.today(in: $0.vaultIndex.settings) } }
  }

  /// What a vault that was read remembers of a file.
  func record(of name: String, in folder: String) -> VaultRecord? { vaults[folder]?.record(of: name) }

  /// Whether a vault was read.
  func hasRead(_ folder: String) -> Bool { vaults[folder] != nil }

  /// The texts that are held of the files of a vault, by their names.
  func texts(in folder: String) -> [String: [UInt8]] {
    var held: [String: [UInt8]] = [:]
    for case (.vault(folder, let name), let text) in texts { held[name] = text }
    return held
  }

  /// The folders of the vaults that were read.
  var folders: [String] { vaults.keys.sorted() }

  private func opened(_ folder: String) -> OpenVault {
    OpenVault(at: folder, clock: clock, texts: texts(in: folder), jobs: jobs)
  }

  // MARK: Changes

  /// Holds the text of a document, or for nil lets go of it, so that the file on the disk counts.
  ///
  /// - Returns: the places of which the findings are others now.
  mutating func hold(_ text: SourceText?, at place: DocumentPlace) -> Set<DocumentPlace> {
    texts[place] = text?.bytes
    generation += 1
    switch place {
    case .nowhere: return [place]
    case .file(let path):
      source.hold(text?.bytes, at: path)
      return [place]
    case .vault(let folder, let name):
      source.hold(text?.bytes, at: FileSystem.path(of: name, in: folder))
      guard vaults[folder] != nil else { return [place] }
      return changed(in: folder) { vault in
        text.map { vault.replace(name, with: $0.bytes) } ?? vault.reread(name)
      }.union([place])
    }
  }

  /// Takes a file as it is on the disk now, unless its text is held.
  mutating func reread(_ place: DocumentPlace) -> Set<DocumentPlace> {
    guard texts[place] == nil, case .vault(let folder, let name) = place, vaults[folder] != nil else { return [] }
    generation += 1
    return changed(in: folder) { $0.reread(name) }
  }

  /// Whether a file came or went since its vault was read, so that the index of the vault is made anew for it.
  func hasComeOrGone(_ place: DocumentPlace) -> Bool {
    guard texts[place] == nil, case .vault(let folder, let name) = place, let vault = vaults[folder],
      FileWalker.isMarkdown(FileSystem.name(of: name))
    else { return false }
    return vault.has(name) != FileSystem.exists(FileSystem.path(of: name, in: folder))
  }

  /// Goes on at another moment.
  mutating func setClock(_ clock: WallClock) -> Set<DocumentPlace> {
    guard clock != self.clock else { return [] }
    generation += 1
    self.clock = clock
    return vaults.keys.sorted().reduce(into: []) { places, folder in
      places.formUnion(changed(in: folder) { $0.setClock(clock) })
    }
  }

  /// Forgets all vaults, which are read anew when they are asked for: folders are vaults that were none, or none that were.
  mutating func forgetVaults() {
    vaults = [:]
    generation += 1
  }

  /// A document as its vault has just read it, if it has.
  func lastReading(of document: OpenDocument) -> (document: Document, reading: PlanReading)? {
    guard case .vault(let folder, let name) = document.place else { return nil }
    return vaults[folder]?.lastReading(of: name)
  }

  /// Clears away what the last changes have left.
  mutating func rest() {
    for folder in folders { vaults[folder]?.rest() }
  }

  /// Takes a text for that of another place.
  mutating func move(from old: DocumentPlace, to new: DocumentPlace) {
    guard old != new else { return }
    texts[new] = texts[old]
    texts[old] = nil
  }

  private mutating func changed(in folder: String, _ body: (inout OpenVault) -> Set<String>) -> Set<DocumentPlace> {
    // Taken out, so that a change of it is no copy.
    guard var vault = vaults.removeValue(forKey: folder) else { return [] }
    defer { vaults[folder] = vault }
    return Set(body(&vault).map { .vault(folder: folder, name: $0) })
  }

  // MARK: What is known

  /// What is found in a document: nothing in one without a kind of Tidemark.
  mutating func findings(in document: OpenDocument) -> [Diagnostic] {
    if case .vault(let folder, let name) = document.place {
      let vault = vault(in: folder)
      if vault.has(name) { return vault.record(of: name) == nil ? [] : vault.findings(of: name) }
      guard vault.problems[name] == nil else { return [] }
    }
    return findingsAlone(in: document)
  }

  /// What is found in a document by itself, which needs no vault.
  func findingsAlone(in document: OpenDocument) -> [Diagnostic] {
    let held = held(document)
    guard Document(reading: document.text, kindByFolder: held.kindByFolder).kind != nil else { return [] }
    return held.findings(clock: clock)
  }

  /// What would be found in a document if it had another text: the same that would be told of it then.
  mutating func findings(in document: OpenDocument, reading text: SourceText) -> [Diagnostic] {
    var trial = self
    var changed = document
    changed.text = text
    _ = trial.hold(text, at: document.place)
    return trial.findings(in: changed)
  }

  /// The kind that a document has by its folder, if it says none.
  mutating func kindByFolder(of document: OpenDocument) -> DocumentKind? {
    if case .vault(let folder, let name) = document.place { return vault(in: folder).kindByFolder(of: name) }
    return held(document).kindByFolder
  }

  private func held(_ document: OpenDocument) -> HeldText {
    switch document.place {
    case .vault(let folder, let name):
      HeldText(document.text, path: FileSystem.path(of: name, in: folder), hasPlace: true, source: source)
    case .file(let path): HeldText(document.text, path: path, hasPlace: true, source: source)
    case .nowhere(let address): HeldText(document.text, path: address, hasPlace: false, source: source)
    }
  }
}
