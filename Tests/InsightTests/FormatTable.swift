import TestSupport

/// The rows of a table of the specification, so that its cases are those that run.
enum FormatTable {
  /// The cells of each row below a header, without the marks of code.
  static func rows(below header: String) -> [[String]] {
    let text = (try? ProjectFiles.text("Grammar/FORMAT.md")) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == header }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.replacing("`", with: "").trimmingPrefix(" ").description.droppingLastSpace }
    }
  }
}

extension String {
  fileprivate var droppingLastSpace: String { last == " " ? String(dropLast()) : self }
}
