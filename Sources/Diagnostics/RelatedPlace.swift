/// Another place that a finding names in words, so that an editor can lead there.
public struct RelatedPlace: Sendable, Equatable {
  /// The path of its file, as that of the finding is told.
  public var file: String
  /// From 1, as the words of a finding say it; nil for the file as a whole.
  public var line: Int?

  public init(file: String, line: Int? = nil) {
    (self.file, self.line) = (file, line)
  }
}
