import Chronology
import Diagnostics
import Languages
import Planner

/// The weeks of a life, or of ten years of it, as rows of signs.
///
/// A row stands on one line, with a space between its weeks where there is room, or on two or more where it is narrow. The
/// phases that begin in a row are told beside it.
struct LifeGridLayout {
  let grid: LifeGrid
  let styles: LifeStyles
  let span: LifeSpan
  private let width: Int
  private let shape: Shape
  private let language: Language
  /// The cells before a row: the age, and a space.
  private let gutter: Int

  /// An age may have three figures.
  private static let leastGutter = 4
  /// The least room for the name of a phase.
  private static let leastNameWidth = 8

  /// How many weeks stand on a line, and how many cells each takes.
  private struct Shape {
    var weeksOnLine: Int
    var pitch: Int

    var cells: Int { weeksOnLine * pitch - (pitch - 1) }

    init(columns: Int, room: Int) {
      (weeksOnLine, pitch) = (columns, 2)
      if cells <= room { return }
      pitch = 1
      for parts in 1...4 {
        weeksOnLine = (columns + parts - 1) / parts
        if cells <= room { return }
      }
    }
  }

  init(_ grid: LifeGrid, of span: LifeSpan, view: LifeView, width: Int, in language: Language) {
    self.grid = grid
    self.span = span
    self.language = language
    gutter = max(DisplayWidth.cells(of: language.say(LifeMessage.ageColumn)) + 1, LifeGridLayout.leastGutter)
    styles = LifeStyles(view: view)
    self.width = max(width, LineLayout.leastWidth)
    let columns = grid.rows.map(\.cells.count).max() ?? LifeSpan.weeksInYear
    shape = Shape(columns: columns, room: self.width - gutter)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    var lines = [ruler]
    for (index, row) in grid.rows.enumerated() {
      if index > 0, index % 10 == 0 { lines.append(StyledLine()) }
      lines += self.lines(of: row, after: index > 0 ? grid.rows[index - 1].cells.last : nil)
    }
    if let beyond = grid.beyond {
      let words = language.say(LifeMessage.afterExpected(span.expectancy))
      lines += [StyledLine(), StyledLine(String(repeating: " ", count: gutter) + words, .quiet)]
      lines += self.lines(of: beyond, after: grid.rows.last?.cells.last, labelsAll: true)
    }
    return (lines + [StyledLine()] + legend).map { $0.cut(to: width) }
  }

  /// The numbers of weeks in a line: 1, 10, 20 and so on.
  private var ruler: StyledLine {
    var text = DisplayWidth.padded(language.say(LifeMessage.ageColumn), to: gutter)
    for week in 1...max(shape.weeksOnLine, 1) where week == 1 || week % 10 == 0 {
      text = DisplayWidth.padded(text, to: gutter + (week - 1) * shape.pitch) + String(week)
    }
    return StyledLine(text, .quiet)
  }

  /// - Parameter labelsAll: whether each line tells an age, not only the first line.
  private func lines(of row: LifeGrid.Row, after previous: LifeGrid.Cell?, labelsAll: Bool = false) -> [StyledLine] {
    let chunks = stride(from: 0, to: row.cells.count, by: shape.weeksOnLine).map {
      row.cells[$0..<min($0 + shape.weeksOnLine, row.cells.count)]
    }
    var phase = previous?.phase
    return chunks.enumerated().map { index, cells in
      let age = index == 0 || labelsAll ? String(row.age + index * shape.weeksOnLine / LifeSpan.weeksInYear) : ""
      let label = DisplayWidth.padded(age, to: gutter - 1, alignment: .right)
      var line = StyledLine(label + " ", .quiet)
      for (column, cell) in cells.enumerated() {
        if column > 0, shape.pitch > 1 { line.add(" ") }
        line.add(LifeStyles.sign(of: cell), styles.style(of: cell))
      }
      addPhases(beginningIn: cells, &phase, to: &line)
      return line
    }
  }

  private func addPhases(beginningIn cells: ArraySlice<LifeGrid.Cell>, _ phase: inout LifePhase?, to line: inout StyledLine) {
    let room = width - gutter - shape.cells - 2
    var names = StyledLine()
    for cell in cells where cell.phase != phase {
      phase = cell.phase
      guard let begun = cell.phase else { continue }
      if !names.parts.isEmpty { names.add(", ", .quiet) }
      names.add(LifeWords.title(of: begun), styles.style(of: begun))
    }
    guard room >= LifeGridLayout.leastNameWidth, !names.parts.isEmpty else { return }
    line = line.filled(to: gutter + shape.cells + 2)
    line.add(names.cut(to: room))
  }

  /// The signs that the grid has need of.
  private var legend: [StyledLine] {
    let cells = grid.rows.flatMap(\.cells) + (grid.beyond?.cells ?? [])
    let signs = Set(cells.map { LifeStyles.sign(of: $0) })
    let shown = styles.legend.filter { entry in entry.sign.split(separator: " ").contains { signs.contains(String($0)) } }
    var lines: [StyledLine] = []
    var line = StyledLine()
    for entry in shown {
      var part = StyledLine(entry.sign, entry.style)
      part.add(" " + language.say(entry.message), .quiet)
      if !line.parts.isEmpty, line.cells + 3 + part.cells > width {
        lines.append(line)
        line = StyledLine()
      }
      if !line.parts.isEmpty { line.add("   ") }
      line.add(part)
    }
    return lines + [line]
  }
}
