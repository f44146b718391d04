import Diagnostics
import Outline

/// `textDocument/foldingRange`: the front matter, sections, groups, and items with more than one line.
enum FoldingRanges: RequestKind {
  static let method = "textDocument/foldingRange"
  static let feature = Feature.folding
  static let ability: (name: String, value: JSON)? = ("foldingRangeProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let outline = Document(reading: document.text, kindByFolder: session.vaults.kindByFolder(of: document))
    guard outline.kind != nil else { return [] }
    let sections = outline.sections.flatMap { section in
      (section.heading == nil ? [] : [section.lines]) + section.groups.map(\.lines)
    }
    let lines = [outline.properties.lines] + sections + outline.items.map(\.lines)
    let folds = Set(lines.compactMap { fold($0, in: outline) }).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return .array(folds.map { ["startLine": .integer($0.lowerBound), "endLine": .integer($0.upperBound)] })
  }

  /// The first line and the last that is not blank; nil where they are one.
  private static func fold(_ lines: Range<Int>, in outline: Document) -> ClosedRange<Int>? {
    guard let first = lines.first, let last = lines.last(where: { !outline.source.isBlank(line: $0) }), last > first else {
      return nil
    }
    return first...last
  }
}
