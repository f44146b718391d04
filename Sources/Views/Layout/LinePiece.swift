import Diagnostics

/// A few words of a line, set off together. They cannot steer a terminal.
struct LinePiece: Hashable, Sendable {
  let text: String
  let style: TerminalColor.Style

  init(_ text: String, _ style: TerminalColor.Style = .plain) {
    self.text = ControlCharacters.escaping(text)
    self.style = style
  }

  static let separator = " · "
}
