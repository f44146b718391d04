/// The candidate that a mistyped word most likely meant: the one fewest edits away (insertions, deletions, replacements and
/// swaps of neighbours, ASCII case ignored), if that is at most `limit` and fewer than the letters of the word.
///
/// The first of several equally near candidates is taken.
public func nearestWord(to word: String, in candidates: some Sequence<String>, limit: Int = 2) -> String? {
  nearestWord(to: word, in: Array(candidates), limit: limit)
}

/// The same of words in an array, which are asked for faster than those of a sequence.
public func nearestWord(to word: String, in candidates: [String], limit: Int = 2) -> String? {
  let written = Letters(word)
  var most = min(limit, max(written.count, 2) - 1)
  var best: String?
  for candidate in candidates {
    guard most >= 0 else { break }
    // A word has at most as many letters as bytes.
    guard candidate.utf8.count + most >= written.count, !written.isFar(from: candidate, atMost: most) else { continue }
    guard let distance = written.edits(to: Letters(candidate), atMost: most) else { continue }
    (best, most) = (candidate, distance - 1)
  }
  return best
}

/// The letters of a word in lower case, by which it is held against others.
struct Letters {
  private let letters: Kind
  /// A bit for each that it has; some have one in common.
  private let marks: UInt64

  private enum Kind {
    /// Each byte is a letter.
    case plain([UInt8])
    case any([Character])
  }

  init(_ word: String) {
    var word = word
    if let bytes = word.withUTF8(Letters.plain) {
      letters = .plain(bytes)
      marks = bytes.reduce(0) { $0 | Letters.mark(of: $1) }
    } else {
      (letters, marks) = (.any(Array(word.lowercased())), 0)
    }
  }

  /// The bytes of a word in lower case, where each is a letter: a carriage return and the newline behind it are one character.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.allSatisfy(isPlain) else { return nil }
    return bytes.map(lowercased)
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func mark(of byte: UInt8) -> UInt64 { 1 << UInt64(byte % 64) }

  /// How many they are.
  var count: Int {
    switch letters {
    case .plain(let bytes): bytes.count
    case .any(let characters): characters.count
    }
  }

  private var characters: [Character] {
    switch letters {
    case .plain(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .any(let characters): characters
    }
  }

  /// Whether a word is surely more than `most` edits away. Most are, and their bytes say so before they are copied.
  func isFar(from word: String, atMost most: Int) -> Bool {
    guard case .plain(let bytes) = letters else { return false }
    let isFar = word.utf8.withContiguousStorageIfAvailable { others in
      var otherMarks: UInt64 = 0
      for byte in others {
        guard Letters.isPlain(byte) else { return false }
        otherMarks |= Letters.mark(of: Letters.lowercased(byte))
      }
      return abs(bytes.count - others.count) > most || areFar(otherMarks, atMost: most)
    }
    return isFar ?? false
  }

  /// An edit takes at most one letter away, and brings at most one.
  private func areFar(_ otherMarks: UInt64, atMost most: Int) -> Bool {
    (marks & ~otherMarks).nonzeroBitCount > most || (otherMarks & ~marks).nonzeroBitCount > most
  }

  /// How many edits away the others are; nil for more than `most`.
  func edits(to other: Letters, atMost most: Int) -> Int? {
    guard abs(count - other.count) <= most else { return nil }
    guard case .plain(let bytes) = letters, case .plain(let others) = other.letters else {
      return editDistance(characters, other.characters, atMost: most)
    }
    guard !areFar(other.marks, atMost: most) else { return nil }
    return editDistance(bytes, others, atMost: most)
  }
}

/// The optimal string alignment distance; nil for one of more than `most`.
///
/// Letters whose places are more than `most` apart are not held against each other, as it takes so many edits to get there.
func editDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], atMost most: Int = .max) -> Int? {
  guard abs(left.count - right.count) <= most else { return nil }
  let far = left.count + right.count + 1
  let reach = min(most, far)
  var beforePrevious = Array(repeating: far, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = beforePrevious
  // The least distances of the last two rows, from which all further ones come.
  var (leastBefore, least) = (0, 0)
  for row in left.indices {
    let columns = max(0, row - reach)..<min(right.count, row + reach + 1)
    let first = columns.lowerBound == 0 ? row + 1 : far
    current[columns.lowerBound] = first
    (leastBefore, least) = (least, first)
    for column in columns {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    // The next row looks one place farther.
    if columns.upperBound < right.count { current[columns.upperBound + 1] = far }
    guard least <= most || leastBefore < most else { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count] <= most ? previous[right.count] : nil
}
