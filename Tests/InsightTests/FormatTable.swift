import TestSupport

/// The rows of a table of the specification, so that its cases are those that run.
enum FormatTable {
  /// The cells of each row below a header, without the marks of code.
  static func rows(below header: String) -> [[String]] {
    let lines = (try? SpecificationRows.lines(below: header)) ?? []
    return lines.map { line in
      line.split(separator: "|").map { $0.replacing("`", with: "").trimmingPrefix(" ").description.droppingLastSpace }
    }
  }
}

extension String {
  fileprivate var droppingLastSpace: String { last == " " ? String(dropLast()) : self }
}
