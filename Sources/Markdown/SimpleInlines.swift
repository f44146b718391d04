import SourceText

/// The words of a paragraph whose only markup is code spans between single backticks, emphasis between single asterisks, links whose
/// words and addresses are nothing but that, and `[[Page]]`, as nearly all that has any is (CommonMark 0.30, sections 6.1, 6.2 and 6.3).
///
/// It says the same as libcmark does, or nothing: what it is not sure of, it leaves to it.
struct SimpleInlines {
  private let source: UnsafeBufferPointer<UInt8>
  private let first: Int
  private var output: [UInt8]
  /// The output piece by piece; empty where nobody asks for looks.
  private var pieces: [Piece] = []
  private let wanted: Wanted
  private var softBreak = UInt8(ascii: "\n")
  private var hardBreak = UInt8(ascii: "\n")
  private var offset = 0
  /// Where asterisks stand in the output that no other has closed yet, with their pieces, and those of them that another has.
  private var openers: [(place: Int, piece: Int)] = []
  private var closed: [Int] = []
  private var asterisks = 0

  private enum Wanted {
    /// The words alone, without the brackets of links.
    case words
    /// The words alone; double brackets are words, too.
    case resolvedWords
    /// Runs, of which none knows where it leads: double brackets are words as they are written.
    case runs
    /// Runs, with the pages that they lead to.
    case linkedRuns
  }

  /// What of the output looks the same.
  private struct Piece {
    /// It begins where the one before it ends.
    var end: Int
    var style: InlineRun.Style
    var target: InlineRun.Target?
    /// Whether it is an asterisk that another has closed, and no word.
    var isMark = false
  }

  private var keepsLooks: Bool { wanted == .runs || wanted == .linkedRuns }

  /// Appends the words, lines apart by line feeds and without the spaces at their ends.
  ///
  /// - Parameter isResolved: whether `WikiLinks` has resolved it already.
  /// - Returns: false for what may be more, of which nothing is appended.
  static func append(_ source: UnsafeBufferPointer<UInt8>, isResolved: Bool = false, to output: inout [UInt8]) -> Bool {
    // Nearly every title and most paragraphs are one line of words.
    if let first = source.first, let last = source.last, first != 0x20, last != 0x20,
      InlineText.plainEnd(from: 0, in: source) == source.count
    {
      output.append(contentsOf: source)
      return true
    }
    let start = output.count
    var inlines = SimpleInlines(source, output, isResolved ? .resolvedWords : .words)
    output = []
    let isRead = inlines.read()
    if isRead {
      inlines.finish()
    } else {
      inlines.output.removeLast(inlines.output.count - start)
    }
    swap(&output, &inlines.output)
    return isRead
  }

  /// The words as runs, with a space for each break of lines; nil for what may be more.
  ///
  /// - Parameters:
  ///   - withTargets: whether double brackets are links.
  ///   - breaks: the breaks of lines that are line feeds, and no spaces.
  static func runs(
    of source: UnsafeBufferPointer<UInt8>,
    withTargets: Bool,
    keeping breaks: InlineRun.KeptBreaks = .none
  ) -> [InlineRun]? {
    var inlines = SimpleInlines(source, [], withTargets ? .linkedRuns : .runs)
    if breaks != .all { inlines.softBreak = 0x20 }
    if breaks == .none { inlines.hardBreak = 0x20 }
    inlines.output.reserveCapacity(source.count)
    guard inlines.read() else { return nil }
    inlines.finish()
    return inlines.runs
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, _ output: consuming [UInt8], _ wanted: Wanted) {
    (self.source, self.output, self.wanted) = (source, output, wanted)
    first = self.output.count
  }

  private var runs: [InlineRun] {
    var runs: [InlineRun] = []
    var start = first
    for piece in pieces {
      defer { start = piece.end }
      if piece.isMark { continue }
      let text = String(decoding: output[start..<piece.end], as: UTF8.self)
      // Words go on behind an asterisk that is left out, or is a word itself.
      if piece.target == nil, let last = runs.last, last.target == nil, last.style == piece.style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(InlineRun(piece.style, text, target: piece.target))
      }
    }
    return runs
  }

  private mutating func read() -> Bool {
    while offset < source.count {
      let start = offset
      offset = InlineText.plainEnd(from: start, in: source)
      if start < offset {
        // Spaces before a line are no words, and a blank line ends the paragraph.
        if isAtLineStart(start), source[start] == 0x20 { return false }
        output.append(contentsOf: source[start..<offset])
        style(.plain)
      }
      guard offset < source.count else { return true }
      switch source[offset] {
      case UInt8(ascii: "\n"):
        guard !isAtLineStart(offset) else { return false }
        removeSpaces()
        let isHard = offset > 1 && source[offset - 1] == 0x20 && source[offset - 2] == 0x20
        output.append(isHard ? hardBreak : softBreak)
        style(.plain)
        offset += 1
      case UInt8(ascii: "`"):
        guard readCode() else { return false }
      case UInt8(ascii: "*"):
        guard readAsterisk() else { return false }
      case UInt8(ascii: "["):
        guard readPage() || readLink() else { return false }
      default:
        return false
      }
    }
    return true
  }

  private mutating func finish() {
    removeSpaces()
    // Runs are made without them.
    guard !keepsLooks, !closed.isEmpty else { return }
    closed.sort()
    var target = closed[0]
    var next = 0
    for place in closed[0]..<output.count {
      if next < closed.count, closed[next] == place {
        next += 1
      } else {
        output[target] = output[place]
        target += 1
      }
    }
    output.removeLast(output.count - target)
  }

  private func isAtLineStart(_ place: Int) -> Bool { place == 0 || source[place - 1] == UInt8(ascii: "\n") }

  private mutating func removeSpaces() {
    while output.count > first, output.last == 0x20 || output.last == UInt8(ascii: "\n") { output.removeLast() }
    while let last = pieces.last, last.end > output.count {
      let start = pieces.count > 1 ? pieces[pieces.count - 2].end : first
      guard start >= output.count else {
        pieces[pieces.count - 1].end = output.count
        return
      }
      pieces.removeLast()
    }
  }

  /// Tells the look of what was written last.
  private mutating func style(_ style: InlineRun.Style, target: InlineRun.Target? = nil) {
    guard keepsLooks else { return }
    // An asterisk stays apart from what is behind it, as another may close it.
    if target == nil, let last = pieces.last, last.target == nil, last.style == style, openers.last?.piece != pieces.count - 1 {
      pieces[pieces.count - 1].end = output.count
    } else {
      pieces.append(Piece(end: output.count, style: style, target: target))
    }
  }

  /// A code span, or a backtick that begins none.
  private mutating func readCode() -> Bool {
    guard source.count <= InlineText.longest else { return false }
    var end = offset + 1
    while end < source.count, source[end] != UInt8(ascii: "`") {
      if source[end] < 0x20, source[end] != UInt8(ascii: "\n") { return false }
      // The indent of a line within a span is none of its text.
      if source[end] == 0x20 || source[end] == UInt8(ascii: "\n"), isAtLineStart(end) { return false }
      end += 1
    }
    guard end > offset + 1 else { return false }
    guard end < source.count else {
      output.append(source[offset])
      style(.plain)
      offset += 1
      return true
    }
    if end + 1 < source.count, source[end + 1] == UInt8(ascii: "`") { return false }
    var text = offset + 1..<end
    if isSpace(source[text.lowerBound]), isSpace(source[text.upperBound - 1]) {
      guard text.count > 2 else { return false }
      text = text.lowerBound + 1..<text.upperBound - 1
    }
    // Spaces of a span at the end of a line would be lost as those of words are.
    guard !isSpace(source[text.upperBound - 1]) else { return false }
    for byte in source[text] { output.append(isSpace(byte) ? 0x20 : byte) }
    style(.code)
    offset = end + 1
    return true
  }

  /// An asterisk that opens emphasis, closes some, or stands for itself.
  private mutating func readAsterisk() -> Bool {
    let before = offset > 0 ? source[offset - 1] : UInt8(ascii: "\n")
    let after = offset + 1 < source.count ? source[offset + 1] : UInt8(ascii: "\n")
    asterisks += 1
    guard source.count <= InlineText.longest, asterisks * source.count <= InlineText.mostWork else { return false }
    // Runs of several are strong emphasis; and what is a space or a sign beyond ASCII is in no table here.
    guard before < 0x80, after < 0x80, after != UInt8(ascii: "*") else { return false }
    let opens = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let closes = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    offset += 1
    if closes, let opener = openers.popLast() {
      guard keepsLooks else {
        closed.append(opener.place)
        return true
      }
      pieces[opener.piece].isMark = true
      for piece in opener.piece..<pieces.count where pieces[piece].style == .plain { pieces[piece].style = .emphasis }
      return true
    }
    output.append(UInt8(ascii: "*"))
    guard opens else {
      style(.plain)
      return true
    }
    if keepsLooks { pieces.append(Piece(end: output.count, style: .plain)) }
    openers.append((place: output.count - 1, piece: pieces.count - 1))
    return true
  }

  /// A page in double brackets whose words are nothing but words (see `WikiLinks`).
  private mutating func readPage() -> Bool {
    guard wanted == .words || wanted == .linkedRuns, let words = wordsInBrackets(from: offset + 2) else { return false }
    guard source[words.lowerBound - 1] == UInt8(ascii: "["), words.upperBound + 1 < source.count,
      source[words.upperBound + 1] == UInt8(ascii: "]"), !source[words].contains(where: { $0.isOne(of: "|!>") }),
      isLink(endingAt: words.upperBound + 2)
    else { return false }
    output.append(contentsOf: source[words])
    style(.plain, target: keepsLooks ? .page(String(decoding: source[words], as: UTF8.self)) : nil)
    offset = words.upperBound + 2
    return true
  }

  /// `[words](address)`, of which each is nothing but that.
  private mutating func readLink() -> Bool {
    guard let words = wordsInBrackets(from: offset + 1), words.upperBound + 1 < source.count,
      source[words.upperBound + 1] == UInt8(ascii: "(")
    else { return false }
    let start = words.upperBound + 2
    var end = start
    while end < source.count, source[end] != UInt8(ascii: ")") {
      guard source[end] > 0x20, source[end] < 0x7F, !source[end].isOne(of: "(<>\\&`") else { return false }
      end += 1
    }
    guard end < source.count, end > start, isLink(endingAt: end + 1) else { return false }
    output.append(contentsOf: source[words])
    if wanted == .linkedRuns {
      let address = String(decoding: source[start..<end], as: UTF8.self)
      style(.plain, target: WikiLinks.page(ofAddress: address).map { .page($0) } ?? .address(address))
    } else if wanted == .runs {
      style(.plain)
    } else if !isSaid(start..<end, by: words) {
      output.append(contentsOf: " <".utf8)
      output.append(contentsOf: source[start..<end])
      output.append(UInt8(ascii: ">"))
    }
    offset = end + 1
    return true
  }

  /// Whether words say where their link leads.
  private func isSaid(_ addressRange: Range<Int>, by wordsRange: Range<Int>) -> Bool {
    let (address, words) = (source[addressRange], source[wordsRange])
    if address.count == words.count { return address.elementsEqual(words) }
    let scheme = "mailto:".utf8
    return address.starts(with: scheme) && address.dropFirst(scheme.count).elementsEqual(words)
  }

  /// The words of a link from a place to the next bracket, if they are nothing but words.
  private func wordsInBrackets(from start: Int) -> Range<Int>? {
    guard source.count <= InlineText.longest, start < source.count, source[start] != 0x20 else { return nil }
    var end = start
    while end < source.count, source[end] != UInt8(ascii: "]") {
      if !InlineText.isPlain(source[end]) { return nil }
      end += 1
    }
    guard end > start, end < source.count, source[end - 1] != 0x20 else { return nil }
    return start..<end
  }

  /// Whether nothing beside a link makes an image, another link or emphasis of it.
  private func isLink(endingAt end: Int) -> Bool {
    if offset > 0, source[offset - 1].isOne(of: "!*") { return false }
    return end >= source.count || !source[end].isOne(of: "([*]")
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == UInt8(ascii: "\n") }
}
