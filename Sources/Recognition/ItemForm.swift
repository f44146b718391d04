import Chronology
import Outline
import Planner

/// What an item of a day, of a project or of stacks begins with: a box, a time, both or neither.
struct ItemForm {
  private(set) var box: Box?
  private(set) var anchor: Anchor?
  /// When the block is that it begins; nil for an item that is none.
  private(set) var time: BlockTime?
  /// Where the box ends; the start of the item where it has none.
  private(set) var boxEnd: Int
  /// Where icon and words begin.
  private(set) var wordsStart: Int

  /// Nil where the item may begin with anything else.
  ///
  /// - Parameters:
  ///   - range: the line of the item behind its marker, not empty.
  ///   - readsTime: whether a time makes a block of it.
  init?(_ bytes: borrowing [UInt8], _ range: Range<Int>, readsTime: Bool) {
    (boxEnd, wordsStart) = (range.lowerBound, range.lowerBound)
    if bytes[range.lowerBound] == UInt8(ascii: "[") {
      guard range.count > 4, let state = Box.State(mark: bytes[range.lowerBound + 1]),
        bytes[range.lowerBound + 2] == UInt8(ascii: "]"), bytes[range.lowerBound + 3] == 0x20
      else { return nil }
      boxEnd = range.lowerBound + 3
      box = Box(state: state, range: range.lowerBound..<boxEnd)
      wordsStart = boxEnd + 1
    }
    guard bytes[wordsStart] &- 0x30 < 10 else { return }
    guard readsTime else { return nil }
    let end: Int
    let value: Anchor.Value
    switch AnchorScan.scan(bytes, at: wordsStart, end: range.upperBound, .day) {
    case .time(let start, let timeEnd): (value, time, end) = (.time(start), BlockTime(at: start), timeEnd)
    case .timeRange(let times, let timeEnd) where !times.passesMidnight:
      (value, time, end) = (.timeRange(times), BlockTime(times), timeEnd)
    default: return nil
    }
    let decorationEnd = AnchorScan.skipDecoration(bytes, at: end, end: range.upperBound)
    anchor = Anchor(value: value, range: wordsStart..<end, decorationRange: end..<decorationEnd)
    wordsStart = Spaces.skip(in: bytes, from: decorationEnd, end: range.upperBound)
  }
}
