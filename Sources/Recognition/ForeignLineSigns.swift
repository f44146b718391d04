import Import
import Outline

/// Where signs of other programs may stand in a file, which only the readers of their lines can judge.
struct ForeignLineSigns {
  private let offsets: [Int]

  init(in bytes: [UInt8]) {
    offsets = ForeignSigns(in: bytes).offsets
  }

  /// Whether one may stand in some bytes. Most files have none at all.
  func mayStand(in range: Range<Int>) -> Bool { !offsets.isEmpty && offsets.contains(where: range.contains) }

  /// Whether one may stand in an item without a box but as the emoji that it begins with, which no program takes for its sign.
  func mayStand(behindIconOf range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard mayStand(in: range) else { return false }
    // Others may be signs of a state.
    guard bytes[range.lowerBound] == 0xF0, let end = Emoji.end(in: bytes, at: range.lowerBound, end: range.upperBound) else {
      return true
    }
    return mayStand(in: end..<range.upperBound)
  }
}
