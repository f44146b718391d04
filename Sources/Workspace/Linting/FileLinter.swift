import Chronology
package import Diagnostics
package import Lint
package import Outline
package import Planner
import SourceText
import Vault

/// Lints files as they stand on the disk: knows which of them lie in a vault, and which paths exist.
package struct FileLinter: Sendable {
  /// A vault as far as a single file need know it.
  package struct Home: Sendable {
    /// The folder of the root: absolute, without symbolic links.
    package var folder: String
    /// What the root says.
    var root: VaultPlan?
  }

  let linter: Linter
  let source: any TextSource
  /// Tells today, which depends on the vault of a file.
  let clock: WallClock
  /// For each folder the vault that it lies in; nil for one that lies in none. A folder that is not named here is looked at anew.
  private let homes: [String: Home?]

  /// - Parameter paths: the files that will be linted, of which the folders are looked at here, once each.
  package init(
    only: [String]? = nil,
    allowed: [String] = [],
    clock: WallClock,
    paths: [String] = [],
    source: any TextSource = DiskSource()
  ) {
    linter = Linter(only: only, allowed: allowed)
    self.source = source
    self.clock = clock
    var homes: [String: Home?] = [:]
    var known: [String: Home] = [:]
    for folder in Set(paths.map(FileSystem.folder)) {
      homes[folder] = .some(FileLinter.home(ofFolder: folder, source, &known))
    }
    self.homes = homes
  }

  package func file(_ file: FileSet.File, _ document: Document) -> LintedFile {
    let folder = FileSystem.folder(of: file.path)
    let home = home(of: file)
    let place: @Sendable (String) -> String = { $0.hasPrefix("/") ? $0 : FileSystem.path(of: $0, in: folder) }
    let exists: @Sendable (String) -> Bool = { [source] in source.exists(place($0)) }
    let read: @Sendable (String) -> SourceText? = { [source] path in
      guard !source.leavesVault(place(path)) else { return nil }
      return try? source.read(place(path)).map { SourceText($0) }.get()
    }
    let settings = home?.root?.settings ?? Settings()
    let context = LintContext(
      today: clock.today(in: settings),
      isInVault: home != nil,
      settings: settings,
      vaultAllow: home?.root?.allow ?? [],
      exists: file.hasPlace ? exists : nil,
      read: file.hasPlace ? read : nil
    )
    return LintedFile(path: file.path, document: document, context: context)
  }

  package func lint(_ file: LintedFile) -> [Diagnostic] { linter.lint(file) }

  /// The vault that a file lies in.
  package func home(of file: FileSet.File) -> Home? {
    guard file.hasPlace else { return nil }
    let folder = FileSystem.folder(of: file.path)
    if let known = homes[folder] { return known }
    var none: [String: Home] = [:]
    return FileLinter.home(ofFolder: folder, source, &none)
  }

  private static func home(ofFolder folder: String, _ source: any TextSource, _ known: inout [String: Home]) -> Home? {
    guard let root = source.vault(ofFolder: folder) else { return nil }
    if let home = known[root] { return home }
    let bytes = try? source.read(FileSystem.path(of: VaultRoot.fileName, in: root)).get()
    let record = bytes.flatMap { VaultRecord.read($0, path: VaultRoot.fileName, name: VaultRoot.fileName)?.record }
    let home = Home(folder: root, root: record?.root)
    known[root] = home
    return home
  }
}
