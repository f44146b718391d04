public import Outline
public import SourceText

/// The edits that move words and fields about in the first paragraph of an item, or in a heading.
public enum HeadlineEdit {
  /// Takes some bytes out, with the space before them; with its whole line where nothing else stands on it.
  public static func removal(of range: Range<Int>, in source: SourceText) -> TextEdit {
    let bytes = source.bytes
    if isAlone(range, in: source) {
      let lines = source.line(at: range.lowerBound)..<source.line(at: range.upperBound - 1) + 1
      // At the end of a paragraph the backslash of a hard break would be one of the words.
      if lines.lowerBound > 0, let end = hardBreak(ofLine: lines.lowerBound - 1, in: source) {
        return TextEdit(deleting: end..<source.contentRange(ofLine: lines.upperBound - 1).upperBound)
      }
      return TextEdit(deleting: source.fullRange(ofLines: lines))
    }
    let line = source.contentRange(ofLine: source.line(at: range.upperBound - 1))
    if range.upperBound == trimmedEnd(of: line, in: source) {
      var start = range.lowerBound
      while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
      return TextEdit(deleting: start..<range.upperBound)
    }
    let next = bytes[range.upperBound]
    let takesSpace = isSpace(bytes[range.lowerBound - 1]) && (isSpace(next) || ".,;:!?".utf8.contains(next))
    return TextEdit(deleting: (takesSpace ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound)
  }

  /// Some bytes of a headline with what would be left of nothing without them: brackets and marks of emphasis round them, the
  /// second of two closing brackets, and a comma, a semicolon or a dash before them.
  public static func withSigns(round range: Range<Int>, of headline: Headline, in source: SourceText) -> Range<Int> {
    let bytes = source.bytes
    let words = headline.textRange
    guard range.lowerBound >= words.lowerBound, range.upperBound <= words.upperBound else { return range }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > words.lowerBound, end < words.upperBound, let closer = closers[bytes[start - 1]], bytes[end] == closer,
      start - 1 == words.lowerBound || bytes[start - 2] != UInt8(ascii: "\\")
    {
      (start, end) = (start - 1, end + 1)
    }
    let round = UInt8(ascii: ")")
    if end < words.upperBound, bytes[end] == round, bytes[end - 1] == round,
      bytes[words.lowerBound..<start].count(where: { $0 == UInt8(ascii: "(") })
        == bytes[words.lowerBound..<start].count(where: { $0 == round })
    {
      end += 1
    }
    var sign = start
    while sign > words.lowerBound, isSpace(bytes[sign - 1]) { sign -= 1 }
    let length = signLength(before: sign, isSpaced: sign < start, in: bytes, from: words.lowerBound)
    if length > 0, sign - length > words.lowerBound { start = sign - length }
    while start > words.lowerBound, length > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "*"): UInt8(ascii: "*"),
    UInt8(ascii: "_"): UInt8(ascii: "_"),
  ]

  /// The length of a comma or semicolon before an offset, or of a dash with spaces at both sides; 0 where none stands there.
  private static func signLength(before offset: Int, isSpaced: Bool, in bytes: [UInt8], from start: Int) -> Int {
    guard offset > start else { return 0 }
    let last = bytes[offset - 1]
    if last == UInt8(ascii: ",") || last == UInt8(ascii: ";") {
      return offset - 1 > start && bytes[offset - 2] == UInt8(ascii: "\\") ? 0 : 1
    }
    let isLong = offset - 3 >= start && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80 && (0x93...0x94).contains(last)
    let length = last == UInt8(ascii: "-") ? 1 : isLong ? 3 : 0
    guard length > 0, isSpaced, offset - length > start, isSpace(bytes[offset - length - 1]) else { return 0 }
    return length
  }

  /// Whether some bytes can be taken out without another reading of what follows: not from the start of the words, if what
  /// would then stand there looks like a box, an icon, a time or a date, or belongs to the sign before it.
  public static func canTakeOut(_ range: Range<Int>, of headline: Headline, in source: SourceText) -> Bool {
    guard range.lowerBound == headline.textRange.lowerBound else { return true }
    var next = range.upperBound
    while next < source.bytes.count, isSpace(source.bytes[next]) { next += 1 }
    guard next < source.bytes.count, source.bytes[next] > 0x20 else { return true }
    let byte = source.bytes[next] | 0x20
    return next > range.upperBound && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Takes some bytes out and writes a group of fields at the end of a headline or of a line.
  public static func move(_ range: Range<Int>, as group: String, to offset: Int, in source: SourceText) -> [TextEdit] {
    if isAlone(range, in: source), offset == range.upperBound { return [TextEdit(replacing: range, with: group)] }
    return [removal(of: range, in: source), TextEdit(insertingAt: offset, " " + group)]
  }

  /// Takes away the line on which some bytes stand alone, and writes a group of fields at the end of the line above it. Nil where
  /// something else stands beside them, or none of the headline above them.
  public static func raising(_ range: Range<Int>, as group: String, of headline: Headline, in source: SourceText) -> [TextEdit]?
  {
    let first = source.line(at: range.lowerBound)
    guard isAlone(range, in: source), first > source.line(at: headline.range.lowerBound) else { return nil }
    let above = trimmedEnd(of: source.contentRange(ofLine: first - 1), in: source)
    guard above > headline.range.lowerBound, source.bytes[above - 1] > 0x20, source.bytes[above - 1] != UInt8(ascii: "\\")
    else {
      return nil
    }
    let end = source.contentRange(ofLine: source.line(at: range.upperBound - 1)).upperBound
    return [TextEdit(replacing: above..<end, with: " " + group)]
  }

  /// Writes a field where a headline has its own: into its last group, in the spelling that it uses. Nil where it has none.
  public static func insertion(of key: FieldKey, _ value: String, into headline: Headline, in source: SourceText) -> TextEdit? {
    if let group = headline.groups.last(where: { $0.spelling == .plain }) {
      var end = group.range.upperBound - 1
      while end > group.range.lowerBound + 1, source.bytes[end - 1] <= 0x20 { end -= 1 }
      return TextEdit(insertingAt: end, ", \(key.rawValue): \(value)")
    }
    guard let group = headline.groups.last else { return nil }
    let field = "\(key.rawValue):: \(value)"
    return TextEdit(
      insertingAt: group.range.upperBound,
      group.spelling == .dataviewSquare ? " [\(field)]" : " (\(field))"
    )
  }

  /// Where a new group ends a headline: before the id that stands at its end. Nil where the line ends in a backslash, after
  /// which no group would end it.
  public static func end(of headline: Headline, in source: SourceText) -> Int? {
    end(of: headline, notAfter: headline.range.upperBound, in: source)
  }

  /// The same for a line of the headline that ends at `limit`.
  public static func end(of headline: Headline, notAfter limit: Int, in source: SourceText) -> Int? {
    var end = limit
    if let id = headline.idRange, id.upperBound <= limit, headline.groups.isEmpty {
      end = id.lowerBound - 1
      while end > headline.range.lowerBound, isSpace(source.bytes[end - 1]) { end -= 1 }
    }
    return end > 0 && source.bytes[end - 1] == UInt8(ascii: "\\") ? nil : end
  }

  /// Where the text of a line ends.
  public static func trimmedEnd(of lineRange: Range<Int>, in source: SourceText) -> Int {
    var end = lineRange.upperBound
    while end > lineRange.lowerBound, isSpace(source.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Where the backslash stands with which a line ends; nil for one that ends otherwise, or in an escaped one.
  static func hardBreak(ofLine line: Int, in source: SourceText) -> Int? {
    let content = source.contentRange(ofLine: line)
    let count = source.bytes[content].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return count.isMultiple(of: 2) ? nil : content.upperBound - 1
  }

  /// Whether nothing but spaces stands beside some bytes on their lines.
  private static func isAlone(_ range: Range<Int>, in source: SourceText) -> Bool {
    let first = source.contentRange(ofLine: source.line(at: range.lowerBound))
    let last = source.contentRange(ofLine: source.line(at: max(range.lowerBound, range.upperBound - 1)))
    return source.bytes[first.lowerBound..<range.lowerBound].allSatisfy(isSpace)
      && source.bytes[range.upperBound..<max(range.upperBound, last.upperBound)].allSatisfy(isSpace)
  }

  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
