import TestSupport

/// A table of the specification, found by the cells of its first row.
struct SpecificationTable {
  /// The cells of each row below the first, without the marks of code.
  let rows: [[String]]

  struct Missing: Error {
    var header: String
  }

  init(startingWith header: String) throws {
    let lines = try ProjectFiles.text("Grammar/FORMAT.md").split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix(header) }) else { throw Missing(header: header) }
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
        String(cell.trimming(" ")).replacing("`", with: "")
      }
    }
  }
}

extension Substring {
  fileprivate func trimming(_ letter: Character) -> Substring {
    var rest = self
    while rest.first == letter { rest.removeFirst() }
    while rest.last == letter { rest.removeLast() }
    return rest
  }
}
