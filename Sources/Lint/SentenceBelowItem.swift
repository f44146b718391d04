import Chronology
import Markdown
import SourceText

/// A sentence right below the words of a list item, at the left edge, of which Markdown makes a part of them, where the item is a task,
/// a block or a day:
///
///     - 14:00 standup
///     It was a long day, and nobody came.
struct SentenceBelowItem {
  /// Its first line.
  let range: Range<Int>
  /// Puts a blank line before it.
  let edit: TextEdit

  /// The words of an item that goes on below the next line fill more than this many bytes.
  private static let mostBytes = 50
  /// With fewer words it may be the rest of the item's.
  private static let fewestWords = 5

  /// Nil where the line below the words is no such sentence, or may have been broken off them.
  ///
  /// - Parameters:
  ///   - block: the first paragraph of a list item.
  ///   - item: that list item.
  init?(_ block: Block, of item: Block, in file: LintedFile) {
    let (bytes, source) = (file.source.bytes, file.source)
    guard block.lines.count > 1, item.start == source.start(ofLine: item.firstLine) else { return nil }
    let above = source.contentRange(ofLine: block.lines.lowerBound)
    let content = source.contentRange(ofLine: block.lines.lowerBound + 1)
    guard !content.isEmpty, content.lowerBound == source.start(ofLine: block.lines.lowerBound + 1),
      bytes[content.lowerBound] &- 0x41 < 26, let last = above.last, !",-&:(".utf8.contains(bytes[last])
    else { return nil }
    guard SentenceBelowItem.isTyped(bytes, at: block.start, end: above.upperBound) else { return nil }
    let first = bytes[content].prefix { $0 > 0x20 }.count
    let words = source.string(in: content).split(separator: " ")
    let text = source.string(in: content.lowerBound..<source.contentRange(ofLine: block.endLine - 1).upperBound)
    guard above.count + 1 + first <= SentenceBelowItem.mostBytes, words.count >= SentenceBelowItem.fewestWords,
      text.last.map({ ".!?…".contains($0) }) == true
    else { return nil }
    range = content
    let isWindows = content.lowerBound > 1 && bytes[content.lowerBound - 2] == 0x0D
    edit = TextEdit(insertingAt: content.lowerBound, isWindows ? "\r\n" : "\n")
  }

  /// Whether the words begin with a box, a time or a date: a sentence in a list of words is one more line of it.
  private static func isTyped(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    if offset + 3 < end, bytes[offset] == UInt8(ascii: "["), bytes[offset + 2] == UInt8(ascii: "]") { return true }
    switch AnchorScan.scan(bytes, at: offset, end: end, .day) {
    case .time, .timeRange, .date, .dateRange: return true
    default: return false
    }
  }
}
