package import Diagnostics
package import Outline
package import Planner
package import SourceText

/// A text in memory that is linted by itself, as that of a file which no open vault has: one in no vault, one that a walk leaves out,
/// such as a template, or one that has no place on the disk.
package struct HeldText: Sendable {
  private let file: FileSet.File
  private let source: OverlaySource

  /// - Parameters:
  ///   - text: what is held.
  ///   - path: the path that findings show.
  ///   - hasPlace: whether the path says where the file is.
  ///   - source: where other files are found that it needs.
  package init(_ text: SourceText, path: String, hasPlace: Bool, source: OverlaySource) {
    var file = FileSet.File(path: path, isExplicit: true, source: text)
    file.hasPlace = hasPlace
    if hasPlace { file.place = FilePaths.supposedPlace(of: path) }
    (self.file, self.source) = (file, source)
  }

  /// The kind that the file has by its folder, if it says none.
  package var kindByFolder: DocumentKind? { VaultHomes(source: source).kindByFolder(of: file) }

  /// What `tidemark lint` finds in it, without the rules that hold files against each other.
  package func findings(clock: WallClock) -> [Diagnostic] {
    let linter = FileLinter(clock: clock, source: source)
    return linter.lint(linter.file(file, linter.homes.document(of: file)))
  }
}
