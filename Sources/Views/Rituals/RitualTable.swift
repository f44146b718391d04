import Diagnostics
import Planner

/// Rows of a title and some figures: the figures in columns beside the titles where there is room, else below each.
struct RitualTable {
  struct Figure {
    /// In a column.
    var cell: String
    /// Below a title, where no heading tells what it is.
    var words: String
    var style = TerminalColor.Style.plain
    var alignment = DisplayWidth.Alignment.left
  }

  struct Row {
    /// What stands before the title: as wide in each row.
    var mark = ""
    var title: String
    var style = TerminalColor.Style.plain
    /// As many in each row.
    var figures: [Figure]
    /// What is written of it, shown below it.
    var notes: [Note] = []
  }

  /// One for each figure, or none at all.
  var headings: [String] = []
  var rows: [Row]

  private static let margin = "  "
  private static let gap = "  "
  /// With less room for a title columns are hard to read.
  private static let leastTitleWidth = 20

  /// What stands before a title, the margin too.
  private var indent: Int { RitualTable.margin.count + (rows.first?.mark.count ?? 0) }

  func lines(_ width: Int) -> [StyledLine] { columns(width) ?? paragraphs(width) }

  /// Nil where they are too wide.
  private func columns(_ width: Int) -> [StyledLine]? {
    let widths = (rows.first?.figures.indices ?? 0..<0).map { column in
      (rows.map { $0.figures[column].cell } + headings.dropFirst(column).prefix(1)).map(DisplayWidth.cells).max() ?? 0
    }
    let titles = rows.map { ShownText.cells(of: $0.title) }.max() ?? 0
    let room = width - indent - widths.reduce(0) { $0 + $1 + RitualTable.gap.count }
    guard room >= min(titles, RitualTable.leastTitleWidth) else { return nil }
    let titleWidth = min(titles, room)
    let margin = String(repeating: " ", count: indent)
    var lines: [StyledLine] = []
    if !headings.isEmpty {
      var line = StyledLine(margin + String(repeating: " ", count: titleWidth))
      for (column, heading) in headings.enumerated() {
        let alignment = rows.first?.figures[column].alignment ?? .left
        line.add(RitualTable.gap)
        line.add(heading, .quiet, to: widths[column], alignment)
      }
      lines.append(line)
    }
    for row in rows {
      let parts = ShownText.wrapped(row.title, titleWidth)
      var first = StyledLine(RitualTable.margin + row.mark)
      first.add(parts[0], row.style, to: titleWidth)
      for (figure, width) in zip(row.figures, widths) {
        first.add(RitualTable.gap)
        first.add(figure.cell, figure.style, to: width, figure.alignment)
      }
      lines.append(first)
      lines += parts.dropFirst().map { StyledLine(margin + $0, row.style) } + notes(of: row, width)
    }
    return lines
  }

  private func paragraphs(_ width: Int) -> [StyledLine] {
    rows.flatMap { row in
      let titles = LineLayout.marked(RitualTable.margin + row.mark, row.title, width, row.style)
      return titles + LineLayout.joined(row.figures.map { LinePiece($0.words, $0.style) }, width, indent: indent + 2)
        + notes(of: row, width)
    }
  }

  private func notes(of row: Row, _ width: Int) -> [StyledLine] {
    NotesText.lines(row.notes, width, .quiet, indent: indent + 2, isSpaced: false)
  }
}

extension StyledLine {
  /// Words with spaces up to a width, which are not set off.
  mutating func add(_ text: String, _ style: TerminalColor.Style, to width: Int, _ alignment: DisplayWidth.Alignment = .left) {
    let spaces = String(repeating: " ", count: max(width - DisplayWidth.cells(of: text), 0))
    if alignment == .right { add(spaces) }
    add(text, style)
    if alignment == .left { add(spaces) }
  }
}
