/// Text as bytes, one behind the other: to put lines together of strings takes several times as long.
extension [UInt8] {
  /// Appends the bytes of a text.
  @inlinable
  package mutating func append(utf8 text: String) {
    // Nearly every text lends its bytes. To ask a variable for them counts another reference to it.
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { append(contentsOf: text.utf8) }
  }
}

extension [[UInt8]] {
  /// All of them in one, each copied as a whole: what `joined` gives is asked for byte after byte.
  package func inOne() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(reduce(0) { $0 + $1.count })
    for piece in self { bytes.append(contentsOf: piece) }
    return bytes
  }
}
