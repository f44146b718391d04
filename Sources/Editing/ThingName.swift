import Diagnostics
import Outline
import Phrases

/// The name of a thing as a person types it, and how well a title fits it.
struct ThingName {
  /// How a title is held against a name; the strictest first (commands, *Names*).
  enum Level: CaseIterable {
    case exact, anyCase
    /// But for case and accents.
    case equal
    /// The title begins so, or is equal.
    case beginning
    /// Each word begins one of the title, or the title begins so.
    case words
    /// The name is anywhere in it, or one of those before.
    case part

    /// The least that a title must fit.
    fileprivate var fit: NameFit? {
      switch self {
      case .exact, .anyCase: nil
      case .equal: .equal
      case .beginning: .beginning
      case .words: .words
      case .part: .part
      }
    }
  }

  private let name: String
  private let folded: String
  private let key: NameKey
  private let letters: NameLetters

  init(_ text: String) {
    name = Document.name(ofTitle: text.onOneLine)
    folded = name.lowercased()
    key = NameKey(name)
    letters = NameLetters(name)
  }

  var isEmpty: Bool { name.isEmpty }

  func matches(_ title: String, _ level: Level) -> Bool {
    if level != .words, level != .part, beginsOtherwise(title) { return false }
    guard letters.mayName(TitleLetters(title)) else { return false }
    let other = Document.name(ofTitle: title)
    guard let least = level.fit else { return level == .exact ? other == name : other.lowercased() == folded }
    guard let fit = NameFit(key, NameKey(other)), fit <= least else { return false }
    return fit == .part ? !isShort : fit == .words ? !isNumber : true
  }

  /// Whether it has so few letters that it is within words by chance: `all` in *Call Jo*.
  private var isShort: Bool { key.text.utf8.count < 4 && key.text.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it is rather the number of something in a list than a word of a name: `1` of *Meeting 12/1*.
  private var isNumber: Bool { key.text.utf8.count < 3 && key.text.utf8.allSatisfy { $0 &- 0x30 < 10 } }

  /// Whether a title begins with another letter or digit of ASCII than the name. Most titles of a vault do, and none of them begins
  /// as the name does. A sign behind it that is not of ASCII may belong to the letter.
  private func beginsOtherwise(_ title: String) -> Bool {
    guard let own = ThingName.initial(of: folded), let other = ThingName.initial(of: title) else { return false }
    return own != other
  }

  /// The first letter, in lower case, or digit of a text, where that is one of ASCII by itself.
  private static func initial(of text: String) -> UInt8? {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), bytes.next() ?? 0 < 0x80 else { return nil }
    switch first {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return first | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return first
    default: return nil
    }
  }

  /// The values whose titles fit at the strictest level at which any do; none where none fit.
  func best<Value>(of values: [Value], by title: (Value) -> String) -> [Value] {
    for level in Level.allCases {
      let found = values.filter { matches(title($0), level) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The titles that may be meant, the nearest first, at most two. Of a short name fewer letters may be wrong.
  func nearest(in titles: [String]) -> [String] {
    let names = Array(Set(titles)).sorted()
    let limit = min(3, max(1, folded.count / 3))
    if let near = nearestWord(to: folded, in: names, limit: limit) { return [near] }
    let wordCount = folded.split(separator: " ").count
    let beginnings = names.map { $0.split(separator: " ").prefix(wordCount).joined(separator: " ") }
    if let near = nearestWord(to: folded, in: beginnings, limit: limit) {
      return Array(zip(names, beginnings).filter { $0.1 == near }.map(\.0).prefix(2))
    }
    // `plumer` of *Ring the plumber*
    let words = Set(names.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }.map(String.init)).filter { $0.count > 2 }
    if wordCount == 1, let near = nearestWord(to: folded, in: words.sorted(), limit: limit) {
      return Array(names.filter { name in name.split { !($0.isLetter || $0.isNumber) }.contains { $0 == near } }.prefix(2))
    }
    return Array(names.filter { $0.lowercased().contains(folded) }.prefix(2))
  }
}
