internal import SourceText

/// The first line of a range as a terminal shows it, and a line of carets that marks the range.
struct SourceExcerpt: Equatable {
  /// The line: tabs as spaces, control characters escaped, cut around the range with `…` where it is too wide.
  let line: String
  /// Spaces and carets. There is always a caret; it may stand one cell past the end of the line.
  let marker: String

  /// In less than this nothing would be seen of a line.
  fileprivate static let leastWidth = 8

  /// Where tab stops stand in the excerpt (CommonMark 0.30, section 2.2).
  private static let tabStop = 4

  /// - Parameter width: The cells that the line and the carets may take; at least 8 are used.
  init(of source: SourceText, range: Range<Int>, width: Int) {
    let width = max(width, SourceExcerpt.leastWidth)
    let content = source.contentRange(ofLine: source.line(at: range.lowerBound))
    let marked = range.clamped(to: content)
    if let whole = SourceExcerpt(whole: content, of: source, marked: marked, width: width) {
      self = whole
      return
    }
    let shown = Self.window(of: content, in: source, around: marked, width: width)
    let glyphs = Self.glyphs(of: source, in: shown)
    let selected = Self.selection(of: marked, in: glyphs)
    let before = glyphs[..<selected.lowerBound].reduce(0) { $0 + $1.cells }
    let inside = max(glyphs[selected].reduce(0) { $0 + $1.cells }, 1)
    let total = max(glyphs.reduce(0) { $0 + $1.cells }, before + inside)

    var view = View()
    if total <= width, shown == content {
      view = View(isCutBefore: false, left: 0, right: total, isCutAfter: false)
    } else {
      view = Self.view(before: before, inside: inside, total: total, width: width)
      view.isCutBefore = view.left > 0 || shown.lowerBound > content.lowerBound
      view.isCutAfter = view.right < total || shown.upperBound < content.upperBound
    }
    (line, marker) = Self.draw(glyphs, view: view, marked: before..<before + inside)
  }

  /// The excerpt of a line that is shown whole, and each character as it is. It needs no list of them.
  ///
  /// Nil for a line of which something is escaped or cut.
  private init?(whole contentRange: Range<Int>, of source: SourceText, marked markedRange: Range<Int>, width: Int) {
    guard contentRange.count <= 4 * width, let text = String(validating: source.bytes[contentRange], as: UTF8.self),
      ControlCharacters.escaping(text) == text
    else { return nil }
    var (before, inside, total) = (0, 0, 0)
    var end = contentRange.lowerBound
    for character in text {
      let start = end
      end += character.utf8.count
      let cells = DisplayWidth.cells(of: String(character))
      total += cells
      if end <= markedRange.lowerBound {
        before += cells
      } else if start < markedRange.upperBound {
        inside += cells
      }
    }
    inside = max(inside, 1)
    guard max(total, before + inside) <= width else { return nil }
    var shown = text
    while shown.last == " " { shown.removeLast() }
    line = shown
    marker = SourceExcerpt.marker(before, max(1, min(before + inside, max(total, before + 1)) - before))
  }

  /// One grapheme cluster, or the escape of a control character.
  private struct Glyph {
    var text: String
    var cells: Int
    /// Its bytes in the source.
    var range: Range<Int>
  }

  /// The cells of the line that are shown.
  private struct View {
    var isCutBefore = false
    var left = 0
    var right = 0
    var isCutAfter = false
  }

  /// The bytes that are worth decoding: all, or of a very long line those near the range.
  private static func window(
    of contentRange: Range<Int>,
    in source: SourceText,
    around markedRange: Range<Int>,
    width: Int
  ) -> Range<Int> {
    let reach = 16 * width
    var lower = max(contentRange.lowerBound, markedRange.lowerBound - reach)
    var upper = min(contentRange.upperBound, markedRange.lowerBound + reach)
    // A character has three such bytes at most; of what is no UTF-8 there may be any number.
    for _ in 0..<3 where lower > contentRange.lowerBound && source.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    for _ in 0..<3 where upper < contentRange.upperBound && source.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return lower..<upper
  }

  private static func glyphs(of source: SourceText, in range: Range<Int>) -> [Glyph] {
    var text = ""
    var offsets: [Int] = []
    var offset = range.lowerBound
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = source.bytes[range].makeIterator()
    decoding: while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        offsets.append(offset)
        offset += encoded.count
      case .error(let length):
        text.unicodeScalars.append("\u{FFFD}")
        offsets.append(offset)
        offset += length
      case .emptyInput: break decoding
      }
    }
    offsets.append(range.upperBound)

    var glyphs: [Glyph] = []
    var column = 0
    var index = 0
    for character in text {
      let next = index + character.unicodeScalars.count
      let shown = visible(character, column: column)
      let cells = DisplayWidth.cells(of: shown)
      glyphs.append(Glyph(text: shown, cells: cells, range: offsets[index]..<offsets[next]))
      column += cells
      index = next
    }
    return glyphs
  }

  private static func visible(_ character: Character, column: Int) -> String {
    if character == "\t" { return String(repeating: " ", count: tabStop - column % tabStop) }
    return ControlCharacters.escaping(String(character))
  }

  /// The glyphs that a range of bytes touches; empty at the end of the line.
  private static func selection(of range: Range<Int>, in glyphs: [Glyph]) -> Range<Int> {
    let first = glyphs.firstIndex { range.lowerBound < $0.range.upperBound } ?? glyphs.count
    var end = first
    while end < glyphs.count, glyphs[end].range.lowerBound < range.upperBound { end += 1 }
    return first..<end
  }

  /// Which cells to show of a line that is too wide: the range in the middle, or its beginning where it is too wide itself.
  private static func view(before: Int, inside: Int, total: Int, width: Int) -> View {
    let room = width - 2
    let left = max(0, before - max(0, room - inside) / 2)
    if left <= 1 { return View(left: 0, right: min(total, width - 1)) }
    if total - left <= room { return View(left: max(0, total - width + 1), right: total) }
    return View(left: left, right: left + room)
  }

  /// The glyphs that lie wholly within the view, and the carets under those of them that are marked.
  private static func draw(_ glyphs: [Glyph], view: View, marked markedRange: Range<Int>) -> (line: String, marker: String) {
    var line = view.isCutBefore ? "…" : ""
    var cell = 0
    var shift: Int?
    var end = view.left
    for glyph in glyphs {
      if cell >= view.left, cell + glyph.cells <= view.right {
        if shift == nil { shift = cell - (view.isCutBefore ? 1 : 0) }
        line += glyph.text
        end = cell + glyph.cells
      }
      cell += glyph.cells
    }
    let origin = shift ?? view.left
    let carets = max(1, min(markedRange.upperBound, max(end, markedRange.lowerBound + 1)) - markedRange.lowerBound)
    if view.isCutAfter { line += "…" }
    while line.last == " " { line.removeLast() }
    return (line, marker(markedRange.lowerBound - origin, carets))
  }

  private static func marker(_ spaces: Int, _ carets: Int) -> String {
    // To repeat a text takes Swift many times as long as to repeat a byte.
    let bytes = Array(repeating: UInt8(ascii: " "), count: spaces) + Array(repeating: UInt8(ascii: "^"), count: carets)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The excerpt of a line as most are: each byte is a cell, and all of them are shown. It is the same as `SourceExcerpt`, without texts.
struct PlainExcerpt {
  /// The bytes of the line, without the spaces at its end.
  let lineRange: Range<Int>
  /// How many spaces stand before the carets.
  let spaces: Int
  let carets: Int

  /// Nil for a line of any other characters, or one that is too wide.
  init?(of source: SourceText, range: Range<Int>, width: Int) {
    let content = source.contentRange(ofLine: source.line(at: range.lowerBound))
    guard content.count < max(width, SourceExcerpt.leastWidth), ControlCharacters.isPlain(source.bytes[content]) else {
      return nil
    }
    let marked = range.clamped(to: content)
    var end = content.upperBound
    while end > content.lowerBound, source.bytes[end - 1] == 0x20 { end -= 1 }
    lineRange = content.lowerBound..<end
    spaces = marked.lowerBound - content.lowerBound
    carets = max(marked.count, 1)
  }
}
