/// What a change of one file of a vault means for the others: for which of them the index answers otherwise than before.
///
/// Files are told by their names from the root; the one that changed is not among them.
public struct VaultEffect: Sendable, Equatable {
  /// Whether the settings of the root are others, or the rules that it keeps silent: they hold for every file.
  public var isTotal = false
  /// The files for which an answer is another.
  public var files: Set<String> = []
  /// The files that speak of a project which is only written otherwise. It matters to those of them alone in which something is
  /// found: that may lead to a line of the project, or be mended in it.
  public var filesWithFindings: Set<String> = []

  public init() {}
}
