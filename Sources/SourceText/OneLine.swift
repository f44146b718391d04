extension StringProtocol {
  /// Its words, parted by one space each.
  package var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
