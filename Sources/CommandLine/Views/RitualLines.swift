import Diagnostics
import Planner

/// Lines of the views of rituals, none wider than a width.
enum RitualLines {
  /// Narrower terminals get lines of this width.
  static let leastWidth = 24
  /// A wider terminal is not filled: lines of words are not read well across all of it.
  static let widest = 100

  /// A text broken at spaces, but not within a percentage.
  static func wrapped(_ text: String, _ width: Int, _ style: TerminalColor.Style = .plain, indent: Int = 0) -> [StyledLine] {
    TaskText.wrapped(text.replacing(" %", with: "\u{A0}%"), width - indent).map { line in
      StyledLine(String(repeating: " ", count: indent) + line.replacing("\u{A0}%", with: " %"), style)
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
    return TaskText.wrapped(text, width - mark.count).enumerated().map { index, part in
      var line = StyledLine(index == 0 ? mark : margin)
      line.add(part, style)
      return line
    }
  }

  /// Pieces one after another, with a mark between them; a line ends between pieces if it can.
  static func joined(
    _ pieces: [TaskPiece],
    _ width: Int,
    indent: Int = 0,
    separator: String = TaskPiece.separator
  ) -> [StyledLine] {
    let margin = String(repeating: " ", count: indent)
    var lines: [StyledLine] = []
    var line = StyledLine()
    for piece in pieces where !piece.text.isEmpty {
      let cells = DisplayWidth.cells(of: piece.text)
      if !line.parts.isEmpty, line.cells + separator.count + cells <= width {
        line.add(separator, .quiet)
        line.add(piece.text, piece.style)
        continue
      }
      if !line.parts.isEmpty { lines.append(line) }
      let parts = TaskText.wrapped(piece.text, width - indent).map { part in
        var line = StyledLine(margin)
        line.add(part, piece.style)
        return line
      }
      lines += parts.dropLast()
      line = parts.last ?? StyledLine()
    }
    return line.parts.isEmpty ? lines : lines + [line]
  }

  /// A rate as a bar: full only when all is done, empty only when nothing is.
  static func bar(_ rate: Rate, cells: Int = 10) -> String {
    guard rate.due > 0 else { return String(repeating: "·", count: cells) }
    let exact = (2 * rate.done * cells + rate.due) / (2 * rate.due)
    let full = rate.done <= 0 ? 0 : rate.done >= rate.due ? cells : min(max(exact, 1), cells - 1)
    return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
  }

  /// `83 %`, or `–` where nothing is due.
  static func percent(_ rate: Rate) -> String { rate.percent.map { "\($0) %" } ?? "–" }

  /// `3 of 5`.
  static func part(_ rate: Rate) -> String { "\(rate.done) of \(rate.due)" }
}

extension RateBand {
  /// How what is of this band is set off, besides what is said of it.
  var style: TerminalColor.Style {
    switch self {
    case .all: .color(.green)
    case .half: .color(.yellow)
    case .less: .color(.red)
    case .nothingDue: .quiet
    }
  }
}

extension HabitState {
  /// A box as it stands before a habit.
  var box: String {
    switch self {
    case .done: "[x]"
    case .skipped: "[-]"
    case .open, .missed, .ahead: "[ ]"
    case .notDue: " - "
    }
  }

  /// In a word: `not due`.
  var words: String { self == .notDue ? "not due" : rawValue }
}
