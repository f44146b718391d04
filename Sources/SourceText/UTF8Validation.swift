extension SourceText {
  /// The offset of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7), or nil if all of them are.
  public var firstInvalidUTF8: Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      let count = buffer.count
      while offset < count {
        let first = buffer[offset]
        if first < 0x80 {
          offset += 1
          continue
        }
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF4: (length, highest) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return offset
        }
        guard offset + length <= count, (lowest...highest).contains(buffer[offset + 1]) else { return offset }
        for index in offset + 2..<max(offset + 2, offset + length) where buffer[index] & 0xC0 != 0x80 {
          return offset
        }
        offset += length
      }
      return nil
    }
  }
}
