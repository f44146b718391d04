/// One file's part of a change.
public struct FileChange: Sendable, Hashable {
  /// The file. Symbolic links at the end of the path are followed where the file is replaced; where it is new, nothing may have
  /// the name, and where it is removed, the name goes and what a link leads to stays.
  public var path: String
  /// The bytes as they were read; nil: nothing may have the name yet.
  public var before: [UInt8]?
  /// The bytes that the file is to hold; nil: the file is removed.
  public var after: [UInt8]?

  public init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }
}
