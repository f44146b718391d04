import TestSupport
import Testing

/// Reads the tables of *What you can write* in `docs/guide.md`: a line is of the type that its row names, and `fmt` spells it as the row
/// says.
@Suite struct GuideTableTests {
  @Test(arguments: GuideTable.rows(below: "| you write | it is | which |"))
  func aLineIsOfItsType(_ row: GuideTable.Row) throws {
    let line = try #require(row.cells[0].first)
    let type = try #require(row.cells[1].first)
    let outline = try output(of: "outline", line)
    #expect(outline.count == 3, "guide.md:\(row.line): \(outline)")
    #expect(outline.last?.split(separator: " ").dropFirst().first.map(String.init) == type, "guide.md:\(row.line): \(outline)")
    // The image of the table is not there.
    #expect(try output(of: "lint --strict --allow missing-image --today 2026-11-20", line) == [], "guide.md:\(row.line)")
  }

  @Test(arguments: GuideTable.rows(below: "| you write | `fmt` writes |"))
  func aLineIsSpelledAsTheRowSays(_ row: GuideTable.Row) throws {
    let line = try #require(row.cells[0].first)
    #expect(try output(of: "fmt", line).last == row.cells[1].first, "guide.md:\(row.line)")
  }

  @Test(arguments: GuideTable.rows(below: "| you say | the rule |"))
  func aRuleIsSpelledAsTheRowSays(_ row: GuideTable.Row) throws {
    let rule = try #require(row.cells[1].first)
    for said in row.cells[0] {
      let written = try output(of: "fmt", item(of: said))
      #expect(written.last == item(of: rule), "guide.md:\(row.line): \(said)")
      #expect(try output(of: "outline", item(of: said)).last?.contains(" recurring ") == true, "guide.md:\(row.line): \(said)")
    }
  }

  @Test(arguments: [("| you write | it is | which |", 20), ("| you write | `fmt` writes |", 8), ("| you say | the rule |", 15)])
  func theTablesAreThere(_ head: String, _ count: Int) {
    #expect(GuideTable.rows(below: head).count >= count)
  }

  private func item(of rule: String) -> String {
    "- [ ] Swim (every: \(rule), from: 2026-11-02)"
  }

  /// What a command prints of a page with one line.
  private func output(of command: String, _ line: String) throws -> [String] {
    let shell = try Shell()
    defer { shell.remove() }
    try shell.write("---\nkind: page\n---\n\n# Page\n\n\(line)\n", to: "page.md")
    return try shell.output(of: "tidemark \(command) - < page.md")
  }
}

/// A table of the guide.
enum GuideTable {
  /// A row, with what each of its cells has between backticks.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: Int
    let cells: [[String]]

    var testDescription: String { "line \(line)" }
  }

  static func rows(below head: String) -> [Row] {
    let lines = ((try? ProjectFiles.text("docs/guide.md")) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == head }) else { return [] }
    return lines[start...].enumerated().dropFirst(2).prefix { $0.element.hasPrefix("| ") }.map { offset, line in
      Row(line: start + offset + 1, cells: line.dropFirst(2).dropLast(2).split(separator: " | ").map(code))
    }
  }

  /// What stands between backticks; `\|` is a bar.
  private static func code(_ cell: Substring) -> [String] {
    cell.matches(of: /`([^`]*)`/).map { String($0.1).replacing("\\|", with: "|") }
  }
}
