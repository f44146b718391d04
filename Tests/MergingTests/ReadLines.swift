/// The lines of a text as one sees them: each without its indent, below what stands further left before it.
struct ReadLines {
  struct Line {
    var text: String
    var parent: Int?
    /// Whether it runs on from the line before it, to which it does not belong.
    var isGlued = false
  }

  var lines: [Line] = []
  /// Whether the text begins as a file of this kind does.
  private(set) var hasHead = true
  private var childrenOf: [Int: [Int]] = [:]

  func children(of line: Int?) -> [Int] { childrenOf[line ?? -1] ?? [] }

  init(_ text: String, head: [String]) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for row in head {
      while rows.first?.allSatisfy({ $0 == " " }) == true { rows.removeFirst() }
      if rows.first.map(String.init) != row { hasHead = false } else { rows.removeFirst() }
    }
    var section: Int?
    var items: [Int] = []
    var isAfterBlank = true
    for row in rows {
      let words = row.drop { $0 == " " }
      guard !words.isEmpty else {
        isAfterBlank = true
        continue
      }
      let depth = (row.count - words.count) / 2
      var line = Line(text: StoryLine.canonical(String(words)))
      let isItem = words.hasPrefix("- ")
      if words.hasPrefix("## "), depth == 0 {
        (section, items) = (lines.count, [])
      } else {
        if items.count > depth { items.removeLast(items.count - depth) }
        line.parent = items.last ?? section
        let isBelowItem = items.last == lines.count - 1
        if !isItem, !isAfterBlank, !isBelowItem { line.isGlued = lines.last.map { !$0.text.hasPrefix("## ") } ?? false }
        if isItem { items.append(lines.count) }
      }
      childrenOf[line.parent ?? -1, default: []].append(lines.count)
      lines.append(line)
      isAfterBlank = false
    }
  }
}
