/// One pass over the lines of a file: it checks the bounds and hides inline markup in a copy of the text (`CommonMarkInput`).
struct InlineFilter {
  let source: Bytes
  let copy: UnsafeMutableBufferPointer<UInt8>
  /// The offset in the source of the copy's first byte.
  let start: Int
  let bounds: MarkdownBounds
  let hidesInlines: Bool
  private(set) var lines: LineNumbers
  private(set) var exceeded: ExceededBound?

  /// How many lines up to this one hold nothing, or a single space.
  private var emptyLines = 0
  private var nesting = NestingEstimate()
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

  static let placeholder = UInt8(ascii: "$")

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

  mutating func run(lineStarts: UnsafeBufferPointer<Int>, fromLine: Int) {
    for line in fromLine..<lineStarts.count {
      let lower = line == fromLine ? start : lineStarts[line]
      var upper = line + 1 < lineStarts.count ? lineStarts[line + 1] : source.count
      if upper > lower, source[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
      if upper > lower, source[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
      let prefix = read(line: lower..<upper)
      if exceeded != nil { return }
      joinBlankLines(line, start: lower, prefix)
    }
    endStretch(at: source.count)
  }

  /// Makes a blank line one with the blank line before it, where three empty lines came before both.
  ///
  /// The first ends paragraphs and quotes, the second an item of which nothing is left; a third changes nothing. A line of one
  /// space counts as empty, as no list item reaches so far; a wider one may keep an empty item open.
  private mutating func joinBlankLines(_ line: Int, start lower: Int, _ prefix: LinePrefix) {
    guard prefix.isBlank else {
      emptyLines = 0
      return
    }
    guard emptyLines >= 4 else {
      emptyLines += prefix.column < 2 ? 1 : 0
      return
    }
    guard hidesInlines else { return }
    let lineEnd = lower - 1 - start
    if lineEnd > 0, copy[lineEnd] == UInt8(ascii: "\n"), copy[lineEnd - 1] == UInt8(ascii: "\r") {
      copy[lineEnd - 1] = UInt8(ascii: " ")
    }
    copy[lineEnd] = UInt8(ascii: " ")
    lines.merge(lineOfFile: line)
  }

  /// Reads one line, and gives what stands before its text.
  private mutating func read(line: Range<Int>) -> LinePrefix {
    let prefix = LinePrefix(source, line: line)
    nesting.read(prefix, afterBlankLine: previous == .blank)
    if nesting.depth > bounds.nesting {
      exceeded = ExceededBound(
        bound: .nesting,
        offset: line.lowerBound,
        found: nesting.depth,
        limit: bounds.nesting
      )
      return prefix
    }
    let hasText = prefix.end < line.upperBound
    if prefix.isBlank || (prefix.beginsWithBullet && prefix.indentation < 4 && hasText) {
      endStretch(at: line.lowerBound)
      mayDefine = false
    }
    let defines = hasText && readText(prefix.end..<line.upperBound, after: prefix)
    if !prefix.isBlank, stretch.start == nil { stretch.start = line.lowerBound }
    previous = prefix.isBlank ? .blank : defines ? .definition : .other
    return prefix
  }

  /// Hides what may be hidden of a line's text; says whether the text is a link reference definition for certain.
  private mutating func readText(_ text: Range<Int>, after prefix: LinePrefix) -> Bool {
    if prefix.isThematicBreak { return false }
    switch source[text.lowerBound] {
    case UInt8(ascii: "["):
      switch DefinitionStart(source, line: text) {
      case .none: break
      case .complete where previous != .other && !mayDefine && prefix.isPlain:
        hideNulls(text)
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
      keep(text)
      return false
    }
    switch source[text.lowerBound] {
    case UInt8(ascii: "`"):
      let fence = fenceEnd(text)
      hide(fence..<text.upperBound)
    case UInt8(ascii: "<"):
      readHTML(text, after: prefix)
    default:
      hide(text)
    }
    return false
  }

  /// The end of the run of backticks that may be a code fence; the text's start if it cannot be one.
  private func fenceEnd(_ text: Range<Int>) -> Int {
    var end = text.lowerBound
    while end < text.upperBound, source[end] == UInt8(ascii: "`") { end += 1 }
    guard end - text.lowerBound >= 3, !source[end..<text.upperBound].contains(UInt8(ascii: "`")) else {
      return text.lowerBound
    }
    return end
  }

  private mutating func readHTML(_ text: Range<Int>, after prefix: LinePrefix) {
    guard let html = HTMLBlockStart(source, line: text) else {
      hide(text)
      return
    }
    if html.kind == .tag {
      hideAttributes(text.lowerBound..<html.end)
    } else {
      hide(html.end..<text.upperBound)
      // After four columns, or a number, the line may be text of a paragraph; then libcmark looks for the end of the tag.
      let mayBeInline = prefix.indentation >= 4 || prefix.markers > 0
      if mayBeInline, !isClosed(html, in: text) { stretch.delimiters += 1 }
    }
  }

  private func isClosed(_ html: HTMLBlockStart, in text: Range<Int>) -> Bool {
    switch html.kind {
    case .verbatim, .blockTag: HTMLTag.end(source, line: text) != nil
    default: html.isEnded(by: html.end..<text.upperBound, of: source)
    }
  }

  /// Leaves inline markup as it is, and counts it.
  private mutating func keep(_ range: Range<Int>) {
    hideNulls(range)
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

  private func hide(_ range: Range<Int>) {
    guard hidesInlines else {
      hideNulls(range)
      return
    }
    for offset in range {
      let byte = source[offset]
      guard InlineMarkup.contains(byte), !endsHTMLBlock(at: offset, byte) else { continue }
      copy[offset - start] = byte == 0 ? 0x7F : Self.placeholder
    }
  }

  private func hideNulls(_ range: Range<Int>) {
    for offset in range where source[offset] == 0 { copy[offset - start] = 0x7F }
  }

  /// Hides the inline markup in a tag that stands alone on its line, so that it stays one.
  ///
  /// `_` may stand in the name of an attribute, as `:` may; all else stands in values.
  private func hideAttributes(_ tag: Range<Int>) {
    guard hidesInlines else {
      hideNulls(tag)
      return
    }
    for offset in tag.dropFirst() where InlineMarkup.contains(source[offset]) {
      copy[offset - start] =
        switch source[offset] {
        case 0: 0x7F
        case UInt8(ascii: "_"): UInt8(ascii: ":")
        default: Self.placeholder
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
