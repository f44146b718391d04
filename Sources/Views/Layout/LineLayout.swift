import Diagnostics

/// Texts and pieces as lines, none wider than a width.
enum LineLayout {
  /// Narrower terminals get lines of this width.
  static let leastWidth = 24
  /// A wider terminal is not filled: lines of words are not read well across all of it.
  static let widest = 100

  /// The width of lines in a terminal of some width.
  static func fitted(_ width: Int) -> Int { min(max(width, leastWidth), widest) }

  /// A text broken at spaces, but not within a percentage, whose space is one of figures (U+2007) meanwhile: it breaks no line.
  static func wrapped(_ text: String, _ width: Int, _ style: TerminalColor.Style = .plain, indent: Int = 0) -> [StyledLine] {
    ShownText.wrapped(text.replacing(" %", with: "\u{2007}%"), width - indent).map { line in
      StyledLine(String(repeating: " ", count: indent) + line.replacing("\u{2007}%", with: " %"), style)
    }
  }

  /// A text behind a mark, and below its own beginning where it goes on.
  static func marked(
    _ mark: String,
    _ text: String,
    _ width: Int,
    _ style: TerminalColor.Style = .plain
  ) -> [StyledLine] {
    let margin = String(repeating: " ", count: mark.count)
    return ShownText.wrapped(text, width - mark.count).enumerated().map { index, part in
      var line = StyledLine(index == 0 ? mark : margin)
      line.add(part, style)
      return line
    }
  }

  /// Pieces one after another, with a mark between them; a line ends between pieces if it can.
  static func joined(
    _ pieces: [LinePiece],
    _ width: Int,
    indent: Int = 0,
    separator: String = LinePiece.separator
  ) -> [StyledLine] {
    let margin = String(repeating: " ", count: indent)
    var lines: [StyledLine] = []
    var line = StyledLine()
    // Told along the way: a line of a wide terminal may get hundreds of pieces.
    var used = 0
    for piece in pieces where !piece.text.isEmpty {
      let cells = DisplayWidth.cells(of: piece.text)
      if !line.parts.isEmpty, used + separator.count + cells <= width {
        line.add(separator, .quiet)
        line.add(piece.text, piece.style)
        used += separator.count + cells
        continue
      }
      if !line.parts.isEmpty { lines.append(line) }
      line = StyledLine()
      for part in ShownText.wrapped(piece.text, width - indent) {
        if !line.parts.isEmpty { lines.append(line) }
        line = StyledLine(margin)
        line.add(part, piece.style)
      }
      used = line.cells
    }
    return line.parts.isEmpty ? lines : lines + [line]
  }
}
