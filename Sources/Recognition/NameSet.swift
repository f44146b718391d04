import Outline
import SourceText

/// The names of the items that must be told apart, each within its place.
struct NameSet {
  /// A hash of each name with its place; those of most files are so few that to look through them is the quickest.
  private var few: [UInt64] = []
  private var many: Set<UInt64> = []

  private static let mostFew = 24

  /// Notes the name that some words are in a place; false where it may be there already. Two that differ may be taken for equal, which
  /// only costs time.
  mutating func insert(_ wordsRange: Range<Int>, of bytes: [UInt8], _ project: String? = nil, in place: Int) -> Bool {
    guard var key = NameHash(ofPlainWords: wordsRange, in: bytes) ?? NameHash(ofWords: wordsRange, in: bytes) else {
      return true
    }
    key.add(UInt64(truncatingIfNeeded: place))
    if let project { for byte in project.utf8 { key.add(UInt64(byte)) } }
    guard many.isEmpty else { return many.insert(key.value).inserted }
    guard !few.contains(key.value) else { return false }
    few.append(key.value)
    if few.count > NameSet.mostFew { many = Set(few) }
    return true
  }
}

/// A hash of the bytes of a name (FNV-1a, of 64 bits).
private struct NameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  /// Nil where some words have no name.
  init?(ofWords range: Range<Int>, in bytes: [UInt8]) {
    let name = Document.name(ofTitle: Spaces.folded(range, in: bytes))
    guard !name.isEmpty else { return nil }
    for byte in name.utf8 { add(UInt64(byte)) }
  }

  /// The same, without a string; nil for words of more than ASCII, and where more is to be done than to fold spaces and line endings and
  /// to take punctuation away at the end.
  init?(ofPlainWords range: Range<Int>, in bytes: [UInt8]) {
    guard let first = range.first, bytes[first].isLetter || bytes[first] &- 0x30 < 10 else { return nil }
    var (whole, previous) = (self, UInt8(0))
    for place in range {
      let byte = bytes[place] == UInt8(ascii: "\n") ? 0x20 : bytes[place]
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "#"), 0..<0x20, 0x7F...: return nil
      case 0x20 where previous == 0x20: continue
      default: break
      }
      whole.add(UInt64(byte))
      previous = byte
      if byte != 0x20, !isPunctuation(byte) { self = whole }
    }
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"): true
    default: false
    }
  }
}
