import Diagnostics
import Git

/// The program by which a person reads what is longer than the terminal.
struct Pager {
  /// A program with its arguments, or a line of the shell, as `PAGER` has it.
  let line: String
  /// Variables of its environment, `NAME=VALUE`.
  let variables: [String]

  /// What it is where `PAGER` does not say.
  private static let standard = "less"
  /// How less and lv behave where the environment does not say: less ends at once where all fits, shows colors, and leaves the text
  /// on the screen (git-config(1), `core.pager`).
  private static let habits = [("LESS", "FRX"), ("LV", "-c")]

  /// Nil where the environment wants none: `PAGER` is empty or `cat`, or `TERM` is `dumb`.
  ///
  /// - Parameters:
  ///   - configured: what a person's settings say, where `PAGER` does not.
  ///   - environment: the value of a variable; nil where it is missing.
  init?(configured: String? = nil, _ environment: (String) -> String?) {
    let line = environment("PAGER") ?? configured ?? Pager.standard
    guard environment("TERM") != "dumb", line != "cat", line.contains(where: { $0 != " " }) else { return nil }
    self.line = line
    variables = Pager.habits.filter { environment($0.0) == nil }.map { "\($0.0)=\($0.1)" }
  }

  /// Shows a text, and says whether there is such a program.
  func show(_ text: [UInt8]) -> Bool { PagerProcess.show(text, by: line, variables) }

  /// Whether a terminal of a size shows a text whole, with a line left for what is typed next.
  static func fits(_ text: String, width: Int, height: Int) -> Bool {
    var left = height - 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0) {
      // Most lines are narrower than the terminal, be it in bytes with their colors.
      left -= line.utf8.count <= width ? 1 : max((cells(of: line) + width - 1) / max(width, 1), 1)
      if left < 0 { return false }
    }
    return true
  }

  /// How wide a line is when its colors are shown: their sequences, `ESC [ … m`, take no room.
  private static func cells(of line: Substring) -> Int {
    let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    let shown = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }
    return DisplayWidth.cells(of: shown.joined())
  }
}
