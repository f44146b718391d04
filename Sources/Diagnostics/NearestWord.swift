/// The candidate that a mistyped word most likely meant: the one fewest edits away (insertions, deletions, replacements and
/// swaps of neighbours, ASCII case ignored), if that is at most `limit` and fewer than the letters of the word.
///
/// Of several equally near candidates those are meant that begin with the same letter, as a word is seldom mistyped there; of these
/// the first is taken.
public func nearestWord(to word: String, in candidates: some Sequence<String>, limit: Int = 2) -> String? {
  let written = Array(word.lowercased())
  var best: (distance: Int, beginsOtherwise: Bool, candidate: String)?
  for candidate in candidates {
    guard abs(candidate.count - written.count) <= limit else { continue }
    let distance = editDistance(written, Array(candidate.lowercased()))
    guard distance <= limit, distance < max(written.count, 2) else { continue }
    let beginsOtherwise = candidate.first?.lowercased() != written.first.map(String.init)
    if best.map({ distance < $0.distance || distance == $0.distance && $0.beginsOtherwise && !beginsOtherwise }) ?? true {
      best = (distance, beginsOtherwise, candidate)
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
