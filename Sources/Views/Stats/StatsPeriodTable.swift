import Diagnostics
import Languages

/// Rows of a title and some figures, of which a narrow terminal leaves some out, and a very narrow one puts them below the
/// titles.
struct StatsPeriodTable {
  struct Cell {
    /// In a column.
    var text: String
    /// Where no heading tells what it is; empty where there is nothing to tell.
    var words: String
    var style = TerminalColor.Style.plain
    /// What a page has in its place; nil for the same.
    var page: PageText?

    init(_ text: String, _ words: String? = nil, _ style: TerminalColor.Style = .plain) {
      self.text = ControlCharacters.escaping(text)
      self.words = ControlCharacters.escaping(words ?? text)
      self.style = style
    }
  }

  struct Column {
    var heading = ""
    /// Its heading for those who hear the table, where that of the eye is empty because the cells say it.
    var name = ""
    /// One for each row.
    var cells: [Cell]
    var alignment = DisplayWidth.Alignment.right
    /// The one with the highest number is left out first; 0 for those that stay.
    var spare = 0
    /// Whether it is for the eye alone, and has no words.
    var isPicture = false
  }

  var titles: [String]
  /// The names among the titles as a page has them, by the rows.
  var names: [Int: PageText] = [:]
  /// How each title is set off.
  var styles: [TerminalColor.Style]
  var columns: [Column]

  /// Columns that can be spared leave so much room for titles.
  private static let goodTitleWidth = 32
  /// With less room for a title a table is hard to read.
  private static let leastTitleWidth = 20

  func lines(_ width: Int) -> [StyledLine] {
    var kept = columns
    while !fits(kept, width, title: StatsPeriodTable.goodTitleWidth), let spare = kept.map(\.spare).max(), spare > 0 {
      kept.removeAll { $0.spare == spare }
    }
    let isTable = fits(kept, width, title: StatsPeriodTable.leastTitleWidth)
    return table(isTable ? kept : columns.filter { !$0.isPicture }).lines(width)
  }

  /// A row a line: `Meditate: 19 of 20; longest 12`.
  func sentences(in language: Language) -> [String] {
    titles.indices.map { row in
      let words = columns.filter { !$0.isPicture }.map { $0.cells[row].words }.filter { !$0.isEmpty }
      return ControlCharacters.escaping(titles[row])
        + (words.isEmpty ? "" : "\(language.colon) " + words.joined(separator: "; "))
    }
  }

  /// Whether the columns stand beside titles of a width, or of less if none is as wide.
  private func fits(_ columns: [Column], _ width: Int, title: Int) -> Bool {
    let title = min(titles.map { ShownText.cells(of: $0) }.max() ?? 0, title)
    return 2 + title + columns.reduce(0) { $0 + 2 + $1.width } <= width
  }

  private func table(_ columns: [Column]) -> RitualTable {
    let rows = titles.indices.map { row in
      RitualTable.Row(
        title: titles[row],
        style: styles[row],
        figures: columns.map { column in
          let cell = column.cells[row]
          return RitualTable.Figure(cell: cell.text, words: cell.words, style: cell.style, alignment: column.alignment)
        }
      )
    }
    let headings = columns.map(\.heading)
    return RitualTable(headings: headings.allSatisfy(\.isEmpty) ? [] : headings, rows: rows)
  }
}

extension StatsPeriodTable.Column {
  fileprivate var width: Int { (cells.map(\.text) + [heading]).map { DisplayWidth.cells(of: $0) }.max() ?? 0 }
}
