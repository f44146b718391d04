import Testing

@testable import Recognition

@Suite struct ByteClassesTests {
  /// Wherever a byte stands, and however many stand around it.
  @Test(arguments: 1..<14) func knowsTheClassOfEachByte(_ count: Int) {
    let classes: [(byte: UInt8, ByteClasses)] = [
      (0x37, .digit), (0x5B, .sign), (0x23, .tag), (0xC3, .letter), (0xE2, .wide), (0x3C, .other), (0x41, []),
    ]
    for (byte, expected) in classes {
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0x61, count: count + 2)
        (bytes[0], bytes[count + 1]) = (0x5C, 0x5C)
        bytes[place + 1] = byte
        #expect(ByteClasses.of(1..<count + 1, in: bytes) == expected)
      }
    }
  }
}
