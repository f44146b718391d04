/// Text as bytes, one behind the other: to put lines together of strings takes several times as long.
extension [UInt8] {
  /// Appends the bytes of a text.
  @inlinable
  package mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
