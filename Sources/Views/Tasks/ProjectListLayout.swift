import Diagnostics
import Languages

/// A list of projects as lines of a terminal: a table, or, where it is too narrow for one, a paragraph for each project.
struct ProjectListLayout {
  let list: ProjectList
  let width: Int

  private let words: ProjectListWords

  private static let gap = "  "
  /// With less room for a title or a block a table is hard to read.
  private static let leastColumnWidth = 20

  init(_ list: ProjectList, width: Int, in language: Language) {
    self.list = list
    self.width = max(width, LineLayout.leastWidth)
    words = ProjectListWords(list, .short, in: language)
  }

  var lines: [StyledLine] {
    let heading = [StyledLine(words.say(.projects), .strong)] + LineLayout.wrapped(words.moment, width)
    return heading + [StyledLine()] + (table ?? paragraphs) + notes
  }

  /// What is written in each project besides its tasks.
  private var notes: [StyledLine] {
    let width = min(width, LineLayout.widest)
    return list.projects.flatMap { row -> [StyledLine] in
      guard let project = row.project, !project.notes.isEmpty else { return [] }
      return [StyledLine()] + LineLayout.wrapped(ShownText.titled(project.title, project.icon), width, row.style)
        + NotesText.lines(project.notes, width, indent: 2)
    }
  }

  // MARK: A table

  /// A column: its heading, a cell for each row, and how that is set off.
  private struct Column {
    var heading: String
    var cells: [LinePiece]
    var alignment = DisplayWidth.Alignment.left

    var width: Int { ([heading] + cells.map(\.text)).map { DisplayWidth.cells(of: $0) }.max() ?? 0 }
  }

  private var columns: [Column] {
    let rows = list.rows
    func numbers(_ heading: String, _ number: (ProjectList.Row) -> Int) -> Column {
      Column(heading: heading, cells: rows.map { LinePiece(words.language.number(number($0))) }, alignment: .right)
    }
    var due = numbers(words.say(.dueCount), \.dueByToday)
    due.cells = zip(due.cells, rows).map { LinePiece($0.text, $1.dueStyle) }
    return [
      Column(heading: words.say(.project), cells: rows.map { LinePiece(words.title(of: $0), $0.style) }),
      numbers(words.say(.open), \.open), due, numbers(words.say(.done), \.done),
      Column(heading: words.say(.nextDue), cells: rows.map(words.nextDue)),
      Column(heading: words.say(.nextBlock), cells: rows.map { $0.next.map(words.block) ?? LinePiece("") }),
    ]
  }

  /// Nil where it is too wide. Titles and next blocks share the room that the other columns leave.
  private var table: [StyledLine]? {
    let columns = columns
    let icons = ShownText.column(ofIcons: list.rows.map { $0.project?.icon })
    let margin = String(repeating: " ", count: DisplayWidth.cells(of: icons[0]))
    var widths = columns.map(\.width)
    let gaps = (columns.count - 1) * ProjectListLayout.gap.count
    let room = width - margin.count - gaps - widths[1...4].reduce(0, +)
    let least = widths.map { min($0, ProjectListLayout.leastColumnWidth) }
    guard least[0] + least[5] <= room else { return nil }
    widths[0] = min(widths[0], max(least[0], room - widths[5]))
    widths[5] = min(widths[5], room - widths[0])
    let heading = line(margin, columns.map { LinePiece($0.heading, .quiet) }, columns, widths)
    return [heading]
      + list.rows.indices.flatMap { row -> [StyledLine] in
        let cells = zip(columns, widths).map { column, width in ShownText.wrapped(column.cells[row].text, width) }
        return (0..<(cells.map(\.count).max() ?? 0)).map { index in
          let parts = zip(cells, columns).map { LinePiece(index < $0.count ? $0[index] : "", $1.cells[row].style) }
          return line(index == 0 ? icons[row] : margin, parts, columns, widths)
        }
      }
  }

  /// One line of a table, without spaces at its end.
  private func line(_ margin: String, _ parts: [LinePiece], _ columns: [Column], _ widths: [Int]) -> StyledLine {
    var line = StyledLine(margin)
    var missing = 0
    for (index, part) in parts.enumerated() {
      let space = widths[index] - DisplayWidth.cells(of: part.text)
      let isRight = columns[index].alignment == .right
      if !part.text.isEmpty {
        line.add(String(repeating: " ", count: missing + (isRight ? space : 0)))
        line.add(part.text, part.style)
        missing = 0
      }
      missing += (part.text.isEmpty || !isRight ? space : 0) + ProjectListLayout.gap.count
    }
    return line
  }

  // MARK: Paragraphs

  private var paragraphs: [StyledLine] {
    list.rows.enumerated().flatMap { index, row -> [StyledLine] in
      let title = LineLayout.wrapped(ShownText.titled(words.title(of: row), row.project?.icon), width, row.style)
      var pieces = [LinePiece(words.counts(row))] + words.due(row)
      if let next = row.next { pieces.append(words.details.piece(of: next)) }
      return (index == 0 ? [] : [StyledLine()]) + title + LineLayout.joined(pieces, width, indent: 3)
    }
  }
}
