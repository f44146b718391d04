import SourceText

/// What stands in the text of a paragraph besides words: the parts that are never Tidemark's syntax (escaped characters, code
/// spans, links, comments), and the brackets that may hold fields.
///
/// Found in one pass over the bytes. Line endings inside the paragraph count as spaces.
struct InlineSyntax {
  /// A part that is never syntax.
  struct Literal {
    enum Kind { case escape, code, link, comment, html }
    var kind: Kind
    var range: Range<Int>
  }

  /// A matched pair of round brackets, or the square brackets of a Dataview field.
  struct Pair {
    var range: Range<Int>
    var isSquare: Bool
    /// What stands between the brackets.
    var innerRange: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
  }

  /// In order, not overlapping.
  private(set) var literals: [Literal] = []

  /// In the order in which they close.
  private(set) var pairs: [Pair] = []

  /// The round brackets that nothing closes.
  private(set) var unclosed: [Int] = []

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var scanner = Scanner(bytes: bytes, range: range)
    scanner.run()
    literals = scanner.literals
    pairs = scanner.pairs
    unclosed = scanner.open.filter { bytes[$0] == UInt8(ascii: "(") }
  }

  /// The literal part that holds an offset, if one does.
  func literal(at offset: Int) -> Literal? {
    var low = 0
    var high = literals.count
    while low < high {
      let middle = (low + high) / 2
      if literals[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < literals.count, literals[low].range.contains(offset) else { return nil }
    return literals[low]
  }

  /// The pair that ends just before an offset, if one does.
  func pair(endingAt offset: Int) -> Pair? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low].range.upperBound == offset else { return nil }
    return pairs[low]
  }
}

extension InlineSyntax {
  private struct Scanner {
    let bytes: [UInt8]
    let range: Range<Int>
    var literals: [Literal] = []
    var pairs: [Pair] = []
    var open: [Int] = []
    /// How many of `open` are square.
    var openSquares = 0
    /// Where the last run of backticks of each length begins; nil until it is asked for.
    var lastTicks: [Int: Int]?
    var noMoreAngles = false
    var noMoreComments = false
    var noMoreQuotes = false
    var offset: Int

    init(bytes: [UInt8], range: Range<Int>) {
      self.bytes = bytes
      self.range = range
      offset = range.lowerBound
    }

    mutating func run() {
      while offset < range.upperBound {
        switch bytes[offset] {
        case UInt8(ascii: "\\"): scanEscape()
        case UInt8(ascii: "`"): scanCode()
        case UInt8(ascii: "<"): scanAngle()
        case UInt8(ascii: "["): scanOpenBracket()
        case UInt8(ascii: "]"): scanCloseBracket()
        case UInt8(ascii: "("):
          open.append(offset)
          offset += 1
        case UInt8(ascii: ")"): scanCloseParenthesis()
        case UInt8(ascii: "\""), 0xE2: scanQuote()
        default: offset += 1
        }
      }
    }

    private mutating func scanEscape() {
      if offset + 1 < range.upperBound, bytes[offset + 1].isASCIIPunctuation {
        literals.append(Literal(kind: .escape, range: offset..<offset + 2))
        offset += 2
      } else {
        offset += 1
      }
    }

    private func runLength(at start: Int) -> Int {
      var end = start
      while end < range.upperBound, bytes[end] == UInt8(ascii: "`") { end += 1 }
      return end - start
    }

    /// CommonMark 0.30, section 6.1: a code span ends at the next run of as many backticks.
    private mutating func scanCode() {
      let length = runLength(at: offset)
      let start = offset
      let lastTicks = lastTicks ?? ticks(from: offset)
      self.lastTicks = lastTicks
      offset += length
      guard let last = lastTicks[length], last >= offset else { return }
      var search = offset
      while search < range.upperBound {
        guard bytes[search] == UInt8(ascii: "`") else {
          search += 1
          continue
        }
        let found = runLength(at: search)
        search += found
        if found == length {
          literals.append(Literal(kind: .code, range: start..<search))
          offset = search
          return
        }
      }
    }

    /// Where the last run of backticks of each length begins, from an offset on.
    private func ticks(from start: Int) -> [Int: Int] {
      var last: [Int: Int] = [:]
      var search = start
      while search < range.upperBound {
        let length = runLength(at: search)
        if length > 0 { last[length] = search }
        search += max(length, 1)
      }
      return last
    }

    private mutating func scanAngle() {
      let start = offset
      offset += 1
      if bytes.holds("<!--", at: start, before: range.upperBound) {
        guard !noMoreComments else { return }
        var search = start + 4
        while search + 2 < range.upperBound {
          if bytes[search] == UInt8(ascii: "-"), bytes.holds("-->", at: search, before: range.upperBound) {
            literals.append(Literal(kind: .comment, range: start..<search + 3))
            offset = search + 3
            return
          }
          search += 1
        }
        noMoreComments = true
        return
      }
      guard !noMoreAngles, offset < range.upperBound, bytes[offset].isASCIILetter || bytes[offset] == UInt8(ascii: "/") else {
        return
      }
      var search = offset
      while search < range.upperBound, bytes[search] != UInt8(ascii: ">"), bytes[search] != UInt8(ascii: "<") { search += 1 }
      guard search < range.upperBound else {
        noMoreAngles = true
        return
      }
      guard bytes[search] == UInt8(ascii: ">") else { return }
      let isAddress = bytes[offset..<search].contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
      literals.append(Literal(kind: isAddress ? .link : .html, range: start..<search + 1))
      offset = search + 1
    }

    private mutating func scanOpenBracket() {
      if bytes.holds("[[", at: offset, before: range.upperBound) {
        var search = offset + 2
        while search + 1 < range.upperBound, bytes[search] != 0x0A, bytes[search] != UInt8(ascii: "[") {
          if bytes.holds("]]", at: search, before: range.upperBound) {
            literals.append(Literal(kind: .link, range: offset..<search + 2))
            offset = search + 2
            return
          }
          search += 1
        }
      }
      open.append(offset)
      openSquares += 1
      offset += 1
    }

    private mutating func scanCloseBracket() {
      let close = offset
      offset += 1
      guard openSquares > 0, let index = open.lastIndex(where: { bytes[$0] == UInt8(ascii: "[") }) else { return }
      openSquares -= 1
      let start = open[index]
      // What opened inside a pair and did not close there is only a character; so each bracket is dropped once.
      if let end = linkEnd(afterBracketAt: close) {
        open.removeSubrange(index...)
        while let last = literals.last, last.range.lowerBound > start { literals.removeLast() }
        while let last = pairs.last, last.range.lowerBound > start { pairs.removeLast() }
        let isEscaped = literals.last.map { $0.range.upperBound == start } ?? false
        let isImage = start > range.lowerBound && bytes[start - 1] == UInt8(ascii: "!") && !isEscaped
        let begin = isImage ? start - 1 : start
        literals.append(Literal(kind: .link, range: begin..<end))
        offset = end
      } else {
        let isInnermost = index == open.count - 1
        open.removeSubrange(index...)
        if isInnermost, FieldGroup.dataviewKey(bytes, in: start + 1..<close) != nil {
          pairs.append(Pair(range: start..<close + 1, isSquare: true))
        }
      }
    }

    /// Where the link ends whose text ends with the bracket at `close`: after `(destination "title")` or `[label]`.
    private func linkEnd(afterBracketAt close: Int) -> Int? {
      guard close + 1 < range.upperBound else { return nil }
      var search = close + 2
      switch bytes[close + 1] {
      case UInt8(ascii: "["):
        while search < range.upperBound, bytes[search] != UInt8(ascii: "]") {
          if bytes[search] == UInt8(ascii: "[") { return nil }
          search += 1
        }
        return search < range.upperBound ? search + 1 : nil
      case UInt8(ascii: "("):
        return destinationEnd(from: search)
      default:
        return nil
      }
    }

    /// How many round brackets may stand in one another in a destination. CommonMark asks for three; libcmark reads so many.
    private static let deepestDestination = 32

    /// CommonMark 0.30, section 6.3: a destination in angle brackets or with balanced round ones, then perhaps a title.
    private func destinationEnd(from start: Int) -> Int? {
      var search = Spaces.skip(in: bytes, from: start, end: range.upperBound)
      if search < range.upperBound, bytes[search] == UInt8(ascii: "<") {
        search += 1
        while search < range.upperBound, bytes[search] != UInt8(ascii: ">") {
          if bytes[search] == 0x0A || bytes[search] == 0x0D || bytes[search] == UInt8(ascii: "<") { return nil }
          search += bytes[search] == UInt8(ascii: "\\") ? 2 : 1
        }
        search += 1
      } else {
        var depth = 0
        scan: while search < range.upperBound {
          switch bytes[search] {
          case UInt8(ascii: "\\"): search += 1
          case UInt8(ascii: "("):
            depth += 1
            if depth > Scanner.deepestDestination { return nil }
          case UInt8(ascii: ")"):
            if depth == 0 { return search + 1 }
            depth -= 1
          case 0...0x20: break scan
          default: break
          }
          search += 1
        }
      }
      search = Spaces.skip(in: bytes, from: search, end: range.upperBound)
      guard search < range.upperBound else { return nil }
      let closing: UInt8
      switch bytes[search] {
      case UInt8(ascii: ")"): return search + 1
      case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
      case UInt8(ascii: "'"): closing = UInt8(ascii: "'")
      case UInt8(ascii: "("): closing = UInt8(ascii: ")")
      default: return nil
      }
      search += 1
      while search < range.upperBound, bytes[search] != closing {
        if closing == UInt8(ascii: ")"), bytes[search] == UInt8(ascii: "(") { return nil }
        search += bytes[search] == UInt8(ascii: "\\") ? 2 : 1
      }
      search = Spaces.skip(in: bytes, from: search + 1, end: range.upperBound)
      return search < range.upperBound && bytes[search] == UInt8(ascii: ")") ? search + 1 : nil
    }

    private mutating func scanCloseParenthesis() {
      let close = offset
      offset += 1
      guard openSquares < open.count, let index = open.lastIndex(where: { bytes[$0] == UInt8(ascii: "(") }) else { return }
      pairs.append(Pair(range: open[index]..<close + 1, isSquare: false))
      openSquares -= open.count - index - 1
      open.removeSubrange(index...)
    }

    /// Passes over a quoted value of a field, in which brackets do not count.
    private mutating func scanQuote() {
      let quote = Quote.length(in: bytes, at: offset, end: range.upperBound)
      guard quote > 0 else {
        offset += 1
        return
      }
      guard !noMoreQuotes, let start = open.last, Quote.opensValue(bytes, at: offset, after: start) else {
        offset += quote
        return
      }
      if let end = Quote.end(in: bytes, openingAt: offset, end: range.upperBound) {
        offset = end
      } else {
        noMoreQuotes = true
        offset += quote
      }
    }
  }
}

/// Double quotes round the value of a field, straight or curly: `"` `“` `”` `„` (format, *Spaces and equal spellings*).
enum Quote {
  /// How many bytes the quote at an offset has, 0 where there is none.
  static func length(in bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    if bytes[offset] == UInt8(ascii: "\"") { return 1 }
    if bytes[offset] == 0xE2, offset + 2 < end, bytes[offset + 1] == 0x80,
      (0x9C...0x9E).contains(bytes[offset + 2])
    {
      return 3
    }
    return 0
  }

  /// Whether the quote at an offset follows a colon, so that it opens a value.
  static func opensValue(_ bytes: [UInt8], at offset: Int, after start: Int) -> Bool {
    let before = Spaces.trim(in: bytes, end: offset, start: start)
    return before > start && bytes[before - 1] == UInt8(ascii: ":")
  }

  /// The offset after the quote that closes the one at `start`, on whichever line of the paragraph; nil where none does.
  /// A closing quote is followed by a comma, a semicolon, a closing bracket, a space or the end.
  static func end(in bytes: [UInt8], openingAt start: Int, end: Int) -> Int? {
    var offset = start + length(in: bytes, at: start, end: end)
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      let quote = length(in: bytes, at: offset, end: end)
      if quote > 0 {
        let next = offset + quote
        if next >= end || bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: ";")
          || bytes[next] == UInt8(ascii: ")")
          || bytes[next] == UInt8(ascii: "]")
          || Spaces.length(in: bytes, at: next, end: end) > 0
        {
          return next
        }
      }
      offset += max(quote, 1)
    }
    return nil
  }
}
