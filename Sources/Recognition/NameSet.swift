import Outline
import SourceText

/// The names of the items that must be told apart, each within its place.
struct NameSet {
  /// A hash of each name with its place, in the first free slot from that on which the hash says; 0 is free. Their number is a power of
  /// two. A `Set` would hash each hash.
  private var slots: [UInt64] = []
  private var count = 0
  /// The words of the name that is noted.
  private var words: [UInt8] = []

  private static let fewestSlots = 32

  /// Notes the name that some words are in a place; false where it may be there already. Two that differ may be taken for equal, which
  /// only costs time.
  ///
  /// - Parameter idRange: the id that tells the name apart from others.
  mutating func insert(
    _ wordsRange: Range<Int>,
    of bytes: [UInt8],
    _ project: String? = nil,
    id idRange: Range<Int>? = nil,
    in place: Int
  ) -> Bool {
    let range = Spaces.trimmed(wordsRange, in: bytes)
    guard !range.isEmpty else { return true }
    var key = NameHash()
    guard bytes.withUnsafeBufferPointer({ NameSet.haveOneSpelling(UnsafeBufferPointer(rebasing: $0[range])) }) else {
      return false
    }
    // Most words need no spaces to be folded, and no escape to be resolved.
    if let length = Document.nameLength(ofTitle: range, in: bytes) {
      key.add(bytes[range.prefix(length)])
    } else {
      words.removeAll(keepingCapacity: true)
      Spaces.appendFolded(range, of: bytes, to: &words)
      if let length = Document.nameLength(ofTitle: words.indices, in: words) {
        key.add(words[..<length])
      } else {
        key.add(Array(Document.name(ofTitle: String(decoding: words, as: UTF8.self)).utf8)[...])
      }
    }
    if let idRange {
      key.add(UInt64(UInt8(ascii: "^")))
      key.add(bytes[idRange])
    }
    key.add(UInt64(truncatingIfNeeded: place))
    if var project {
      let hasOneSpelling = project.withUTF8 { name in
        for byte in name { key.add(UInt64(byte)) }
        return NameSet.haveOneSpelling(name)
      }
      guard hasOneSpelling else { return false }
    }
    return insert(max(key.value, 1))
  }

  /// Notes a hash; false where it is there.
  private mutating func insert(_ hash: UInt64) -> Bool {
    // At most half of them are taken, so that a free one is near.
    if 2 * count >= slots.count { grow() }
    let slot = NameSet.slot(of: hash, in: slots)
    guard slots[slot] == 0 else { return false }
    slots[slot] = hash
    count += 1
    return true
  }

  private mutating func grow() {
    var grown = [UInt64](repeating: 0, count: max(NameSet.fewestSlots, 2 * slots.count))
    for hash in slots where hash != 0 { grown[NameSet.slot(of: hash, in: grown)] = hash }
    slots = grown
  }

  /// The slot that a hash is in, or else the free one that it goes into.
  private static func slot(of hash: UInt64, in slots: [UInt64]) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & last
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & last }
    return slot
  }

  /// Whether some bytes have no letter that others may spell, too, as an accent behind a letter (Unicode, canonical
  /// equivalence), and of which the bytes say nothing. Letters of Latin and Cyrillic alphabets, punctuation and emoji have none.
  private static func haveOneSpelling(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most names are of ASCII, of which all bytes are asked at once.
    guard bytes.reduce(UInt8(0), |) >= 0x80 else { return true }
    for place in bytes.indices where bytes[place] >= 0xC0 {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch bytes[place] {
      case 0xC2...0xCB, 0xD0, 0xD1,
        0xF0 where next == 0x9F, 0xEF where next == 0xB8:
        continue
      case 0xE2 where next != 0x84 && next != 0x8C && (next != 0x80 || place + 2 < bytes.count && bytes[place + 2] > 0x8F):
        continue
      default: return false
      }
    }
    return true
  }
}

/// A hash of the bytes of a name: FNV-1a, of 64 bits, of which eight bytes are taken at once.
private struct NameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // Otherwise the last of the eight would change the highest bits alone.
        value ^= value >> 32
        offset += 8
      }
      while offset < bytes.count {
        add(UInt64(bytes[offset]))
        offset += 1
      }
    }
  }
}
