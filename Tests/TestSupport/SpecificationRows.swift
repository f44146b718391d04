/// The rows of a table of the specification, and those that `Grammar/cases` adds to it, without the marks of code; `–` alone
/// is an empty cell.
public struct SpecificationRows {
  public struct Missing: Error {
    public var header: String
  }

  public let rows: [[String]]

  /// - Parameter header: the first row as it is written.
  public init(below header: String) throws {
    rows = try Self.lines(below: header).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
        let words = cell.split(separator: " ").joined(separator: " ").replacing("`", with: "")
        return words == "–" ? "" : words
      }
    }
  }

  /// The lines of the table, as they are written.
  public static func lines(below header: String) throws -> [Substring] {
    let found = try ["Grammar/FORMAT.md", "Grammar/cases/18-sums.md"].map { path -> [Substring] in
      let lines = try ProjectFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0 == header }) else { return [] }
      return Array(lines[(start + 2)...].prefix { $0.hasPrefix("|") })
    }
    guard found[0] != [] else { throw Missing(header: header) }
    return found[0] + found[1]
  }
}
