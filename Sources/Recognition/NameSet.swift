import Outline
import SourceText

/// The names of the items that must be told apart, each within its place.
struct NameSet {
  /// A hash of each name with its place; those of most files are so few that to look through them is the quickest.
  private var few: [UInt64] = []
  private var many: Set<UInt64> = []
  /// The words of the name that is noted.
  private var words: [UInt8] = []

  private static let mostFew = 24

  /// Notes the name that some words are in a place; false where it may be there already. Two that differ may be taken for equal, which
  /// only costs time.
  mutating func insert(_ wordsRange: Range<Int>, of bytes: [UInt8], _ project: String? = nil, in place: Int) -> Bool {
    words.removeAll(keepingCapacity: true)
    Spaces.appendFolded(Spaces.trimmed(wordsRange, in: bytes), of: bytes, to: &words)
    var key = NameHash()
    if let length = Document.nameLength(ofTitle: words) {
      key.add(words[..<length])
    } else {
      words = Array(Document.name(ofTitle: String(decoding: words, as: UTF8.self)).utf8)
      key.add(words[...])
    }
    guard !words.isEmpty else { return true }
    key.add(UInt64(truncatingIfNeeded: place))
    if let project { key.add(Array(project.utf8)[...]) }
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
  mutating func add(_ bytes: ArraySlice<UInt8>) { for byte in bytes { add(UInt64(byte)) } }
}
