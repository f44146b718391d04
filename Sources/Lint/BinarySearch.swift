extension RandomAccessCollection {
  /// The first index at which a condition holds that holds for no element before it and for all after it; the end where it
  /// holds for none.
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if condition(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
