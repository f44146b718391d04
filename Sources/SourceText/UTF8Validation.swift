extension SourceText {
  /// The offset of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7), or nil if all of them are.
  public var firstInvalidUTF8: Int? {
    bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0, from: 0) }
  }

  /// The runs of bytes that are not well-formed UTF-8, in order; two runs have something well-formed between them.
  public var invalidRanges: [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      var runRanges: [Range<Int>] = []
      var offset = 0
      while let start = UTF8Validation.firstInvalid(in: buffer, from: offset) {
        offset = start + 1
        while offset < buffer.count, UTF8Validation.scalarLength(in: buffer, at: offset) == nil { offset += 1 }
        runRanges.append(start..<offset)
      }
      return runRanges
    }
  }
}

package enum UTF8Validation {
  /// The offset of the first byte from some offset on that is not well-formed UTF-8.
  package static func firstInvalid(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < buffer.count {
      if buffer[offset] < 0x80 {
        offset = Words.next(after: offset, in: buffer, where: { $0 & 0x8080_8080_8080_8080 != 0 }) ?? offset + 1
      } else if let length = scalarLength(in: buffer, at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  /// How many bytes the scalar at an offset has; nil where the bytes are not well-formed.
  static func scalarLength(in buffer: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch buffer[offset] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF4: (length, highest) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= buffer.count, (lowest...highest).contains(buffer[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + 2, offset + length) where buffer[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
