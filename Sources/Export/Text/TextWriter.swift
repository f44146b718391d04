import SourceText

/// The bytes of a plain text, written line by line: the lines of what hangs below another further to the right, and blank lines
/// where pieces are to keep apart.
struct TextWriter {
  private(set) var bytes: [UInt8] = []

  /// The spaces before a line that is not empty.
  private var indent = 0
  /// Where the words of the present line begin.
  private var lineStart = 0
  /// How the last piece of the present list keeps apart; nil before the first.
  private var last: Piece.Spacing?
  private var scratch: [UInt8] = []

  // MARK: Pieces

  /// Where a piece began, for ``end(_:)``.
  struct Beginning {
    fileprivate let spacing: Piece.Spacing
    fileprivate let last: Piece.Spacing?
    fileprivate let start: Int
    fileprivate let firstLine: Int
  }

  /// Begins a piece, in which others make a list of their own.
  mutating func begin(_ spacing: Piece.Spacing) -> Beginning {
    let start = bytes.count
    if let last, Piece.Spacing.needsBlankLine(between: last, spacing) { bytes.append(UInt8(ascii: "\n")) }
    defer { last = nil }
    return Beginning(spacing: spacing, last: last, start: start, firstLine: bytes.count)
  }

  /// Ends a piece. One without lines leaves no trace.
  mutating func end(_ piece: Beginning) {
    if bytes.count == piece.firstLine {
      bytes.removeLast(bytes.count - piece.start)
      last = piece.last
    } else {
      last = piece.spacing
    }
  }

  /// Begins a list of its own within a piece.
  mutating func beginList() { last = nil }

  mutating func indentMore() { indent += 4 }

  mutating func indentLess() { indent -= 4 }

  // MARK: Lines

  mutating func beginLine() {
    for _ in 0..<indent { bytes.append(0x20) }
    lineStart = bytes.count
  }

  mutating func endLine() {
    if bytes.count == lineStart { bytes.removeLast(indent) }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func write(line: String) {
    beginLine()
    append(line)
    endLine()
  }

  mutating func write(lines: [String]) {
    for line in lines { write(line: line) }
  }

  // MARK: Words

  mutating func append(_ text: String) { bytes.append(utf8: text) }

  /// Adds a word to the line, behind a space; nothing for an empty one.
  mutating func add(word: String) {
    guard !word.isEmpty else { return }
    if bytes.count > lineStart { bytes.append(0x20) }
    append(word)
  }

  /// Adds details in a parenthesis, of which there is one at least.
  mutating func add(parenthesis details: [String]) {
    add(word: "(")
    for (place, detail) in details.enumerated() {
      if place > 0 { append(", ") }
      append(detail)
    }
    append(")")
  }

  /// Adds the words of a title or a value, without its markup.
  mutating func add(markdown: String, keepsTags: Bool) {
    let start = bytes.count
    if start > lineStart { bytes.append(0x20) }
    let words = bytes.count
    PlainText.append(line: markdown, keepsTags: keepsTags, to: &bytes)
    if bytes.count == words { bytes.removeLast(bytes.count - start) }
  }

  /// Writes the lines of a paragraph without its markup, of which the last is not ended.
  mutating func append(paragraph: String, keepsTags: Bool) {
    scratch.removeAll(keepingCapacity: true)
    PlainText.append(lines: paragraph, keepsTags: keepsTags, to: &scratch)
    var start = 0
    while true {
      let end = scratch.lineEnd(from: start, limit: scratch.count)
      bytes.append(contentsOf: scratch[start..<end])
      guard end < scratch.count else { return }
      endLine()
      beginLine()
      start = end + 1
    }
  }

  /// The cells that the line takes so far.
  var cells: Int { PlainText.cells(of: bytes[lineStart...]) }

  /// A line of one sign below the last, as wide as that.
  mutating func write(rule: String, cells: Int) {
    beginLine()
    for _ in 0..<cells { append(rule) }
    endLine()
  }
}
