/// A table of a document, found by the cells of its first row.
public struct DocumentTable {
  /// The cells of each row below the first. Of code, the words without its marks.
  public let rows: [[String]]

  struct Missing: Error {
    var header: String
  }

  public init(of document: String, headed header: [String]) throws {
    let lines = try ProjectFiles.text(document).split(separator: "\n", omittingEmptySubsequences: false).map(Self.cells)
    guard let start = lines.firstIndex(of: header) else { throw Missing(header: header.joined(separator: ", ")) }
    rows = Array(lines[(start + 2)...].prefix { !$0.isEmpty })
  }

  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("| ") else { return [] }
    return line.split(separator: "|").map { cell in
      let text = cell.dropFirst().dropLast()
      guard text.count > 1, text.hasPrefix("`"), text.hasSuffix("`") else { return String(text) }
      let code = text.dropFirst().dropLast()
      return code == " " ? "" : String(code)
    }
  }
}
