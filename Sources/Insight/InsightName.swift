/// The name of a ritual or a habit, as an insight says it.
public struct InsightName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Without markup. Two rituals may have the same.
  public let words: String
  /// As a file has it, with links, emphasis and code; nil for words that no file has.
  package let written: String?

  public init(words: String) { self.init(words: words, written: nil) }

  package init(words: String, written: String?) { (self.words, self.written) = (words, written) }

  public init(stringLiteral value: String) { self.init(words: value) }

  public var description: String { words }
}
