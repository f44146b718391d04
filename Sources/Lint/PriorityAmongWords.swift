import Chronology
import Outline

/// How much an open task matters, said among its words by a sign or a word that no field says: `ring the pharmacy!!`, `*** email`,
/// `[urgent]`, `URGENT: order`, `call Jo asap` (format, *Signs of priority*).
struct PriorityAmongWords {
  /// The sign or the word.
  let range: Range<Int>
  /// The value that it may be: `high`, `medium` or `low`.
  let value: String
  /// Whether it is a sign that the field takes the place of; a word stays where it is.
  let isSign: Bool

  /// Nil for words that say nothing of the kind.
  init?(_ textRange: Range<Int>, in bytes: borrowing [UInt8]) {
    guard PriorityAmongWords.maySay(textRange, in: bytes) else { return nil }
    let own = Array(bytes[textRange])
    let line = HardBreaks.lineEnd(of: 0..<own.count, in: own)
    let literals = LiteralRanges.of(own)
    var wordRanges: [Range<Int>] = []
    var offset = 0
    while offset < line, wordRanges.count < PriorityAmongWords.mostWords {
      while offset < line, own[offset] <= 0x20 { offset += 1 }
      let start = offset
      while offset < line, own[offset] > 0x20 { offset += 1 }
      if offset > start { wordRanges.append(start..<offset) }
    }
    // `Hurry!!!`
    guard 1 < wordRanges.count, wordRanges.count < PriorityAmongWords.mostWords else { return nil }
    let reader = Reader(bytes: own, wordRanges: wordRanges, end: wordRanges.last?.upperBound ?? 0)
    for index in wordRanges.indices where !literals.contains(where: { $0.overlaps(wordRanges[index]) }) {
      guard let found = reader.priority(at: index), found.range.count < line else { continue }
      range = textRange.lowerBound + found.range.lowerBound..<textRange.lowerBound + found.range.upperBound
      (value, isSign) = (found.value, found.isSign)
      return
    }
    return nil
  }

  /// Whether a word in small letters says that something matters: `urgent`, `wichtig`, `importante`.
  static func isWord(_ word: String) -> Bool { Reader.words.contains(word) }

  /// A longer text is a note.
  private static let mostWords = 40

  /// Whether a byte of some words may be part of such a sign, or the start of such a word: most tasks have none, and all are asked.
  private static func maySay(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var previous = UInt8(ascii: " ")
    for offset in range {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "["): return true
      default:
        let isStart = previous <= 0x20 || previous == UInt8(ascii: "(")
        if isStart, beginnings.stand(in: bytes, at: offset, end: range.upperBound) { return true }
      }
      previous = byte
    }
    return false
  }

  /// How the words for what matters begin, and `P1`.
  private static let beginnings = Beginnings(of: Reader.words.union(Reader.numbers.keys))
}

private struct Reader {
  let bytes: [UInt8]
  let wordRanges: [Range<Int>]
  let end: Int

  typealias Found = (range: Range<Int>, value: String, isSign: Bool)

  func priority(at index: Int) -> Found? {
    let wordRange = wordRanges[index]
    switch bytes[wordRange.lowerBound] {
    case UInt8(ascii: "["), UInt8(ascii: "("): return bracketed(wordRange)
    case UInt8(ascii: "*"):
      // `**` and `***` at either end, which set nothing off.
      let isAtEnd = index == 0 || index == wordRanges.count - 1
      return isAtEnd && 2...5 ~= wordRange.count && bytes[wordRange].allSatisfy({ $0 == UInt8(ascii: "*") })
        ? (wordRange, "high", true) : nil
    default: break
    }
    return marks(wordRange, isFirst: index == 0) ?? named(wordRange, at: index)
  }

  /// `!!`, alone or behind a word; `!call` at the start.
  private func marks(_ wordRange: Range<Int>, isFirst: Bool) -> Found? {
    let mark = UInt8(ascii: "!")
    if isFirst, bytes[wordRange.lowerBound] == mark {
      let stop = wordRange.first { bytes[$0] != mark } ?? wordRange.upperBound
      return stop == wordRange.upperBound && wordRange.count > 1
        ? (wordRange, "high", true) : isLetter(stop) ? (wordRange.lowerBound..<stop, "high", true) : nil
    }
    var start = wordRange.upperBound
    while start > wordRange.lowerBound, bytes[start - 1] == mark { start -= 1 }
    guard wordRange.upperBound - start > 1 else { return nil }
    // `What?!!` and `"Help!!` are said by somebody.
    guard
      start == wordRange.lowerBound || isLetter(start - 1) || bytes[start - 1] &- 0x30 < 10
        || ".)".utf8.contains(bytes[start - 1])
    else { return nil }
    return (start..<wordRange.upperBound, "high", true)
  }

  /// `[high]`, `[urgent]`, `(asap)`; `(high)` is told as a field.
  private func bracketed(_ wordRange: Range<Int>) -> Found? {
    let isSquare = bytes[wordRange.lowerBound] == UInt8(ascii: "[")
    guard let close = wordRange.first(where: { bytes[$0] == UInt8(ascii: isSquare ? "]" : ")") }),
      wordRange[(close + 1)...].allSatisfy({ ".,;:!".utf8.contains(bytes[$0]) && !(isSquare && bytes[$0] == UInt8(ascii: ":")) }
      )
    else { return nil }
    let text = String(decoding: bytes[wordRange.lowerBound + 1..<close], as: UTF8.self).lowercased()
    let name = String(text.prefix { $0 != "!" })
    let value = Reader.levels[name] ?? (Reader.words.contains(name) ? "high" : nil)
    guard let value, isSquare || Reader.levels[name] == nil && name != "urgent" else { return nil }
    return (wordRange.lowerBound..<close + 1, value, isSquare && Reader.levels[name] != nil)
  }

  fileprivate static let numbers = ["p1": "high", "p2": "medium", "p3": "low"]
  private static let levels = ["high": "high", "low": "low", "hoch": "high"]

  /// `URGENT: order`, `DRINGEND Wasser abstellen`; at the end `asap`, and behind a comma or before a mark `wichtig!`.
  private func named(_ wordRange: Range<Int>, at index: Int) -> Found? {
    var stop = wordRange.upperBound
    while stop > wordRange.lowerBound, ".,;:!".utf8.contains(bytes[stop - 1]) { stop -= 1 }
    let range = wordRange.lowerBound..<stop
    guard range.count < 12, isLetter(range.lowerBound) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let name = text.lowercased()
    if index == 0, wordRange.upperBound == stop + 1, bytes[stop] == UInt8(ascii: ":"), let value = Reader.numbers[name] {
      return (range, value, false)
    }
    guard Reader.words.contains(name) else { return nil }
    let sign = stop < wordRange.upperBound ? bytes[stop] : 0
    let isShouted = text == text.uppercased()
    if index == 0 {
      return isShouted || sign == UInt8(ascii: ":") || sign == UInt8(ascii: "!") || isDash(1) ? (range, "high", false) : nil
    }
    let isLast = wordRange.upperBound == end || bytes[wordRanges[index + 1].lowerBound] == UInt8(ascii: "#")
    guard isLast || sign == UInt8(ascii: "!") else { return nil }
    let before = wordRanges[index - 1]
    let isApart = ",;".utf8.contains(bytes[before.upperBound - 1]) || isDash(index - 1)
    if isApart || isShouted || sign == UInt8(ascii: "!") { return (range, "high", false) }
    let previous = String(decoding: bytes[before], as: UTF8.self).lowercased()
    return Reader.plainWords.contains(name) && !Reader.sentenceWords.contains(previous) ? (range, "high", false) : nil
  }

  private func isDash(_ index: Int) -> Bool {
    guard wordRanges.indices.contains(index) else { return false }
    return ["-", "–", "—"].contains(String(decoding: bytes[wordRanges[index]], as: UTF8.self))
  }

  private func isLetter(_ offset: Int) -> Bool { (bytes[offset] | 0x20) &- 0x61 < 26 || bytes[offset] >= 0x80 }

  fileprivate static let words: Set<String> = [
    "asap", "urgent", "urgente", "important", "importante", "wichtig", "dringend",
  ]
  /// Those that end no description of a thing.
  private static let plainWords: Set<String> = ["asap", "wichtig", "dringend"]
  private static let sentenceWords: Set<String> = [
    "is", "are", "was", "ist", "sind", "war", "sehr", "nicht", "so", "wie", "und", "oder", "zu", "immer", "not", "or", "and",
    "very", "als", "warum", "wird", "bleibt", "mir", "dir", "uns", "ihm", "ihr",
  ]
}
