package import Outline
import Planner
import Reading
import Recognition
import Sharing
import SourceText
import Vault

/// The vaults that some files lie in, as far as a single file need know them.
package struct VaultHomes: Sendable {
  /// One vault. Each of its files has it, and it holds many references.
  package struct Home: Sendable {
    private struct Parts: Sendable {
      var folder: String
      var record: VaultRecord?
      var settings: Settings
      var allow: [String]
    }

    private let shared: Shared<Parts>

    /// The folder of the root: absolute, without symbolic links.
    package var folder: String { shared.value.folder }
    /// What is remembered of the root, without its tasks; nil where no more than its settings were read here.
    var record: VaultRecord? { shared.value.record }
    /// What the root says, or what holds where it says nothing.
    var settings: Settings { shared.value.settings }
    /// Where the files need not say their kind.
    var folders: KindFolders { shared.value.settings.folders }
    /// The rules that are silent in all files.
    var allow: [String] { shared.value.allow }

    /// - Parameters:
    ///   - root: what the root says; nil where it cannot be read.
    ///   - record: what is remembered of it; nil where only its plan is at hand.
    init(folder: String, root: VaultPlan?, record: VaultRecord? = nil) {
      let settings = root?.settings ?? Settings()
      shared = Shared(Parts(folder: folder, record: record, settings: settings, allow: root?.allow ?? []))
    }
  }

  private let source: any TextSource
  /// For each folder the vault that it lies in; nil for one that lies in none. A folder that is not named here is looked at anew.
  let homes: [String: Home?]

  /// - Parameter paths: the files that will be asked for, of which the folders are looked at here, once each.
  package init(of paths: [String] = [], source: any TextSource = DiskSource()) {
    self.source = source
    var homes: [String: Home?] = [:]
    var known: [String: Home] = [:]
    // Of a root that will be read itself no more than the settings are asked for here.
    let ending = "/" + VaultRoot.fileName
    let roots = paths.filter { $0.hasSuffix(ending) || $0 == VaultRoot.fileName }
    for folder in VaultHomes.folders(of: roots) {
      homes[folder] = .some(VaultHomes.home(ofFolder: folder, source, &known, readsAll: false))
    }
    for folder in VaultHomes.folders(of: paths) where homes[folder] == nil {
      homes[folder] = .some(VaultHomes.home(ofFolder: folder, source, &known))
    }
    self.homes = homes
  }

  /// The folders that some files lie in. Most files lie in that of the one before, which is told without a hash of it.
  private static func folders(of paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      let folder = FileSystem.folder(of: path)
      if folder != folders.last { folders.append(folder) }
    }
    return folders
  }

  /// The vault that a file lies in.
  package func home(of file: FileSet.File) -> Home? { file.hasPlace ? home(ofPath: file.path) : nil }

  /// The same for the path of a file, which need not exist.
  package func home(ofPath path: String) -> Home? {
    let folder = FileSystem.folder(of: path)
    if let known = homes[folder] { return known }
    var none: [String: Home] = [:]
    return VaultHomes.home(ofFolder: folder, source, &none)
  }

  /// The vault of a root, whose folder is absolute and without symbolic links.
  func home(ofVault root: String) -> Home? {
    for case let home? in homes.values where home.folder == root { return home }
    return home(ofPath: FileSystem.path(of: VaultRoot.fileName, in: root))
  }

  /// - Parameter readsAll: whether a vault that is not known yet is to have a record of its root.
  static func home(
    ofFolder folder: String,
    _ source: any TextSource,
    _ known: inout [String: Home],
    readsAll: Bool = true
  ) -> Home? {
    guard let root = source.vault(ofFolder: folder) else { return nil }
    if let home = known[root] { return home }
    let bytes = try? source.read(FileSystem.path(of: VaultRoot.fileName, in: root)).get()
    let home = VaultHomes.home(ofFolder: root, bytes.map { SourceText($0) }, readsAll: readsAll)
    known[root] = home
    return home
  }

  /// The vault of a root of some text. All settings stand in its front matter; where that is not of plain lines, all is read.
  private static func home(ofFolder root: String, _ text: SourceText?, readsAll: Bool) -> Home {
    let stem = FileName.stem(of: VaultRoot.fileName)
    if !readsAll, let text, let front = PlanReading.OfFrontMatter(of: text, fileName: stem) {
      return Home(folder: root, root: front.reading.plan.vault)
    }
    let record = text.flatMap { VaultHomes.record(ofRoot: $0) }
    return Home(folder: root, root: record?.root, record: readsAll ? record : nil)
  }

  private static func record(ofRoot text: SourceText) -> VaultRecord? {
    let name = VaultRoot.fileName
    return Recognizer.record(ofRoot: text, path: name)
      ?? VaultRecord.read(text.bytes, path: name, name: name, tasks: .none)?.record
  }
}

// MARK: Kinds by folder

extension VaultHomes {
  /// The outline of a file, of the kind by its folder if it says none (format, *Kind by folder*).
  ///
  /// - Parameters:
  ///   - looksForMeant: whether what looks meant, and is not read, is looked for (`Document.init`).
  ///   - packsLogs: whether entries of logs that say little are no items (`Document.init`).
  package func document(of file: FileSet.File, looksForMeant: Bool = true, packsLogs: Bool = false) -> Document {
    Document(
      reading: file.source,
      kindByFolder: kindByFolder(of: file),
      looksForMeant: looksForMeant,
      packsLogs: packsLogs
    )
  }

  /// The kind that a file has by its folder, if it says none.
  package func kindByFolder(of file: FileSet.File) -> DocumentKind? {
    guard let home = home(of: file), !home.folders.isEmpty else { return nil }
    return file.name(in: home.folder).flatMap(home.folders.kind(ofFileNamed:))
  }

  /// The same for the path of a file, which need not exist.
  package func kindByFolder(ofPath path: String) -> DocumentKind? {
    guard let home = home(ofPath: path), !home.folders.isEmpty else { return nil }
    let name = VaultHomes.place(of: path).flatMap { VaultRoot.name(of: $0, in: home.folder) }
    return name.flatMap(home.folders.kind(ofFileNamed:))
  }

  /// Where a file stands that need not exist: absolute, without symbolic links on the way to it.
  fileprivate static func place(of path: String) -> String? {
    guard case .success(let folder) = FileSystem.realPath(FileSystem.folder(of: path)) else { return nil }
    return FileSystem.path(of: FileSystem.name(of: path), in: folder)
  }
}

extension FileSet.File {
  /// The path from the root of its vault. That of standard input need not exist.
  func name(in root: String) -> String? {
    (place ?? VaultHomes.place(of: path)).flatMap { VaultRoot.name(of: $0, in: root) }
  }
}
