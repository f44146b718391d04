/// Words among which the nearest to others is looked for many times; it finds what `nearestWord` does.
///
/// That holds letters against letters, for each candidate. Here a word that is one edit away is found without a look at the
/// others; and of these most are known to be too far by the marks of their letters, as an edit takes at most one letter away and
/// brings at most one.
public struct WordIndex: Sendable {
  public let words: [String]

  /// The first of the words that are one in lower case.
  private struct Entry {
    let place: Int
    /// How many letters it has.
    let length: Int
    /// Which of the marks it has.
    let group: Int
  }

  /// In the order of the words.
  private let entries: [Entry]
  /// The marks of all entries, which many have in common.
  private let groups: [UInt64]
  /// The entry of each word in lower case.
  private let exact: [String: Int]
  /// The entries by what they are without one of their letters, and with all of them, in the order of these numbers.
  private let shortened: [(variant: Int, entry: Int)]

  public init(_ words: [String]) {
    var entries: [Entry] = []
    var groups: [UInt64: Int] = [:]
    var exact: [String: Int] = [:]
    var shortened: [(variant: Int, entry: Int)] = []
    for (place, word) in words.enumerated() {
      let lowercased = word.lowercased()
      guard exact[lowercased] == nil else { continue }
      exact[lowercased] = entries.count
      for variant in WordIndex.variants(of: lowercased) { shortened.append((variant, entries.count)) }
      let marks = WordIndex.marks(of: lowercased)
      let group = groups[marks] ?? groups.count
      groups[marks] = group
      entries.append(Entry(place: place, length: word.count, group: group))
    }
    self.words = words
    self.entries = entries
    self.groups = groups.sorted { $0.value < $1.value }.map(\.key)
    self.exact = exact
    self.shortened = shortened.sorted { $0.variant < $1.variant }
  }

  /// The word that a mistyped one most likely meant.
  public func nearest(to word: String, limit: Int = 2) -> String? {
    place(nearestTo: word, limit: limit).map { words[$0] }
  }

  /// The place of the word that a mistyped one most likely meant.
  public func place(nearestTo word: String, limit: Int = 2) -> Int? {
    let lowercased = word.lowercased()
    let written = Letters(lowercased)
    let own = WordIndex.marks(of: lowercased)
    func isNear(_ marks: UInt64, _ most: Int) -> Bool {
      (marks & ~own).nonzeroBitCount <= most && (own & ~marks).nonzeroBitCount <= most
    }
    func edits(_ index: Int, _ most: Int) -> Int? {
      let entry = entries[index]
      guard abs(entry.length - written.count) <= limit, isNear(groups[entry.group], most) else { return nil }
      return written.edits(to: Letters(words[entry.place]), atMost: most)
    }
    var most = min(limit, max(written.count, 2) - 1)
    if let same = exact[lowercased], edits(same, min(limit, 0)) != nil { return entries[same].place }
    if most > 0, let near = neighbors(of: lowercased).filter({ edits($0, 1) != nil }).min() { return entries[near].place }
    // No other is nearer than two edits: the first that is two away is the nearest.
    let near = groups.map { isNear($0, most) }
    guard near.contains(true) else { return nil }
    var best: Int?
    for index in entries.indices where near[entries[index].group] {
      guard most > 1 else { break }
      if let distance = edits(index, most) { (best, most) = (entries[index].place, distance - 1) }
    }
    return best
  }

  /// The entries that may be one edit away: letters that are added, left out, replaced or swapped with a neighbor leave the same
  /// behind where one of them is taken out on either side.
  private func neighbors(of word: String) -> Set<Int> {
    var found: Set<Int> = []
    for variant in WordIndex.variants(of: word) {
      var (low, high) = (0, shortened.count)
      while low < high {
        let middle = (low + high) / 2
        if shortened[middle].variant < variant { low = middle + 1 } else { high = middle }
      }
      while low < shortened.count, shortened[low].variant == variant {
        found.insert(shortened[low].entry)
        low += 1
      }
    }
    return found
  }

  /// A number for the word, and for what it is without each of its letters.
  private static func variants(of word: String) -> [Int] {
    let base = 0x5DEE_CE66_D1CE_4E5B
    let letters = word.map(\.hashValue)
    var rests = [0]
    for letter in letters.reversed() { rests.append(letter &+ base &* rests[rests.count - 1]) }
    rests.reverse()
    var variants = [rests[0]]
    var (start, power) = (0, 1)
    for (index, letter) in letters.enumerated() {
      // Without either of two equal neighbors it is the same.
      if index == 0 || letters[index - 1] != letter { variants.append(start &+ power &* rests[index + 1]) }
      start = start &+ power &* letter
      power = power &* base
    }
    return variants
  }

  /// A bit for each letter. Letters that are equal have the same bit, however they are encoded.
  private static func marks(of word: String) -> UInt64 {
    word.reduce(0) { $0 | 1 << bit(of: $1) }
  }

  private static func bit(of letter: Character) -> UInt64 {
    guard let value = letter.asciiValue ?? likeASCII.first(where: { Character(Unicode.Scalar($0)) == letter }) else {
      return 63
    }
    switch value {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt64(value - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt64(value - UInt8(ascii: "0")) + 26
    default: return 36 + UInt64(value % 27)
    }
  }

  /// Unicode has other characters that are equal to these.
  private static let likeASCII = Array(";`k".utf8)
}
