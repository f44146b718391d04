import Diagnostics
import Planner

/// A list of projects as lines of a terminal: a table, or, where it is too narrow for one, a paragraph for each project.
struct ProjectListLayout {
  let list: ProjectList
  let width: Int

  private let words: TaskWords
  private let details: TaskDetailWords

  private static let gap = "  "
  /// With less room for a title or a block a table is hard to read.
  private static let leastColumnWidth = 20

  init(_ list: ProjectList, width: Int) {
    self.list = list
    self.width = max(width, LineLayout.leastWidth)
    words = TaskWords(language: .english, today: list.today, clock: list.clock, style: .short)
    details = TaskDetailWords(words: words, now: list.now)
  }

  var lines: [StyledLine] {
    let moment = DayWords.moment(list.now, of: list.today, list.clock, in: .english)
    return [StyledLine("Projects", .strong)] + LineLayout.wrapped(moment, width) + [StyledLine()] + (table ?? paragraphs)
      + notes
  }

  /// What is written in each project besides its tasks.
  private var notes: [StyledLine] {
    let width = min(width, LineLayout.widest)
    return list.projects.flatMap { row -> [StyledLine] in
      guard let project = row.project, !project.notes.isEmpty else { return [] }
      return [StyledLine()] + LineLayout.wrapped(ShownText.titled(row.title, project.icon), width, row.style)
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
      Column(heading: heading, cells: rows.map { LinePiece(String(number($0))) }, alignment: .right)
    }
    var due = numbers("Due", \.dueByToday)
    due.cells = zip(due.cells, rows).map { LinePiece($0.text, $1.dueStyle) }
    return [
      Column(heading: "Project", cells: rows.map { LinePiece($0.title, $0.style) }),
      numbers("Open", \.open), due, numbers("Done", \.done),
      Column(heading: "Next due", cells: rows.map(nextDue)),
      Column(heading: "Next block", cells: rows.map { $0.next.map { details.piece(of: $0, isLabelled: false) } ?? LinePiece("") }),
    ]
  }

  /// The next day; where none is to come, since when something is due.
  private func nextDue(_ row: ProjectList.Row) -> LinePiece {
    if let day = row.nextDue {
      return day == list.today ? LinePiece("today", row.dueStyle) : LinePiece(words.day(day))
    }
    guard let since = row.dueSince else { return LinePiece("") }
    return LinePiece(since == list.today ? "today" : "since \(words.day(since))", row.dueStyle)
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
      let title = LineLayout.wrapped(ShownText.titled(row.title, row.project?.icon), width, row.style)
      var pieces = [LinePiece("\(row.open) open, \(row.done) done")] + ProjectListLayout.due(row, words)
      if let next = row.next { pieces.append(details.piece(of: next)) }
      return (index == 0 ? [] : [StyledLine()]) + title + LineLayout.joined(pieces, width, indent: 3)
    }
  }

  // MARK: Words

  /// `2 due by today` and `next due Wed 25 Nov`.
  static func due(_ row: ProjectList.Row, _ words: TaskWords) -> [LinePiece] {
    // What is due today is counted before.
    let next = row.laterDue.map { LinePiece("next due \(words.day($0))") }
    return [row.dueByToday > 0 ? LinePiece("\(row.dueByToday) due by today", row.dueStyle) : nil, next].compactMap(\.self)
  }
}

extension ProjectList.Row {
  fileprivate var style: TerminalColor.Style { project.map { .color($0.color ?? .standard) } ?? .strong }
  fileprivate var dueStyle: TerminalColor.Style { dueByToday > 0 ? .color(.red) : .plain }
}
