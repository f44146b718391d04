/// The headings of `Grammar/FORMAT.md`, by which comments, rule pages and cases cite it.
public struct SpecificationHeadings {
  /// The texts of all headings below the first, in order.
  public let titles: [String]

  public init(_ text: String) {
    var fence: Substring?
    var titles: [String] = []
    for line in text.split(separator: "\n") {
      if let open = fence {
        if line == open { fence = nil }
      } else if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
      } else if line.hasPrefix("##") {
        titles.append(String(line.drop { $0 == "#" || $0 == " " }))
      }
    }
    self.titles = titles
  }
}
