/// An alignment of two short sequences, both in their order, by what a pair of their elements is worth.
struct SequenceAlignment {
  /// Of several alignments of one worth the one in which elements of the left sequence have the first partners that they can have, or
  /// the last, or in which the first elements are paired.
  enum Preference {
    case early, late, first
  }

  private let width: Int
  private let height: Int
  private var worths: [Int32]
  private var totals: [Int32]

  /// How many pairs may be compared.
  static let mostComparisons = 160_000

  /// - Parameter worth: what the elements at two places are worth as a pair; 0 if they are none.
  init(_ height: Int, _ width: Int, worth: (Int, Int) -> Int) {
    (self.height, self.width) = (height, width)
    worths = []
    worths.reserveCapacity(height * width)
    for row in 0..<height { for column in 0..<width { worths.append(Int32(worth(row, column))) } }
    totals = [Int32](repeating: 0, count: (height + 1) * (width + 1))
    for row in stride(from: height - 1, through: 0, by: -1) {
      for column in stride(from: width - 1, through: 0, by: -1) {
        totals[row * (width + 1) + column] = max(
          pairTotal(row, column),
          total(row + 1, column),
          total(row, column + 1)
        )
      }
    }
  }

  private func total(_ row: Int, _ column: Int) -> Int32 { totals[row * (width + 1) + column] }

  /// What the alignment of the rest comes to with this pair.
  private func pairTotal(_ row: Int, _ column: Int) -> Int32 {
    let worth = worths[row * width + column]
    return worth == 0 ? 0 : worth + total(row + 1, column + 1)
  }

  /// For each element of the left sequence the place of its partner, or nil, in an alignment of the greatest worth.
  func partners(_ preference: Preference) -> [Int?] {
    var partners = [Int?](repeating: nil, count: height)
    var (row, column) = (0, 0)
    while row < height, column < width {
      let best = total(row, column)
      let (canSkipLeft, canSkipRight) = (total(row + 1, column) == best, total(row, column + 1) == best)
      if preference == .early, canSkipLeft {
        row += 1
      } else if preference == .late, canSkipRight {
        column += 1
      } else if best > 0, pairTotal(row, column) == best {
        partners[row] = column
        (row, column) = (row + 1, column + 1)
      } else if canSkipLeft {
        row += 1
      } else {
        column += 1
      }
    }
    return partners
  }
}
