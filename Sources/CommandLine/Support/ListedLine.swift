import Diagnostics

/// A line of a list: a name, and behind it in a column what it is. A terminal gets lines of its width.
enum ListedLine {
  /// How many cells wide the column is at least; else what is in it stands below the name.
  private static let leastRoom = 24

  /// - Parameters:
  ///   - column: where what the thing is begins, in cells.
  ///   - console: where it is printed.
  static func text(_ name: String, _ words: String, column: Int, _ console: Console) -> String {
    guard console.isTerminal else { return DisplayWidth.padded(name, to: column) + words + "\n" }
    let room = console.width - column
    guard room >= leastRoom else {
      return "\(name)\n" + TextWrapping.lines(of: words, width: console.width - 4).map { "    \($0)\n" }.joined()
    }
    let lines = TextWrapping.lines(of: words, width: room)
    return DisplayWidth.padded(name, to: column) + lines.joined(separator: "\n" + String(repeating: " ", count: column)) + "\n"
  }
}
