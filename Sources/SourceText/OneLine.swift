extension StringProtocol {
  /// Its words, parted by one space each.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
