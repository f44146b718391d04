/// A fenced code block of a Markdown document, as the documents of this project write them: at the margin, with backticks.
struct FencedBlock {
  /// What stands behind the opening fence.
  var info: String
  /// The line of the opening fence, from 1.
  var line: Int
  /// The lines between the fences.
  var lines: [String]

  /// The blocks of a document, in its order.
  static func all(in document: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (fence: Substring, block: FencedBlock)?
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if var current = open {
        if line == current.fence {
          blocks.append(current.block)
          open = nil
        } else {
          current.block.lines.append(String(line))
          open = current
        }
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        open = (fence, FencedBlock(info: String(line.dropFirst(fence.count)), line: index + 1, lines: []))
      }
    }
    return blocks
  }

  /// The lines as a text that ends with a line ending.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
