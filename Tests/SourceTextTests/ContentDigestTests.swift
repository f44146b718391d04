import Testing

@testable import SourceText

@Suite struct ContentDigestTests {
  private func digest(_ parts: [UInt8]...) -> UInt64 {
    var digest = ContentDigest()
    for part in parts { digest.add(part) }
    return digest.value
  }

  @Test func textsAndBytesAreOne() {
    for text in ["", "a", "einundzwanzig", String(repeating: "ä", count: 50)] {
      var one = ContentDigest()
      one.add(text)
      #expect(one.value == digest(Array(text.utf8)))
    }
  }

  /// Each byte that is another makes another digest, wherever it stands.
  @Test func everyByteCounts() {
    var seen: Set<UInt64> = []
    var count = 0
    for length in 0...40 {
      let bytes = (0..<length).map { UInt8($0) }
      seen.insert(digest(bytes))
      count += 1
      for place in bytes.indices {
        for bit in 0..<8 {
          var other = bytes
          other[place] ^= 1 << bit
          seen.insert(digest(other))
          count += 1
        }
      }
    }
    // Among them no two are the same bytes, but for those that a changed bit makes of one another.
    #expect(seen.count == count)
  }

  /// What is changed is not undone by a change behind it, be it in the same eight bytes or in the next.
  @Test func twoBitsCount() {
    let bytes = Array(repeating: UInt8(ascii: " "), count: 16)
    var seen: Set<UInt64> = [digest(bytes)]
    for first in 0..<128 {
      for second in (first + 1)..<128 {
        var other = bytes
        for bit in [first, second] { other[bit / 8] ^= 1 << (bit % 8) }
        seen.insert(digest(other))
      }
    }
    #expect(seen.count == 1 + 128 * 127 / 2)
  }

  @Test func partsDoNotRunTogether() {
    let all = [digest(), digest([]), digest([], []), digest([0]), digest([1, 2]), digest([1], [2]), digest([], [1, 2])]
    #expect(Set(all).count == all.count)
  }

  /// The same on every machine: memories outlast a program.
  @Test func digestsAreFixed() {
    #expect(digest([]) != digest([0]))
    #expect(String(digest(Array("Tidemark".utf8)), radix: 16) == "4a91e2f0c899f66f")
  }
}
