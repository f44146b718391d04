import Testing

@testable import Reading

@Suite struct WrittenBytesTests {
  /// Eight bytes at a time, every byte counts, wherever it stands.
  @Test(arguments: 0...20)
  func whatIsHeldIsTheSameToTheLastByte(_ length: Int) {
    let words = (0..<length).map { UInt8($0 + 0x41) }
    let (other, written) = (Array("- ".utf8) + words + Array(" b".utf8), Array("- [ ] ".utf8) + words)
    #expect(written.holds(other, in: 2..<2 + length, from: 6))
    #expect(!written.holds(other, in: 2..<3 + length, from: 6))
    #expect(!written.holds(other, in: 2..<2 + length, from: 5))
    for place in 0..<length {
      var changed = written
      changed[6 + place] ^= 1
      #expect(!changed.holds(other, in: 2..<2 + length, from: 6))
    }
  }
}
