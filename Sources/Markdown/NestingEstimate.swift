/// How deep quotes and list items stand in one another, at most, as far as the prefixes of lines can tell.
///
/// A line is inside a quote by its `>` and inside a list item by at least two columns; each marker opens one more. Containers
/// that a line does not continue may stay open, when it goes on with a paragraph, so they are only forgotten after a blank
/// line.
struct NestingEstimate {
  /// No more than so many quotes and list items are open.
  private(set) var depth = 0

  /// No open one has its text in a column right of this.
  private var reach = 0

  mutating func read(_ prefix: LinePrefix, afterBlankLine: Bool) {
    guard !prefix.isBlank else { return }
    let inside = min(depth, prefix.spaces / 2)
    let opened = prefix.quotes + prefix.markers
    // Four columns right of every open item there is only code, or the text of a paragraph.
    let mayOpen = opened > 0 && prefix.indentation <= reach + 3
    let mayBe = mayOpen ? inside + opened : inside
    // The text of an item without any would stand a column behind its marker.
    let column = mayOpen ? prefix.column + 1 : min(reach, prefix.column)
    if afterBlankLine {
      (depth, reach) = (mayBe, column)
    } else {
      (depth, reach) = (max(depth, mayBe), max(reach, column))
    }
  }
}
