import TestSupport
import Testing

/// Runs the commands of `docs/coverage.md`, each in a copy of `Examples` of its own, and looks for the line that it shows.
@Suite struct CoverageTests {
  /// A row of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    /// `F2`
    let id: String
    let line: Int
    /// Nil where nothing shows it yet.
    let command: String?
    let output: String?

    var testDescription: String { "\(id), line \(line)" }
  }

  static let rows: [Row] = {
    let text = (try? ProjectFiles.text("docs/coverage.md")) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { offset, line in
      let cells = cells(of: line)
      guard cells.count == 4, cells[0].first.map("FARWT".contains) == true, Int(cells[0].dropFirst()) != nil else { return nil }
      return Row(id: cells[0], line: offset + 1, command: code(cells[2]), output: code(cells[3]))
    }
  }()

  @Test(arguments: rows.filter { $0.command != nil })
  func theCommandShowsTheLine(_ row: Row) throws {
    let command = try #require(row.command)
    let wanted = try #require(row.output, "docs/coverage.md:\(row.line): there is no line to look for")
    let shell = try Shell()
    defer { shell.remove() }
    let lines = try shell.output(of: "cd Examples && \(command)")
    #expect(
      lines.contains { Self.trimmed($0) == wanted },
      "docs/coverage.md:\(row.line): \(command)\n\(lines.joined(separator: "\n"))"
    )
  }

  /// A row that is forgotten would be missed by nobody.
  @Test(arguments: [("F", 12), ("A", 14), ("R", 17), ("W", 8), ("T", 6)])
  func everyRowIsTold(_ letter: String, _ count: Int) {
    let told = Set(Self.rows.map(\.id).filter { $0.hasPrefix(letter) })
    #expect(told == Set((1...count).map { letter + String($0) }))
  }

  /// The cells of a line of a table; `\|` is a bar within one.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return [] }
    let bar = "\u{0}"
    let text = String(line.dropFirst(2).dropLast(2)).replacing("\\|", with: bar)
    return text.split(separator: " | ", omittingEmptySubsequences: false).map { String($0).replacing(bar, with: "|") }
  }

  /// What stands between backticks, if the cell is that.
  private static func code(_ cell: String) -> String? {
    let count = cell.prefix { $0 == "`" }.count
    guard count > 0, cell.count > 2 * count, cell.hasSuffix(String(repeating: "`", count: count)) else { return nil }
    let inner = cell.dropFirst(count).dropLast(count)
    return count > 1 ? trimmed(String(inner)) : String(inner)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
