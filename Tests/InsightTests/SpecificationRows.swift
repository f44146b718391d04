import TestSupport

/// The rows of a table of the specification, without the marks of code; `–` alone is an empty cell.
struct SpecificationRows {
  struct Missing: Error {
    var header: String
  }

  let rows: [[String]]

  /// - Parameter header: the first row as it is written.
  init(below header: String) throws {
    let lines = try ProjectFiles.text("Grammar/FORMAT.md").split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == header }) else { throw Missing(header: header) }
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
        let words = cell.split(separator: " ").joined(separator: " ").replacing("`", with: "")
        return words == "–" ? "" : words
      }
    }
  }
}
