/// What a file is, as its property `kind` says (format, *Kinds*).
public enum DocumentKind: String, Sendable, CaseIterable {
  case page, day, project, stacks, ritual, life, activities, vault

  /// The kind of a written word; ASCII case is ignored.
  public init?(word: String) {
    self.init(rawValue: word.lowercased())
  }
}
