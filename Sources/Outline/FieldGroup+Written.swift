extension FieldGroup {
  /// Takes the fields of a group in its written form, `key: value, key: value`, one after the other (format, *Field groups*). False where
  /// it is written otherwise, has a key that is none, or has a field that is not taken.
  ///
  /// - Parameters:
  ///   - innerRange: what stands between its brackets.
  ///   - take: is given a key, its bytes and those of its value, which may be any but a comma.
  package static func forEachField(
    in innerRange: Range<Int>,
    of bytes: [UInt8],
    take: (_ key: FieldKey, _ nameRange: Range<Int>, _ valueRange: Range<Int>) -> Bool
  ) -> Bool {
    var offset = innerRange.lowerBound
    while true {
      let end = bytes[offset..<innerRange.upperBound].firstIndex(of: UInt8(ascii: ",")) ?? innerRange.upperBound
      guard let colon = bytes[offset..<end].firstIndex(of: UInt8(ascii: ":")), colon + 2 < end, bytes[colon + 1] == 0x20,
        let key = FieldKey(word: offset..<colon, in: bytes), take(key, offset..<colon, colon + 2..<end)
      else { return false }
      guard end < innerRange.upperBound else { return true }
      guard end + 2 < innerRange.upperBound, bytes[end + 1] == 0x20 else { return false }
      offset = end + 2
    }
  }
}
