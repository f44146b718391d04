/// What the bytes of a headline may be signs of, besides words.
struct HeadlineSigns: OptionSet {
  let rawValue: UInt8

  /// Of a group, a link, a tag or an id: without one of them nothing but words is read.
  static let opening = HeadlineSigns(rawValue: 1)
  /// Of the value of a counter, with which the headline of an item of a page may end.
  static let colon = HeadlineSigns(rawValue: 2)
  /// Only of what was meant as a field.
  static let meant = HeadlineSigns(rawValue: 4)

  static let all: HeadlineSigns = [.opening, .colon, .meant]

  /// Whether one of them is among some bytes.
  func stand(in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      HeadlineSigns.ofBytes.withUnsafeBufferPointer { signs in
        var offset = range.lowerBound
        // This is asked of every byte of every item: four at a time, of which hardly any is one.
        while offset &+ 4 <= range.upperBound {
          let found = signs[Int(bytes[offset])] | signs[Int(bytes[offset &+ 1])]
          let next = signs[Int(bytes[offset &+ 2])] | signs[Int(bytes[offset &+ 3])]
          if (found | next) & rawValue != 0 { return true }
          offset &+= 4
        }
        while offset < range.upperBound {
          if signs[Int(bytes[offset])] & rawValue != 0 { return true }
          offset &+= 1
        }
        return false
      }
    }
  }

  private static let ofBytes: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "^"): opening.rawValue
    case UInt8(ascii: ":"): colon.rawValue
    case UInt8(ascii: "@"), UInt8(ascii: "<"), 0xE2, 0xF0: meant.rawValue
    default: 0
    }
  }
}
