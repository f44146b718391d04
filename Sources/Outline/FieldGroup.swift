/// A group of fields as it stands in a headline: `(key: value, key: value)`, or Dataview's `[key:: value]`, `(key:: value)`
/// (format, *Field groups*).
public struct FieldGroup: Sendable, Equatable {
  public enum Spelling: Sendable, Equatable {
    /// `(key: value, …)`
    case plain
    /// `[key:: value]`
    case dataviewSquare
    /// `(key:: value)`
    case dataviewRound
  }

  /// The group with its brackets.
  public var range: Range<Int>
  public var spelling: Spelling
  /// The indices of its fields in the headline.
  public var fieldIndexes: Range<Int>
}

/// One field: a key and its value.
public struct Field: Sendable, Equatable {
  /// The key, or nil where the word is none.
  public var key: FieldKey?
  /// The word before the colon, as written.
  public var nameRange: Range<Int>
  /// The value without its quotes and the spaces round it. Empty where nothing is written.
  public var valueRange: Range<Int>
  /// Whether the value stands in double quotes.
  public var isQuoted: Bool
}

extension FieldGroup {
  /// A part of a group between commas.
  struct Part {
    /// The word before the colon, or nil where the part has not the shape `word: value`.
    var nameRange: Range<Int>?
    var valueRange: Range<Int>
    var isQuoted: Bool
    var range: Range<Int>
  }

  /// The parts of what stands between the brackets: split at the commas that a `word:` follows, outside quotes.
  static func parts(of innerRange: Range<Int>, in bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var start = innerRange.lowerBound
    var offset = start
    var hasQuotes = true
    while offset < innerRange.upperBound {
      if hasQuotes, opensQuote(at: offset, from: start, to: innerRange.upperBound, in: bytes) {
        let end = Quote.end(in: bytes, openingAt: offset, end: innerRange.upperBound)
        hasQuotes = end != nil
        offset = end ?? offset + 1
      } else if bytes[offset] == UInt8(ascii: ","), key(in: bytes, at: offset + 1, end: innerRange.upperBound) != nil {
        parts.append(part(start..<offset, in: bytes))
        start = offset + 1
        offset = start
      } else {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    parts.append(part(start..<innerRange.upperBound, in: bytes))
    return parts
  }

  private static func opensQuote(at offset: Int, from start: Int, to end: Int, in bytes: [UInt8]) -> Bool {
    Quote.length(in: bytes, at: offset, end: end) > 0 && Quote.opensValue(bytes, at: offset, after: start)
  }

  private static func part(_ range: Range<Int>, in bytes: [UInt8]) -> Part {
    let range = Spaces.trimmed(range, in: bytes)
    guard let (name, after) = key(in: bytes, at: range.lowerBound, end: range.upperBound) else {
      return Part(nameRange: nil, valueRange: range, isQuoted: false, range: range)
    }
    var value = Spaces.trimmed(after..<range.upperBound, in: bytes)
    var isQuoted = false
    let opening = Quote.length(in: bytes, at: value.lowerBound, end: value.upperBound)
    if opening > 0, Quote.end(in: bytes, openingAt: value.lowerBound, end: value.upperBound) == value.upperBound {
      let closing = bytes[value.upperBound - 1] == UInt8(ascii: "\"") ? 1 : 3
      value = value.lowerBound + opening..<value.upperBound - closing
      isQuoted = true
    }
    return Part(nameRange: name, valueRange: value, isQuoted: isQuoted, range: range)
  }

  /// The word at an offset, after spaces, that a single colon follows: its range and the offset after the colon.
  static func key(in bytes: [UInt8], at offset: Int, end: Int) -> (nameRange: Range<Int>, after: Int)? {
    let start = Spaces.skip(in: bytes, from: offset, end: end)
    guard let wordEnd = wordEnd(in: bytes, at: start, end: end) else { return nil }
    let colon = Spaces.skip(in: bytes, from: wordEnd, end: end)
    guard colon < end, bytes[colon] == UInt8(ascii: ":"), colon + 1 == end || bytes[colon + 1] != UInt8(ascii: ":") else {
      return nil
    }
    return (start..<wordEnd, colon + 1)
  }

  /// The word between brackets that two colons follow, if it is a known key: its range and the offset after the colons.
  static func dataviewKey(_ bytes: [UInt8], in innerRange: Range<Int>) -> (key: FieldKey, nameRange: Range<Int>, after: Int)? {
    let start = Spaces.skip(in: bytes, from: innerRange.lowerBound, end: innerRange.upperBound)
    guard let wordEnd = wordEnd(in: bytes, at: start, end: innerRange.upperBound) else { return nil }
    let colon = Spaces.skip(in: bytes, from: wordEnd, end: innerRange.upperBound)
    guard colon + 1 < innerRange.upperBound, bytes[colon] == UInt8(ascii: ":"), bytes[colon + 1] == UInt8(ascii: ":"),
      let key = FieldKey(word: start..<wordEnd, in: bytes)
    else { return nil }
    return (key, start..<wordEnd, colon + 2)
  }

  /// Where the word ends that begins at an offset: an ASCII letter, then letters, digits and hyphens.
  static func wordEnd(in bytes: [UInt8], at start: Int, end: Int) -> Int? {
    guard start < end, bytes[start].isASCIILetter else { return nil }
    var offset = start + 1
    while offset < end, bytes[offset].isASCIILetter || bytes[offset].isASCIIDigit || bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    return offset
  }
}
