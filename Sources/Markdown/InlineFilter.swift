/// One pass over the lines of a file: it checks the bounds, and writes a copy of the text without inline markup
/// (`CommonMarkInput`).
struct InlineFilter {
  let source: Bytes
  let copy: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes of the copy have been written.
  private(set) var written = 0
  /// The offset in the source of the copy's first byte.
  let start: Int
  let bounds: MarkdownBounds
  let hidesInlines: Bool
  private(set) var lines: LineNumbers
  private(set) var exceeded: ExceededBound?

  /// How many lines up to this one hold nothing, or a single space.
  private var emptyLines = 0
  private var nesting = NestingEstimate()
  /// No more blocks than so many have begun.
  private var blocks = 0
  private var stretch = Stretch()
  private var previous = PreviousLine.blank
  /// Whether a link reference definition may have begun since the last blank line.
  private var mayDefine = false

  private enum PreviousLine {
    case blank
    /// All of it is a link reference definition, for certain.
    case definition
    case other
  }

  /// Begins no inline.
  static let placeholder = UInt8(ascii: "$")
  /// Stands for the text of a line.
  static let word = UInt8(ascii: "x")

  init(
    source: Bytes,
    copy: UnsafeMutableBufferPointer<UInt8>,
    start: Int,
    lines: LineNumbers,
    bounds: MarkdownBounds,
    hidesInlines: Bool
  ) {
    self.source = source
    self.copy = copy
    self.start = start
    self.lines = lines
    self.bounds = bounds
    self.hidesInlines = hidesInlines
  }

  mutating func run(lineStarts: UnsafeBufferPointer<UInt32>, fromLine: Int) {
    for line in fromLine..<lineStarts.count {
      let lower = line == fromLine ? start : Int(lineStarts[line])
      let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : source.count
      var upper = end
      if upper > lower, source[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
      if upper > lower, source[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
      let before = written
      let prefix = read(line: lower..<upper)
      if exceeded != nil { return }
      joinBlankLines(line, startOfCopy: before, prefix)
      write(upper..<end)
    }
    endStretch(at: source.count)
  }

  /// Makes a blank line one with the blank line before it, where three empty lines came before both.
  ///
  /// The first ends paragraphs and quotes, the second an item of which nothing is left; a third changes nothing. A line of one
  /// space counts as empty, as no list item reaches so far; a wider one may keep an empty item open.
  ///
  /// - Parameter before: where the line begins in the copy.
  private mutating func joinBlankLines(_ line: Int, startOfCopy before: Int, _ prefix: LinePrefix) {
    guard prefix.isBlank else {
      emptyLines = 0
      return
    }
    guard emptyLines >= 4 else {
      emptyLines += prefix.column < 2 ? 1 : 0
      return
    }
    guard hidesInlines else { return }
    let lineEnd = before - 1
    if lineEnd > 0, copy[lineEnd] == UInt8(ascii: "\n"), copy[lineEnd - 1] == UInt8(ascii: "\r") {
      copy[lineEnd - 1] = UInt8(ascii: " ")
    }
    copy[lineEnd] = UInt8(ascii: " ")
    lines.merge(lineOfFile: line)
  }

  /// Reads one line, and gives what stands before its text.
  private mutating func read(line lineRange: Range<Int>) -> LinePrefix {
    let prefix = LinePrefix(source, line: lineRange)
    nesting.read(prefix, afterBlankLine: previous == .blank)
    if nesting.depth > bounds.nesting {
      exceeded = ExceededBound(
        bound: .nesting,
        offset: lineRange.lowerBound,
        found: nesting.depth,
        limit: bounds.nesting
      )
      return prefix
    }
    if !prefix.isBlank { blocks += 1 + prefix.quotes + prefix.markers }
    if blocks > bounds.blocks {
      exceeded = ExceededBound(bound: .blocks, offset: lineRange.lowerBound, found: blocks, limit: bounds.blocks)
      return prefix
    }
    let hasText = prefix.end < lineRange.upperBound
    if prefix.isBlank || (prefix.beginsWithBullet && prefix.indentation < 4 && hasText) {
      endStretch(at: lineRange.lowerBound)
      mayDefine = false
    }
    write(lineRange.lowerBound..<prefix.end)
    let defines = hasText && readText(prefix.end..<lineRange.upperBound, after: prefix)
    if !prefix.isBlank, stretch.start == nil { stretch.start = lineRange.lowerBound }
    previous = prefix.isBlank ? .blank : defines ? .definition : .other
    return prefix
  }

  /// Writes a line's text without what may be hidden of it; says whether it is a link reference definition for certain.
  private mutating func readText(_ textRange: Range<Int>, after prefix: LinePrefix) -> Bool {
    if prefix.isThematicBreak {
      write(textRange)
      return false
    }
    switch source[textRange.lowerBound] {
    case UInt8(ascii: "["):
      switch DefinitionStart(source, line: textRange) {
      case .none: break
      case .complete where previous != .other && !mayDefine && prefix.isPlain:
        writeWithoutNulls(textRange)
        return true
      case .possible, .complete:
        mayDefine = true
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("):
      // The title of a definition may stand on the next line, and begin on others.
      if previous == .definition { mayDefine = true }
    default:
      break
    }
    if mayDefine {
      keep(textRange)
      return false
    }
    switch source[textRange.lowerBound] {
    case UInt8(ascii: "`"):
      let fence = fenceEnd(textRange)
      write(textRange.lowerBound..<fence)
      hide(fence..<textRange.upperBound)
    case UInt8(ascii: "<"):
      readHTML(textRange, after: prefix)
    case let first where hidesInlines && !Self.mayBeginBlock(first) && !source[textRange].contains(UInt8(ascii: ">")):
      copy[written] = Self.word
      written += 1
    default:
      hide(textRange)
    }
    return false
  }

  /// Whether a text may be a block, or part of one, because of its first byte; or make what stands before it a list marker, as
  /// form feeds do. Besides, only what ends an HTML block matters of a text, and all that does ends in `>` (CommonMark 0.30,
  /// section 4.6).
  private static func mayBeginBlock(_ first: UInt8) -> Bool {
    switch first {
    case 0...0x20, UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// The end of the run of backticks that may be a code fence; the text's start if it cannot be one.
  private func fenceEnd(_ textRange: Range<Int>) -> Int {
    var end = textRange.lowerBound
    while end < textRange.upperBound, source[end] == UInt8(ascii: "`") { end += 1 }
    guard end - textRange.lowerBound >= 3, !source[end..<textRange.upperBound].contains(UInt8(ascii: "`")) else {
      return textRange.lowerBound
    }
    return end
  }

  private mutating func readHTML(_ textRange: Range<Int>, after prefix: LinePrefix) {
    guard let html = HTMLBlockStart(source, line: textRange) else {
      hide(textRange)
      return
    }
    if html.kind == .tag {
      hideAttributes(textRange.lowerBound..<html.end)
      write(html.end..<textRange.upperBound)
    } else {
      write(textRange.lowerBound..<html.end)
      hide(html.end..<textRange.upperBound)
      // After four columns, or a number, the line may be text of a paragraph; then libcmark looks for the end of the tag.
      let mayBeInline = prefix.indentation >= 4 || prefix.markers > 0
      if mayBeInline, !isClosed(html, in: textRange) { stretch.delimiters += 1 }
    }
  }

  private func isClosed(_ html: HTMLBlockStart, in textRange: Range<Int>) -> Bool {
    switch html.kind {
    case .verbatim, .blockTag: HTMLTag.end(source, line: textRange) != nil
    default: html.isEnded(by: html.end..<textRange.upperBound, of: source)
    }
  }

  /// Leaves inline markup as it is, and counts it.
  private mutating func keep(_ range: Range<Int>) {
    writeWithoutNulls(range)
    for offset in range where Self.canGrow(source[offset]) { stretch.delimiters += 1 }
  }

  /// Whether an inline delimiter is one of those that libcmark looks for more than once.
  private static func canGrow(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "<"): true
    default: false
    }
  }

  private mutating func endStretch(at offset: Int) {
    if stretch.delimiters > 0, let start = stretch.start {
      let length = max(1, offset - start)
      let allowed = (bounds.runLength << 16 - stretch.work) / length
      if stretch.delimiters > allowed {
        exceeded = ExceededBound(bound: .runLength, offset: start, found: stretch.delimiters, limit: allowed)
      }
      stretch.work += stretch.delimiters * length
    }
    stretch.start = nil
    stretch.delimiters = 0
  }
}

extension InlineFilter {
  /// Lines without a blank one between them: as much as one paragraph can be.
  private struct Stretch {
    /// Where the first of them begins.
    var start: Int?
    /// The inline delimiters in it that libcmark sees.
    var delimiters = 0
    /// The sum over all stretches of bytes times delimiters.
    var work = 0
  }

  private mutating func write(_ range: Range<Int>) {
    for offset in range {
      copy[written] = source[offset]
      written += 1
    }
  }

  private mutating func write(_ range: Range<Int>, _ byteAtOffset: (Int, UInt8) -> UInt8) {
    for offset in range {
      copy[written] = byteAtOffset(offset, source[offset])
      written += 1
    }
  }

  private mutating func writeWithoutNulls(_ range: Range<Int>) {
    write(range) { $1 == 0 ? 0x7F : $1 }
  }

  private mutating func hide(_ range: Range<Int>) {
    guard hidesInlines else { return writeWithoutNulls(range) }
    let filter = self
    write(range) { offset, byte in
      guard InlineMarkup.contains(byte), !filter.endsHTMLBlock(at: offset, byte) else { return byte }
      return byte == 0 ? 0x7F : Self.placeholder
    }
  }

  /// Hides the inline markup in a tag that stands alone on its line, so that it stays one.
  ///
  /// `_` may stand in the name of an attribute, as `:` may; all else stands in values.
  private mutating func hideAttributes(_ tagRange: Range<Int>) {
    guard hidesInlines else { return writeWithoutNulls(tagRange) }
    write(tagRange) { offset, byte in
      guard offset > tagRange.lowerBound, InlineMarkup.contains(byte) else { return byte }
      switch byte {
      case 0: return 0x7F
      case UInt8(ascii: "_"): return UInt8(ascii: ":")
      default: return Self.placeholder
      }
    }
  }

  /// Whether a byte may belong to `]]>` or to `</script>`, `</style>`, `</textarea>`, `</pre>`.
  private func endsHTMLBlock(at offset: Int, _ byte: UInt8) -> Bool {
    func follows(_ distance: Int) -> UInt8 {
      offset + distance < source.count ? source[offset + distance] : 0
    }
    switch byte {
    case UInt8(ascii: "]"):
      if follows(1) == UInt8(ascii: ">") { return offset > 0 && source[offset - 1] == byte }
      return follows(1) == byte && follows(2) == UInt8(ascii: ">")
    case UInt8(ascii: "<"):
      guard follows(1) == UInt8(ascii: "/") else { return false }
      let letter = follows(2) | 0x20
      return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "t") || letter == UInt8(ascii: "p")
    default:
      return false
    }
  }
}

/// The bytes that begin or end inlines (CommonMark 0.30, section 6), and NUL.
private enum InlineMarkup {
  /// NUL, `!`, `&`, `*` and `<` as bits of the first 64 bytes.
  private static let low: UInt64 = 0x1000_0442_0000_0001
  /// `[`, `\`, `]`, `_` and the backtick as bits of the second.
  private static let high: UInt64 = 0x0000_0001_B800_0000

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    let set = byte < 0x40 ? low : high
    return set >> UInt64(byte & 0x3F) & 1 != 0
  }
}
