import Diagnostics

/// Rows of a label and what is said under it: the labels in a column where there is room, else each on a line of its own.
struct LabelledLines {
  struct Row {
    var label: String
    var pieces: [LinePiece]
  }

  let rows: [Row]

  init(_ rows: [(label: String, pieces: [LinePiece])]) { self.rows = rows.map { Row(label: $0.label, pieces: $0.pieces) } }

  private static let gap = 2
  /// With less room for the words the labels stand above them.
  private static let leastRoom = 28

  func lines(_ width: Int, indent: Int = 0) -> [StyledLine] {
    let column = (rows.map { DisplayWidth.cells(of: $0.label) }.max() ?? 0) + LabelledLines.gap
    let margin = String(repeating: " ", count: indent)
    guard width - indent - column >= LabelledLines.leastRoom else {
      return rows.flatMap { row in
        LineLayout.wrapped(row.label, width, .quiet, indent: indent) + LineLayout.joined(row.pieces, width, indent: indent + 2)
      }
    }
    return rows.flatMap { row in
      LineLayout.joined(row.pieces, width - indent - column).enumerated().map { index, line in
        var shown = StyledLine(margin)
        let label = index == 0 ? row.label : ""
        shown.add(label, .quiet)
        shown.add(String(repeating: " ", count: column - DisplayWidth.cells(of: label)))
        shown.add(line)
        return shown
      }
    }
  }
}
