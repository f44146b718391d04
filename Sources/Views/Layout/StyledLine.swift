import Diagnostics

/// A line of a view, made of parts that are set off in different ways. What it says and how wide it is does not depend on
/// color.
package struct StyledLine: Hashable, Sendable {
  /// Some words and how they are set off.
  struct Part: Hashable, Sendable {
    var text: String
    var style: TerminalColor.Style
  }

  private(set) var parts: [Part] = []

  init() {}

  init(_ text: String, _ style: TerminalColor.Style = .plain) {
    add(text, style)
  }

  mutating func add(_ text: String, _ style: TerminalColor.Style = .plain) {
    if !text.isEmpty { parts.append(Part(text: text, style: style)) }
  }

  mutating func add(_ other: StyledLine) {
    parts += other.parts
  }

  /// The cells of a terminal that it takes.
  var cells: Int { parts.reduce(0) { $0 + DisplayWidth.cells(of: $1.text) } }

  /// The words alone, without spaces at the end.
  var text: String {
    var text = parts.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The line as it is printed.
  package func text(_ color: TerminalColor) -> String {
    guard color.isOn else { return text }
    var kept = parts
    while let last = kept.last, last.text.allSatisfy({ $0 == " " }) { kept.removeLast() }
    if let last = kept.indices.last { while kept[last].text.last == " " { kept[last].text.removeLast() } }
    return kept.map { color.text($0.text, $0.style) }.joined()
  }

  /// The line, or its beginning and `…` where it is wider than `width` cells.
  func cut(to width: Int) -> StyledLine {
    guard cells > width else { return self }
    var line = StyledLine()
    var left = max(width, 0)
    for part in parts {
      let cells = DisplayWidth.cells(of: part.text)
      guard cells >= left else {
        line.parts.append(part)
        left -= cells
        continue
      }
      // What follows a part that just fits is told by the `…` too.
      let shown = cells == left ? DisplayWidth.cut(part.text + " ", to: left) : DisplayWidth.cut(part.text, to: left)
      line.add(shown, part.style)
      break
    }
    return line
  }

  /// The line without so many spaces at its beginning, which stand in a part of their own or begin one.
  func without(leading count: Int) -> StyledLine {
    var line = StyledLine()
    var left = count
    for part in parts {
      let taken = min(left, part.text.prefix { $0 == " " }.count)
      line.add(String(part.text.dropFirst(taken)), part.style)
      left -= taken
    }
    return line
  }

  /// The line with spaces up to a width, or cut to it.
  func filled(to width: Int) -> StyledLine {
    var line = cut(to: width)
    line.add(String(repeating: " ", count: max(width - line.cells, 0)))
    return line
  }
}
