import SourceText

/// The blocks of a plain text, read without libcmark: headings with `#`, bullets and numbers in one another, quotes of one
/// paragraph, thematic breaks and paragraphs (CommonMark 0.30, sections 4 and 5).
///
/// Most files hold nothing else, and libcmark takes a third of the time that they need. What this reads, libcmark reads alike,
/// which tests ask of random texts. At the first line that might be anything else, it gives up: code, HTML, link reference
/// definitions, underlined headings, tabs before a text, and whatever stands where it decides about more than its own line.
struct PlainBlocks {
  private let lines: LineTable
  private let bytes: Bytes

  /// Room for all blocks, of which so many are read. A list would ask at each of them whether it is its only owner and has room.
  private let blocks: UnsafeMutableBufferPointer<Block>
  private var count = 0

  /// Room for the items that are open, each in the one before it, and how many there are.
  private let open: UnsafeMutableBufferPointer<OpenItem>
  private var openCount = 0

  /// The paragraph that the next line may go on with, in so many open items; -1 if there is none.
  private var paragraph = -1
  private var paragraphDepth = 0

  /// Whether that paragraph stands in a quote.
  private var isQuoted = false

  /// Whether the line before is blank, or there is none.
  private var followsBlankLine = true

  private struct OpenItem {
    var list: Int
    var item: Int
    /// The column at which its text begins.
    var content: Int
    /// The bullet, or what stands behind the number: another one begins another list.
    var marker: UInt8
  }

  /// The words of a line: where its first byte stands that is no space, the end of its text, and how far its first byte is
  /// indented within the open items that it belongs to.
  private struct Line {
    var number: Int
    var start: Int
    var end: Int
    var column: Int
    /// How many of the open items it belongs to by its indentation.
    var depth: Int
    var indentation: Int
  }

  /// How deep items may stand in one another, and how far a line may be indented: both far within `MarkdownBounds`.
  private static let depth = 32
  private static let column = 100

  /// The blocks of a text from a line on, the document first; nil if libcmark has to read it.
  static func read(_ lines: LineTable, fromLine first: Int, bounds: MarkdownBounds) -> [Block]? {
    // No text has more blocks than bytes.
    guard lines.bytes.count <= min(bounds.fileSize, bounds.blocks, Int(Int32.max) - 1),
      bounds.nesting >= MarkdownBounds.standard.nesting
    else { return nil }
    var isPlain = false
    let blocks = [Block](unsafeUninitializedCapacity: Self.mostBlocks(ofLines: lines.count - first)) { room, count in
      withUnsafeTemporaryAllocation(of: OpenItem.self, capacity: Self.depth) { open in
        var reader = PlainBlocks(lines, blocks: room, open: open)
        isPlain = reader.read(fromLine: first)
        count = reader.count
      }
    }
    return isPlain ? blocks : nil
  }

  private init(
    _ lines: LineTable,
    blocks: UnsafeMutableBufferPointer<Block>,
    open: UnsafeMutableBufferPointer<OpenItem>
  ) {
    self.lines = lines
    bytes = lines.bytes
    self.blocks = blocks
    self.open = open
  }

  /// The document, and for each line a list, its item and the paragraph in it.
  private static func mostBlocks(ofLines count: Int) -> Int { 3 * count + 1 }

  private mutating func read(fromLine first: Int) -> Bool {
    var next = lines.start(ofLine: first)
    append(.document, parent: -1, line: first, start: next)
    for number in first..<lines.count {
      let start = next
      next = lines.start(ofLine: number &+ 1)
      var end = next
      if end > start, bytes[end &- 1] == UInt8(ascii: "\n") { end &-= 1 }
      if end > start, bytes[end &- 1] == UInt8(ascii: "\r") { end &-= 1 }
      var text = start
      while text < end, bytes[text] == UInt8(ascii: " ") { text &+= 1 }
      if text == end {
        followsBlankLine = true
        paragraph = -1
        continue
      }
      let column = text &- start
      var depth = 0
      while depth < openCount, column >= open[depth].content { depth &+= 1 }
      let indentation = depth > 0 ? column &- open[depth &- 1].content : column
      guard column <= Self.column,
        read(Line(number: number, start: text, end: end, column: column, depth: depth, indentation: indentation))
      else { return false }
      followsBlankLine = false
    }
    settleEnds()
    return true
  }

  private mutating func read(_ line: Line) -> Bool {
    guard line.indentation < 4 else { return beginsWords(line.start, line.end) && continueParagraph(line) }
    let byte = bytes[line.start]
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "_"):
      if byte != UInt8(ascii: "_"), isSpace(line.start &+ 1, line) {
        return readItem(line, markerEnd: line.start &+ 1, number: nil)
      }
      return isRule(line) ? readRule(line) : readText(line)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumbered(line)
    case UInt8(ascii: "#"):
      guard let level = headingLevel(line) else { return readText(line) }
      guard line.depth == 0 else { return false }
      close(to: 0)
      blocks[append(.heading, parent: 0, line: line.number, start: line.start)].level = level
      return true
    case UInt8(ascii: ">"):
      return readQuote(line)
    default:
      return readText(line)
    }
  }

  // MARK: Lines

  private mutating func readText(_ line: Line) -> Bool {
    guard beginsWords(line.start, line.end) else { return false }
    if paragraph >= 0 { return continueParagraph(line) }
    close(to: line.depth)
    paragraph = append(.paragraph, parent: innermost, line: line.number, start: line.start)
    paragraphDepth = line.depth
    return true
  }

  /// A line that begins no block goes on with the paragraph before it, also where it is not indented as its item asks (CommonMark
  /// 0.30, section 5.2, *laziness*).
  private mutating func continueParagraph(_ line: Line) -> Bool {
    guard paragraph >= 0, !isQuoted else { return false }
    blocks[paragraph].endLine = line.number &+ 1
    return true
  }

  private mutating func readNumbered(_ line: Line) -> Bool {
    var end = line.start
    var number = 0
    while end < line.end, end &- line.start < 10, bytes[end] &- UInt8(ascii: "0") < 10 {
      number = number &* 10 &+ Int(bytes[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    guard end < line.end, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")"), end &- line.start < 10 else {
      return readText(line)
    }
    guard end &+ 1 < line.end else { return false }
    guard isSpace(end &+ 1, line) else { return readText(line) }
    // Within a paragraph a number begins a list only if it is 1.
    guard paragraph < 0 || line.depth < paragraphDepth else { return false }
    return readItem(line, markerEnd: end &+ 1, number: number)
  }

  private mutating func readItem(_ line: Line, markerEnd: Int, number: Int?) -> Bool {
    var text = markerEnd
    while text < line.end, bytes[text] == UInt8(ascii: " ") { text &+= 1 }
    guard text < line.end, text &- markerEnd <= 4, line.depth < Self.depth, beginsWords(text, line.end) else { return false }
    let marker = bytes[markerEnd &- 1]
    let content = line.column &+ (text &- line.start)
    let isOfList = line.depth < openCount && open[line.depth].marker == marker
    let list = isOfList ? open[line.depth].list : beginList(line, number: number)
    let item = append(.item, parent: list, line: line.number, start: line.start)
    blocks[item].isOrdered = number != nil
    if isOfList {
      if followsBlankLine { blocks[list].isTight = false }
      leave(to: line.depth &+ 1)
      open[line.depth].item = item
      open[line.depth].content = content
    } else {
      // Those that are open are those that the line belongs to, fewer than `depth`.
      open.initializeElement(at: openCount, to: OpenItem(list: list, item: item, content: content, marker: marker))
      openCount &+= 1
    }
    paragraph = append(.paragraph, parent: item, line: line.number, start: text)
    paragraphDepth = openCount
    isQuoted = false
    return true
  }

  private mutating func beginList(_ line: Line, number: Int?) -> Int {
    close(to: line.depth)
    let list = append(.list, parent: innermost, line: line.number, start: line.start)
    blocks[list].isTight = true
    blocks[list].isOrdered = number != nil
    blocks[list].listStart = number ?? 0
    return list
  }

  private mutating func readQuote(_ line: Line) -> Bool {
    var text = line.start &+ 1
    if text < line.end, bytes[text] == UInt8(ascii: " ") { text &+= 1 }
    guard text < line.end, beginsWords(text, line.end), !isNumbered(text, line.end) else { return false }
    if paragraph >= 0, isQuoted, line.depth == paragraphDepth {
      blocks[paragraph].endLine = line.number &+ 1
      return true
    }
    close(to: line.depth)
    let quote = append(.blockQuote, parent: innermost, line: line.number, start: line.start)
    paragraph = append(.paragraph, parent: quote, line: line.number, start: text)
    paragraphDepth = line.depth
    isQuoted = true
    return true
  }

  private mutating func readRule(_ line: Line) -> Bool {
    guard line.depth == 0, paragraph < 0 else { return false }
    close(to: 0)
    append(.thematicBreak, parent: 0, line: line.number, start: line.start)
    return true
  }

  // MARK: Blocks

  @discardableResult
  private mutating func append(_ kind: Block.Kind, parent: Int, line: Int, start: Int) -> Int {
    let index = count
    precondition(index < blocks.count, "a line has more blocks than three")
    blocks.initializeElement(at: index, to: Block(kind, parent: parent, line: line, start: start, at: index))
    count &+= 1
    return index
  }

  /// The block in which another one begins.
  private var innermost: Int { openCount > 0 ? open[openCount &- 1].item : 0 }

  /// Closes all open items but so many, and the paragraph. What comes next stands in the innermost of those, whose list is loose if
  /// a blank line comes before it (CommonMark 0.30, section 5.3).
  private mutating func close(to depth: Int) {
    leave(to: depth)
    if followsBlankLine, openCount > 0 { blocks[open[openCount &- 1].list].isTight = false }
    paragraph = -1
    isQuoted = false
  }

  /// Forgets all open items but so many.
  private mutating func leave(to depth: Int) { openCount = min(openCount, depth) }

  /// Lets each block that holds others end with the last of them.
  private mutating func settleEnds() {
    for index in stride(from: count &- 1, to: 0, by: -1) {
      let parent = blocks[index].parent
      blocks[parent].subtreeEnd = max(blocks[parent].subtreeEnd, blocks[index].subtreeEnd)
      blocks[parent].endLine = max(blocks[parent].endLine, blocks[index].endLine)
    }
  }
}

// MARK: - What a text begins

extension PlainBlocks {
  private func isSpace(_ offset: Int, _ line: Line) -> Bool {
    offset < line.end && bytes[offset] == UInt8(ascii: " ")
  }

  /// The level of a heading that has a text (CommonMark 0.30, section 4.2).
  private func headingLevel(_ line: Line) -> Int? {
    var end = line.start
    while end < line.end, bytes[end] == UInt8(ascii: "#") { end &+= 1 }
    return end &- line.start <= 6 && isSpace(end, line) ? end &- line.start : nil
  }

  /// Whether a line is a thematic break without spaces between its signs (CommonMark 0.30, section 4.1).
  private func isRule(_ line: Line) -> Bool {
    var end = line.start
    while end < line.end, bytes[end] == bytes[line.start] { end &+= 1 }
    guard end &- line.start >= 3, bytes[line.start] != UInt8(ascii: "+") else { return false }
    return bytes[end..<line.end].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Whether a text begins with digits and what may make a list marker of them.
  private func isNumbered(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end, bytes[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
    guard offset > start, offset < end else { return false }
    return bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ")")
  }

  /// Whether what stands there begins no block but a paragraph, for certain, and no link reference definition.
  @inline(__always)
  private func beginsWords(_ start: Int, _ end: Int) -> Bool {
    // As most lines do.
    isLetter(bytes[start]) || Self.beginsWords(bytes, start, end)
  }

  private static func beginsWords(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
    let first = bytes[start]
    let second = start &+ 1 < end ? bytes[start &+ 1] : 0
    switch first {
    case UInt8(ascii: "["):
      return !mayDefine(bytes, start, end)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var offset = start &+ 1
      while offset < end, bytes[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
      guard offset < end, bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ")") else { return true }
      return offset &+ 1 < end && bytes[offset &+ 1] > 0x20
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      // Emphasis, strong or not.
      return isLetter(second == first && start &+ 2 < end ? bytes[start &+ 2] : second)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      return second != 0 && second != first
    case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      return isLetter(second) || second &- UInt8(ascii: "0") < 10
    case 0xEF:
      // A byte order mark.
      return second != 0xBB
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), 0...0x20, 0x7F:
      return false
    default:
      return true
    }
  }

  /// Whether a text that begins with a bracket may be a link reference definition (CommonMark 0.30, section 4.7), also one that goes
  /// on in the next line.
  private static func mayDefine(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
    var offset = start &+ 1
    while offset < end, bytes[offset] != UInt8(ascii: "]") {
      if bytes[offset] == UInt8(ascii: "\\") { return true }
      offset &+= 1
    }
    guard offset < end else { return true }
    return offset &+ 1 < end && bytes[offset &+ 1] == UInt8(ascii: ":")
  }
}
