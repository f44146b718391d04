/// Which elements of one sequence stand for which of another, both in their order.
///
/// What stands once in both is found first and kept where it does not cross; between that, short stretches are compared in full
/// and long ones are taken as replaced. So the time is near to linear, whatever the sequences are.
struct Alignment {
  /// For each element of the left sequence the index of its partner on the right, or nil.
  private(set) var partners: [Int?]

  /// - Parameters: what stands for the elements: equal numbers for equal ones.
  init(_ left: [Int], _ right: [Int]) {
    (self.left, self.right) = (left, right)
    partners = Array(repeating: nil, count: left.count)
    var stretches: [(Range<Int>, Range<Int>, depth: Int)] = [(left.indices, right.indices, 0)]
    while let (ours, theirs, depth) = stretches.popLast() { align(ours, theirs, depth, &stretches) }
  }

  private let left: [Int]
  private let right: [Int]

  /// How many comparisons a stretch is worth.
  private static let mostComparisons = 250_000
  private static let deepest = 40

  private mutating func align(
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>,
    _ depth: Int,
    _ stretches: inout [(Range<Int>, Range<Int>, depth: Int)]
  ) {
    var (start, end) = (leftRange.lowerBound, leftRange.upperBound)
    var (otherStart, otherEnd) = (rightRange.lowerBound, rightRange.upperBound)
    while start < end, otherStart < otherEnd, left[start] == right[otherStart] {
      partners[start] = otherStart
      (start, otherStart) = (start + 1, otherStart + 1)
    }
    while start < end, otherStart < otherEnd, left[end - 1] == right[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
      partners[end] = otherEnd
    }
    guard start < end, otherStart < otherEnd else { return }
    let anchors = depth < Alignment.deepest ? anchors(start..<end, otherStart..<otherEnd) : []
    guard !anchors.isEmpty else { return compare(start..<end, otherStart..<otherEnd) }
    for (own, other) in anchors {
      partners[own] = other
      stretches.append((start..<own, otherStart..<other, depth + 1))
      (start, otherStart) = (own + 1, other + 1)
    }
    stretches.append((start..<end, otherStart..<otherEnd, depth + 1))
  }

  /// The elements that stand once in both stretches, as many of them as do not cross.
  private func anchors(_ leftRange: Range<Int>, _ rightRange: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (left: Int, right: Int, leftCount: Int, rightCount: Int)] = [:]
    for index in leftRange {
      places[left[index], default: (0, 0, 0, 0)].left = index
      places[left[index], default: (0, 0, 0, 0)].leftCount += 1
    }
    for index in rightRange where places[right[index]] != nil {
      places[right[index], default: (0, 0, 0, 0)].right = index
      places[right[index], default: (0, 0, 0, 0)].rightCount += 1
    }
    let unique = leftRange.compactMap { index in
      places[left[index]].flatMap { $0.leftCount == 1 && $0.rightCount == 1 ? ($0.left, $0.right) : nil }
    }
    return LongestRise.indices(of: unique.map(\.1)).map { unique[$0] }
  }

  /// The longest common subsequence, by comparing each element with each.
  private mutating func compare(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    let (height, width) = (leftRange.count, rightRange.count)
    guard height * width <= Alignment.mostComparisons else { return }
    var lengths = [Int32](repeating: 0, count: (height + 1) * (width + 1))
    for row in stride(from: height - 1, through: 0, by: -1) {
      for column in stride(from: width - 1, through: 0, by: -1) {
        let own = left[leftRange.lowerBound + row] == right[rightRange.lowerBound + column]
        lengths[row * (width + 1) + column] =
          own
          ? lengths[(row + 1) * (width + 1) + column + 1] + 1
          : max(lengths[(row + 1) * (width + 1) + column], lengths[row * (width + 1) + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < height, column < width {
      if left[leftRange.lowerBound + row] == right[rightRange.lowerBound + column] {
        partners[leftRange.lowerBound + row] = rightRange.lowerBound + column
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * (width + 1) + column] >= lengths[row * (width + 1) + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}

/// The longest strictly rising part of a sequence.
enum LongestRise {
  /// The indices of the elements that are in each of its longest rising parts: what surely kept its place.
  static func inEach(of values: [Int]) -> Set<Int> {
    // What is the only one of its rank on a longest rise is on all of them.
    let ranks = ranks(of: values)
    let ranksBehind = Array(LongestRise.ranks(of: values.reversed().map { -$0 }).reversed())
    guard let length = ranks.max() else { return [] }
    let onOne = values.indices.filter { ranks[$0] + ranksBehind[$0] == length + 1 }
    var counts = [Int](repeating: 0, count: length + 1)
    for index in onOne { counts[ranks[index]] += 1 }
    return Set(onOne.filter { counts[ranks[$0]] == 1 })
  }

  /// For each element how long a rise can be that ends with it.
  private static func ranks(of values: [Int]) -> [Int] {
    var ends: [Int] = []
    return values.map { value in
      let place = place(of: value, among: ends) { $0 }
      if place == ends.count { ends.append(value) } else { ends[place] = value }
      return place + 1
    }
  }

  /// The first of some ends of rises that is not below a value.
  private static func place(of value: Int, among ends: [Int], _ valueOf: (Int) -> Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if valueOf(ends[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The indices of its elements.
  static func indices(of values: [Int]) -> [Int] {
    // The ends of the rises of each length, the smallest value that each can end with (patience sorting).
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let place = place(of: value, among: ends) { values[$0] }
      previous[index] = place > 0 ? ends[place - 1] : -1
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var rise: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      rise.append(index)
      index = previous[index]
    }
    return rise.reversed()
  }
}
