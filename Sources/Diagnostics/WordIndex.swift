/// Words among which the nearest to others is looked for many times; it finds what `nearestWord` does.
///
/// That holds letters against letters, for each candidate. Here most candidates are known to be too far by the marks of their
/// letters alone: an edit takes at most one letter away and brings at most one.
public struct WordIndex: Sendable {
  public let words: [String]
  /// Of each word how many letters it has.
  private let lengths: [Int]
  private let marks: [UInt64]
  /// The first place of each word in lower case.
  private let places: [String: Int]

  public init(_ words: [String]) {
    self.words = words
    let lowercased = words.map { $0.lowercased() }
    lengths = words.map(\.count)
    marks = lowercased.map { WordIndex.marks(of: $0) }
    places = Dictionary(zip(lowercased, words.indices)) { first, _ in first }
  }

  /// The word that a mistyped one most likely meant.
  public func nearest(to word: String, limit: Int = 2) -> String? {
    place(nearestTo: word, limit: limit).map { words[$0] }
  }

  /// The place of the word that a mistyped one most likely meant.
  public func place(nearestTo word: String, limit: Int = 2) -> Int? {
    let lowercased = word.lowercased()
    let written = Array(lowercased)
    let own = WordIndex.marks(of: lowercased)
    func isNear(_ place: Int, _ most: Int) -> Bool {
      abs(lengths[place] - written.count) <= limit && (marks[place] & ~own).nonzeroBitCount <= most
        && (own & ~marks[place]).nonzeroBitCount <= most
    }
    if let same = places[lowercased], isNear(same, 0) { return same }
    // No other is spelt alike: the first that is one edit away is the nearest.
    var most = min(limit, max(written.count, 2) - 1)
    var best: Int?
    for place in words.indices {
      guard most > 0 else { break }
      guard isNear(place, most) else { continue }
      let distance = editDistance(written, Array(words[place].lowercased()))
      if distance <= most { (best, most) = (place, distance - 1) }
    }
    return best
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
