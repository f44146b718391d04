/// The colors that a project, a block, a phase or a category can have (format, *Keywords*).
public enum Color: String, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// The color of what has none.
  public static let standard = Color.gray

  /// The color of a written word; ASCII case is ignored, and `grey` is gray.
  public init?(word: String) {
    let word = word.lowercased()
    self.init(rawValue: word == "grey" ? Color.gray.rawValue : word)
  }
}
