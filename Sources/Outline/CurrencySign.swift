/// Knows the signs of currencies that people write before an amount (format, *Numbers and quantities*).
public enum CurrencySign {
  /// How many bytes the sign at an offset has, 0 where there is none: `$`, U+00A2 to U+00A5, and U+20A0 to U+20CF.
  public static func length(in bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    switch bytes[offset] {
    case UInt8(ascii: "$"): return 1
    case 0xC2: return offset + 1 < end && 0xA2...0xA5 ~= bytes[offset + 1] ? 2 : 0
    case 0xE2:
      guard offset + 2 < end else { return 0 }
      let isCurrency =
        bytes[offset + 1] == 0x82 ? bytes[offset + 2] >= 0xA0 : bytes[offset + 1] == 0x83 && bytes[offset + 2] < 0x90
      return isCurrency ? 3 : 0
    default: return 0
    }
  }
}
