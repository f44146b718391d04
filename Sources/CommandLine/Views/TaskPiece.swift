import Diagnostics

/// A few words of a line, set off together. They cannot steer a terminal.
struct TaskPiece: Hashable, Sendable {
  let text: String
  let style: TerminalColor.Style

  init(_ text: String, _ style: TerminalColor.Style = .plain) {
    self.text = ControlCharacters.escaping(text)
    self.style = style
  }

  static let separator = " · "

  /// Pieces one after another, with a mark between them; a line ends between pieces if it can.
  static func lines(of pieces: [TaskPiece], width: Int, _ color: TerminalColor) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces {
      let cells = DisplayWidth.cells(of: piece.text)
      if !line.isEmpty, used + separator.count + cells <= width {
        line += separator + color.text(piece.text, piece.style)
        used += separator.count + cells
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let parts = TaskText.wrapped(piece.text, width)
      lines += parts.dropLast().map { color.text($0, piece.style) }
      line = color.text(parts.last ?? "", piece.style)
      used = DisplayWidth.cells(of: parts.last ?? "")
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
