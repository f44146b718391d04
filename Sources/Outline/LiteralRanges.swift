/// The parts of a text that are never syntax: escapes, code spans, links, comments.
public enum LiteralRanges {
  /// In order, not overlapping.
  public static func of(_ bytes: [UInt8]) -> [Range<Int>] {
    InlineSyntax(bytes, in: 0..<bytes.count).literals.map(\.range)
  }
}
