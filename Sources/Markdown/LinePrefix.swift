/// The bytes of a file, or of one line, that the scanners of this room read.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// What may stand before the text of a line: spaces, tabs, `>` and list markers (CommonMark 0.30, sections 5.1 and 5.2).
///
/// A line is read without its surroundings. What it says is therefore the most that libcmark may take as structure: inside
/// code, or after too many spaces, the same bytes are text.
struct LinePrefix {
  /// The offset of the first byte of the text; the end of the line where there is none.
  var end: Int

  /// The column at which the text begins, from 0, with tab stops at every fourth.
  var column = 0

  /// The columns of spaces and tabs before the first byte that is neither.
  var indentation = 0

  /// The columns of all spaces and tabs before the first list marker: what can place the line inside list items.
  var spaces = 0

  /// How many `>` there are.
  var quotes = 0

  /// How many list markers there are.
  var markers = 0

  /// Whether the first marker of all is a bullet; such a line ends a paragraph, unless it is indented by four columns.
  var beginsWithBullet = false

  /// Whether the text is a thematic break (CommonMark 0.30, section 4.1).
  var isThematicBreak = false

  /// Whether the line holds nothing but spaces and tabs.
  var isBlank = false

  /// Whether nothing but up to three columns of spaces stands before the text.
  var isPlain: Bool { quotes + markers == 0 && indentation < 4 }

  init(_ bytes: Bytes, line lineRange: Range<Int>) {
    end = lineRange.lowerBound
    let last = lineRange.upperBound
    var rule: RuleTail?
    while true {
      skipSpaces(bytes, to: last)
      if quotes + markers == 0 {
        indentation = column
        isBlank = end == last
      }
      guard end < last else { return }
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: ">"):
        quotes += 1
        end += 1
        column += 1
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
        var tail = rule ?? RuleTail(bytes, line: end..<last)
        isThematicBreak = end >= tail.start && tail.count >= 3
        if isThematicBreak { return }
        if end >= tail.start { tail.count -= 1 }
        rule = tail
        guard byte != UInt8(ascii: "_"), takeMarker(bytes, length: 1, to: last) else { return }
      case UInt8(ascii: "+"):
        guard takeMarker(bytes, length: 1, to: last) else { return }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        var digits = 1
        while digits < 9, end + digits < last, isDigit(bytes[end + digits]) { digits += 1 }
        let sign = end + digits < last ? bytes[end + digits] : 0
        guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return }
        guard takeMarker(bytes, length: digits + 1, to: last) else { return }
      default:
        return
      }
    }
  }

  private mutating func skipSpaces(_ bytes: Bytes, to last: Int) {
    let before = column
    while end < last {
      if bytes[end] == UInt8(ascii: " ") {
        column += 1
      } else if bytes[end] == UInt8(ascii: "\t") {
        column += 4 - column % 4
      } else {
        break
      }
      end += 1
    }
    if markers == 0 { spaces += column - before }
  }

  /// Passes a list marker, if what follows it lets it be one.
  private mutating func takeMarker(_ bytes: Bytes, length: Int, to last: Int) -> Bool {
    let after = end + length
    guard after == last || isMarkdownSpace(bytes[after]) else { return false }
    if quotes + markers == 0 { beginsWithBullet = length == 1 }
    markers += 1
    end = after
    column += length
    return true
  }
}

/// The end of a line that holds one of the marks of a thematic break, spaces and tabs, and nothing else.
private struct RuleTail {
  var start: Int
  var mark: UInt8
  /// How many marks of it have not been read yet.
  var count = 0

  init(_ bytes: Bytes, line lineRange: Range<Int>) {
    start = lineRange.upperBound
    mark = 0
    while start > lineRange.lowerBound {
      let byte = bytes[start - 1]
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
        if mark == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") { mark = byte }
        guard byte == mark else { return }
        count += 1
      }
      start -= 1
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26
}

/// Space, tab, line ending, line tabulation or form feed.
func isMarkdownSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
}
