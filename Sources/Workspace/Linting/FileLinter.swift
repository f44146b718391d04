import Chronology
package import Diagnostics
package import Lint
package import Outline
package import Planner
import SourceText
import Vault

/// Lints files as they stand on the disk: knows which of them lie in a vault, and which paths exist.
package struct FileLinter: Sendable {
  package typealias Home = VaultHomes.Home

  let linter: Linter
  let source: any TextSource
  /// Tells today, which depends on the vault of a file.
  let clock: WallClock
  /// The vaults that the files lie in.
  package let homes: VaultHomes

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
    homes = VaultHomes(of: paths, source: source)
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
  package func home(of file: FileSet.File) -> Home? { homes.home(of: file) }
}
