/// How words begin: their first three letters of ASCII, whatever their case; of a shorter word all. Nearly every word of a vault is
/// looked up here, and a `Set` would hash each.
package struct Beginnings: Sendable {
  /// A bit for each three letters.
  private var bits = [UInt64](repeating: 0, count: 1 << (3 * Beginnings.bitsOfLetter - 6))

  private static let bitsOfLetter = 5

  package init(of words: some Sequence<String>) {
    for word in words {
      let letters = Beginnings.letters(of: Array(word.utf8), at: 0, end: word.utf8.count)
      bits[letters >> 6] |= 1 << UInt64(letters & 63)
    }
  }

  /// Whether what stands at an offset begins as one of the words does. That it is one is not said.
  package func stand(in bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    contains(Beginnings.letters(of: bytes, at: offset, end: end))
  }

  func contains(_ letters: Int) -> Bool { bits[letters >> 6] >> UInt64(letters & 63) & 1 == 1 }

  /// The letters with which a word begins, in one number.
  static func letters(of bytes: [UInt8], at offset: Int, end: Int) -> Int {
    var letters = 0
    for place in offset..<min(offset + 3, end) {
      let letter = (bytes[place] | 0x20) &- 0x60
      guard 1...26 ~= letter else { break }
      letters = letters << bitsOfLetter | Int(letter)
    }
    return letters
  }
}
