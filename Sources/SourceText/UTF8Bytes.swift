/// Text as bytes, one behind the other: to put lines together of strings takes several times as long.
extension [UInt8] {
  /// Appends the bytes of a text.
  @inlinable
  package mutating func append(utf8 text: String) {
    // Nearly every text lends its bytes. To ask a variable for them counts another reference to it.
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { append(contentsOf: text.utf8) }
  }
}
