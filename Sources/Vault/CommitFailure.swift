/// Why a change of files was not made. Nothing is changed then, but for what `left` names.
public struct CommitFailure: Error, Sendable, Hashable {
  /// The file that failed, as the change spells it.
  public var path: String
  /// Why it did.
  public var error: FileError
  /// What could not be brought back as it was; empty but for rare mishaps.
  public var left: [Left]

  /// A file that is not as it was before the change.
  public struct Left: Sendable, Hashable {
    /// The file, as the change spells it.
    public var path: String
    /// The file that holds the bytes which `path` held before; nil where there were none.
    public var kept: String?

    public init(path: String, kept: String?) {
      self.path = path
      self.kept = kept
    }
  }

  public init(path: String, error: FileError, left: [Left] = []) {
    self.path = path
    self.error = error
    self.left = left
  }
}
