import Chronology
package import Diagnostics
package import Lint
package import Outline
package import Planner
package import Reading
import Recognition
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
  /// What is known of the files of each folder that was looked at: a walk finds many in one.
  private let known: [String: Surroundings]

  /// What is known of a file besides it. It is one reference, as it holds many that all threads would count.
  final class Surroundings: Sendable {
    /// The vault that it lies in.
    let home: Home?
    let context: LintContext
    let recognizer: Recognizer

    fileprivate init(home: Home?, context: LintContext) {
      (self.home, self.context) = (home, context)
      recognizer = Recognizer(in: context, tasks: .ofProjects)
    }
  }

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
    let homes = VaultHomes(of: paths, source: source)
    self.homes = homes
    known = Dictionary(
      uniqueKeysWithValues: homes.homes.map { folder, home in
        (folder, FileLinter.surroundings(in: home, from: folder, source, clock))
      }
    )
  }

  /// - Parameter extras: what is read of the file beside the plan; a linter of errors alone needs no more than the problems.
  package func file(_ file: FileSet.File, _ document: Document, with extras: PlanReading.Extras = .all) -> LintedFile {
    LintedFile(path: file.path, document: document, with: extras, context: surroundings(of: file).context)
  }

  func surroundings(of file: FileSet.File) -> Surroundings {
    guard file.hasPlace else { return Surroundings(home: nil, context: LintContext(home: nil, clock: clock)) }
    let folder = FileSystem.folder(of: file.path)
    return known[folder] ?? FileLinter.surroundings(in: homes.home(ofPath: file.path), from: folder, source, clock)
  }

  /// The same for the files of a folder, which lies in a vault or in none.
  private static func surroundings(
    in home: Home?,
    from folder: String,
    _ source: any TextSource,
    _ clock: WallClock
  ) -> Surroundings {
    var context = LintContext(home: home, clock: clock)
    context.look(at: source, from: folder)
    return Surroundings(home: home, context: context)
  }

  /// Recognizes files of a vault for no more than what the vault remembers of them.
  func recognizerOfRecords(in home: Home?) -> Recognizer {
    var context = LintContext(home: home, clock: clock)
    // What is there beside a file matters to what is found in it, and not to what is remembered.
    context.exists = { _ in true }
    return Recognizer(in: context, tasks: .ofProjects)
  }

  package func lint(_ file: LintedFile) -> [Diagnostic] { linter.lint(file) }

  /// The vault that a file lies in.
  package func home(of file: FileSet.File) -> Home? { homes.home(of: file) }
}

extension LintContext {
  /// What holds for a file of a vault, or for one in none. Other files cannot be looked at yet.
  init(home: FileLinter.Home?, clock: WallClock) {
    let settings = home?.settings ?? Settings()
    self.init(
      today: clock.today(in: settings),
      isInVault: home != nil,
      settings: settings,
      vaultAllow: home?.allow ?? []
    )
  }

  /// Lets rules look at other files.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file, from which paths are told.
  ///   - asking: hears of each path that is looked at, before it is.
  mutating func look(at source: any TextSource, from folder: String, asking: (@Sendable (String) -> Void)? = nil) {
    let place: @Sendable (String) -> String = { path in
      let place = path.hasPrefix("/") ? path : FileSystem.path(of: path, in: folder)
      asking?(place)
      return place
    }
    exists = { source.exists(place($0)) }
    read = { path in
      let place = place(path)
      guard !source.leavesVault(place) else { return nil }
      return try? source.read(place).map { SourceText($0) }.get()
    }
  }
}
