import Import

/// Where signs of other programs may stand in a file, which only the readers of their lines can judge.
struct ForeignLineSigns {
  private let offsets: [Int]

  init(in bytes: [UInt8]) {
    offsets = ForeignSigns(in: bytes).offsets
  }

  /// Whether one may stand in some bytes. Most files have none at all.
  func mayStand(in range: Range<Int>) -> Bool { !offsets.isEmpty && offsets.contains(where: range.contains) }
}
