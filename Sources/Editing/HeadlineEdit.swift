public import Outline
public import SourceText

/// The edits that move words and fields about in the first paragraph of an item, or in a heading.
public enum HeadlineEdit {
  /// Takes some bytes out, with the space before them; with its whole line where nothing else stands on it.
  public static func removal(of range: Range<Int>, in source: SourceText) -> TextEdit {
    let bytes = source.bytes
    if isAlone(range, in: source) {
      let lines = source.line(at: range.lowerBound)..<source.line(at: range.upperBound - 1) + 1
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

  /// Whether nothing but spaces stands beside some bytes on their lines.
  private static func isAlone(_ range: Range<Int>, in source: SourceText) -> Bool {
    let first = source.contentRange(ofLine: source.line(at: range.lowerBound))
    let last = source.contentRange(ofLine: source.line(at: max(range.lowerBound, range.upperBound - 1)))
    return source.bytes[first.lowerBound..<range.lowerBound].allSatisfy(isSpace)
      && source.bytes[range.upperBound..<max(range.upperBound, last.upperBound)].allSatisfy(isSpace)
  }

  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
