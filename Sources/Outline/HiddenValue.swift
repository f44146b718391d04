public import SourceText

/// A `#` and a word in the front matter where a value, or a part of a list, was most likely meant, and YAML has a comment
/// (format, *Front matter*).
public struct HiddenValue: Sendable, Equatable {
  /// The property, as it is written before the colon.
  public let nameRange: Range<Int>

  /// From the `#` to the last word of the line.
  public let range: Range<Int>

  /// All that stands behind the name, up to the end of the comment; nil for one on a further line.
  public let valueRange: Range<Int>?

  /// Whether a bracket before it is open, which the comment may have closed.
  public let isInBrackets: Bool

  /// Those in the front matter of a file, in the order of the file. What stands in quotes is left to YAML.
  public static func all(in source: SourceText) -> [HiddenValue] {
    guard let lines = FrontMatter(of: source)?.contentRange else { return [] }
    guard source.bytes[source.fullRange(ofLines: lines)].contains(UInt8(ascii: "#")) else { return [] }
    var scan = Scan(bytes: source.bytes)
    for line in lines {
      let content = source.contentRange(ofLine: line)
      scan.read(content.lowerBound..<Spaces.trim(in: source.bytes, end: content.upperBound, start: content.lowerBound))
    }
    return scan.finished
  }

  private struct Scan {
    let bytes: [UInt8]
    private var found: [HiddenValue] = []
    /// The name of the property that is being read; nil where none is, and behind what is not followed.
    private var nameRange: Range<Int>?
    /// Whether the value of this property may be several words with commas between them.
    private var takesTags = false
    /// What stands in place of the whole value, until a further line says that it is a comment on what follows.
    private var whole: HiddenValue?
    /// How many brackets are open.
    private var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// What was found, at the end of the lines.
    var finished: [HiddenValue] { found + [whole].compactMap(\.self) }

    /// Reads a line without the spaces at its end.
    mutating func read(_ lineRange: Range<Int>) {
      let start = Spaces.skip(in: bytes, from: lineRange.lowerBound, end: lineRange.upperBound)
      guard start < lineRange.upperBound else { return }
      if start == lineRange.lowerBound, let colon = colon(in: lineRange) { return begin(start..<colon, lineRange) }
      guard nameRange != nil else { return }
      if depth > 0 {
        readPart(start..<lineRange.upperBound)
      } else if bytes[start] == UInt8(ascii: "-"), start + 1 < lineRange.upperBound, bytes[start + 1] == 0x20 {
        whole = nil
        readPart(Spaces.skip(in: bytes, from: start + 1, end: lineRange.upperBound)..<lineRange.upperBound)
      } else if bytes[start] != UInt8(ascii: "#") {
        (nameRange, whole) = (nil, nil)
      }
    }

    /// Where the colon stands behind the name with which a line begins.
    private func colon(in lineRange: Range<Int>) -> Int? {
      guard !"-#[]{}\"'&*!|>%@`?".utf8.contains(bytes[lineRange.lowerBound]) else { return nil }
      return lineRange.first { offset in
        guard bytes[offset] == UInt8(ascii: ":") else { return false }
        return offset + 1 == lineRange.upperBound || bytes[offset + 1] == 0x20 || bytes[offset + 1] == 0x09
      }
    }

    private mutating func begin(_ newNameRange: Range<Int>, _ lineRange: Range<Int>) {
      if let whole { found.append(whole) }
      (nameRange, whole, depth) = (newNameRange, nil, 0)
      takesTags = bytes[newNameRange].elementsEqual(PropertyKey.tags.rawValue.utf8)
      let start = Spaces.skip(in: bytes, from: newNameRange.upperBound + 1, end: lineRange.upperBound)
      let value = start..<lineRange.upperBound
      guard let comment = comment(in: value), isMeant(comment, lineRange.upperBound) else { return }
      let hidden = HiddenValue(
        nameRange: newNameRange,
        range: comment..<lineRange.upperBound,
        valueRange: value,
        isInBrackets: depth > 0
      )
      if comment == start {
        whole = hidden
      } else if depth > 0 || takesTags && isBehindComma(comment, start) {
        found.append(hidden)
      }
    }

    /// Reads a further line of a value, or a part of a list.
    private mutating func readPart(_ wordsRange: Range<Int>) {
      guard let comment = comment(in: wordsRange), let nameRange, isMeant(comment, wordsRange.upperBound),
        depth > 0 || comment == wordsRange.lowerBound
      else { return }
      let range = comment..<wordsRange.upperBound
      found.append(HiddenValue(nameRange: nameRange, range: range, valueRange: nil, isInBrackets: depth > 0))
    }

    /// Whether a part of a list is missing: `home, #garden`. Behind a value that reads, `home #old` is a comment.
    private func isBehindComma(_ comment: Int, _ start: Int) -> Bool {
      let end = Spaces.trim(in: bytes, end: comment, start: start)
      return end > start && bytes[end - 1] == UInt8(ascii: ",")
    }

    /// Whether a word follows the `#` at once, as behind no comment that people write.
    private func isMeant(_ comment: Int, _ end: Int) -> Bool {
      guard comment + 1 < end else { return false }
      let next = bytes[comment + 1]
      return next.isASCIILetter || next.isASCIIDigit || next >= 0x80 && Spaces.length(in: bytes, at: comment + 1, end: end) == 0
    }

    /// Where a comment begins in some words; nil where none does, or it stands behind quotes that are not closed there.
    private mutating func comment(in wordsRange: Range<Int>) -> Int? {
      var offset = wordsRange.lowerBound
      // Whether a text, a list or a comment may begin.
      var isStart = true
      while offset < wordsRange.upperBound {
        switch bytes[offset] {
        case 0x20, 0x09:
          break
        case UInt8(ascii: "#"):
          if isStart || bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { return offset }
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          isStart = isStart || depth > 0
          if isStart { depth += 1 }
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth = max(0, depth - 1)
          isStart = false
        case UInt8(ascii: ","):
          isStart = depth > 0
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard isStart else { break }
          guard let end = quoteEnd(from: offset, to: wordsRange.upperBound) else {
            (nameRange, whole, depth) = (nil, nil, 0)
            return nil
          }
          offset = end
          isStart = false
        default:
          isStart = false
        }
        offset += 1
      }
      return nil
    }

    /// Where the quotes are that close those at an offset.
    private func quoteEnd(from start: Int, to end: Int) -> Int? {
      var offset = start + 1
      while offset < end, bytes[offset] != bytes[start] {
        offset += bytes[start] == UInt8(ascii: "\"") && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      return offset < end ? offset : nil
    }
  }
}
