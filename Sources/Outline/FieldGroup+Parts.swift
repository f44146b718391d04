extension FieldGroup {
  /// A part of a group between commas, or between other signs that were meant as commas.
  struct Part {
    /// The key, or nil where the word before the colon is none.
    var key: FieldKey?
    /// The word before the colon, or nil where the part has not the shape `word: value`.
    var nameRange: Range<Int>?
    var valueRange: Range<Int>
    var isQuoted: Bool
    var range: Range<Int>
  }

  /// The parts of what stands between the brackets: split, outside quotes, at the commas that a `word:` follows, and at a
  /// semicolon or a space that a known key follows.
  static func parts(of innerRange: Range<Int>, in bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    // Most groups have one or two.
    parts.reserveCapacity(2)
    var start = innerRange.lowerBound
    var offset = start
    var hasQuotes = true
    // Whether a space ends the value of this part before a key; asked for at the first key that may stand there.
    var isOneValue: Bool?
    while offset < innerRange.upperBound {
      let byte = bytes[offset]
      if byte.isASCIILetter || byte == 0x20 {
        // Most bytes are of words.
        offset += 1
      } else if hasQuotes, opensQuote(at: offset, from: start, to: innerRange.upperBound, in: bytes) {
        let end = Quote.end(in: bytes, openingAt: offset, end: innerRange.upperBound)
        hasQuotes = end != nil
        offset = end ?? offset + 1
      } else if byte == UInt8(ascii: ","), key(in: bytes, at: offset + 1, end: innerRange.upperBound) != nil {
        parts.append(part(start..<offset, in: bytes))
        start = offset + 1
        offset = start
        isOneValue = nil
      } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "="),
        let gap = gap(beforeKeyEndingAt: offset, in: start..<innerRange.upperBound, &isOneValue, bytes)
      {
        parts.append(part(start..<gap.lowerBound, in: bytes))
        start = gap.upperBound
        offset += 1
        isOneValue = nil
      } else {
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    parts.append(part(start..<innerRange.upperBound, in: bytes))
    return parts
  }

  private static func opensQuote(at offset: Int, from start: Int, to end: Int, in bytes: [UInt8]) -> Bool {
    Quote.length(in: bytes, at: offset, end: end) > 0 && Quote.opensValue(bytes, at: offset, after: start)
  }

  /// What parts the value before a known key from that, if the key ends before a colon: a semicolon, or only spaces where they
  /// cannot belong to the value.
  ///
  /// - Parameters:
  ///   - partRange: from the start of the part to the end of the group.
  ///   - isOneValue: whether the part has a key and its value is no free text, once that is known.
  private static func gap(
    beforeKeyEndingAt colon: Int,
    in partRange: Range<Int>,
    _ isOneValue: inout Bool?,
    _ bytes: [UInt8]
  ) -> Range<Int>? {
    let end = Spaces.trim(in: bytes, end: colon, start: partRange.lowerBound)
    var start = end
    while start > partRange.lowerBound, bytes[start - 1].isASCIILetter, end - start <= KeySynonym.mostBytes { start -= 1 }
    let before = Spaces.trim(in: bytes, end: start, start: partRange.lowerBound)
    guard start < end, before > partRange.lowerBound, isColon(at: colon, end: partRange.upperBound, in: bytes),
      KeySynonym.key(named: start..<end, before: colon + 1..<partRange.upperBound, in: bytes) != nil
    else { return nil }
    if bytes[before - 1] == UInt8(ascii: ";") {
      let valueEnd = before - 1
      return Spaces.trim(in: bytes, end: valueEnd, start: partRange.lowerBound) > partRange.lowerBound ? valueEnd..<start : nil
    }
    guard before < start, bytes[before - 1] != UInt8(ascii: ":"), bytes[before - 1] != UInt8(ascii: "=") else { return nil }
    let isOne = isOneValue ?? hasOneValue(partRange.lowerBound..<before, in: bytes)
    isOneValue = isOne
    return isOne ? before..<start : nil
  }

  /// Whether a part has a known key, whose value is no free text.
  private static func hasOneValue(_ partRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard let key = part(partRange, in: bytes).key else { return false }
    return !KeyTable.rows.contains { $0.key == key && $0.value == .text }
  }

  /// Whether a colon, or an equals sign for one, stands there, and is not doubled.
  private static func isColon(at offset: Int, end: Int, in bytes: [UInt8]) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: "=") else { return false }
    return offset + 1 == end || bytes[offset + 1] != bytes[offset]
  }

  private static func part(_ range: Range<Int>, in bytes: [UInt8]) -> Part {
    let range = Spaces.trimmed(range, in: bytes)
    guard let (name, after) = key(in: bytes, at: range.lowerBound, end: range.upperBound) else {
      return Part(key: nil, nameRange: nil, valueRange: range, isQuoted: false, range: range)
    }
    let key = KeySynonym.key(named: name, before: after..<range.upperBound, in: bytes)
    var value = Spaces.trimmed(after..<range.upperBound, in: bytes)
    var isQuoted = false
    let opening = Quote.length(in: bytes, at: value.lowerBound, end: value.upperBound)
    if opening > 0, Quote.end(in: bytes, openingAt: value.lowerBound, end: value.upperBound) == value.upperBound {
      let closing = bytes[value.upperBound - 1] == UInt8(ascii: "\"") ? 1 : 3
      value = value.lowerBound + opening..<value.upperBound - closing
      isQuoted = true
    }
    return Part(key: key, nameRange: name, valueRange: value, isQuoted: isQuoted, range: range)
  }

  /// The word at an offset, after spaces and a hard break, that a single colon follows, or a known key that an equals sign follows:
  /// its range and the offset after the sign.
  static func key(in bytes: [UInt8], at offset: Int, end: Int) -> (nameRange: Range<Int>, after: Int)? {
    let start = HardBreaks.skip(in: bytes, from: offset, end: end)
    guard let wordEnd = wordEnd(in: bytes, at: start, end: end) else { return nil }
    let colon = Spaces.skip(in: bytes, from: wordEnd, end: end)
    guard isColon(at: colon, end: end, in: bytes) else { return nil }
    if bytes[colon] == UInt8(ascii: "="),
      KeySynonym.key(named: start..<wordEnd, before: colon + 1..<end, in: bytes) == nil
    {
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
