import Diagnostics

/// A table, which Markdown reads as a paragraph: its cells in columns.
enum TableText {
  /// The lines of a table, or nil where the second row is none of dashes.
  static func lines(of rows: [String], keepsTags: Bool) -> [String]? {
    guard let written = cells(ofRows: rows) else { return nil }
    let table = written.map { $0.map { PlainText.line($0, keepsTags: keepsTags) } }
    let columns = table.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      table.map { $0.count > column ? DisplayWidth.cells(of: $0[column]) : 0 }.max() ?? 0
    }
    return table.map { cells in
      let line = zip(cells, widths).map { DisplayWidth.padded($0, to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The cells of each row but that of dashes, as Markdown; nil where the second row is none of dashes.
  static func cells(ofRows rows: [String]) -> [[String]]? {
    guard rows.count >= 2, isDivider(rows[1]) else { return nil }
    return ([rows[0]] + rows[2...]).map(cells)
  }

  private static func isDivider(_ row: String) -> Bool {
    row.contains("|") && row.contains("-") && row.allSatisfy { "|-: \t".contains($0) }
  }

  /// The texts between the bars that no backslash stands before.
  private static func cells(of row: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.allSatisfy(\.isWhitespace) == true { cells.removeFirst() }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells
  }
}
