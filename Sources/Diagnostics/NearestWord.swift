/// The candidate that a mistyped word most likely meant: the one fewest edits away (insertions, deletions, replacements and
/// swaps of neighbours, ASCII case ignored), if that is at most `limit` and fewer than the letters of the word.
///
/// The first of several equally near candidates is taken.
public func nearestWord(to word: String, in candidates: some Sequence<String>, limit: Int = 2) -> String? {
  let written = Array(word.lowercased())
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    guard abs(candidate.count - written.count) <= limit else { continue }
    let distance = editDistance(written, Array(candidate.lowercased()))
    if distance <= limit, distance < max(written.count, 2), distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

/// The optimal string alignment distance.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var distance = min(replaced, previous[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        distance = min(distance, beforePrevious[column - 2] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
