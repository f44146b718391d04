import TestSupport
import Testing

@testable import Merging

@Suite struct SequenceAlignmentTests {
  private static func alignment(_ left: String, _ right: String) -> SequenceAlignment {
    let (left, right) = (Array(left), Array(right))
    return SequenceAlignment(left.count, right.count) { left[$0] == right[$1] ? 1 : 0 }
  }

  @Test(arguments: [
    ("aba", "aba", [0, 1, 2], [0, 1, 2], [0, 1, 2]),
    ("aaa", "aa", [nil, 0, 1], [0, 1, nil], [0, 1, nil]),
    ("aa", "aaa", [0, 1], [1, 2], [0, 1]),
    ("abab", "aab", [0, nil, 1, 2], [0, nil, 1, 2], [0, nil, 1, 2]),
    ("abc", "xbz", [nil, 1, nil], [nil, 1, nil], [nil, 1, nil]),
    ("", "a", [], [], []),
    ("a", "", [nil], [nil], [nil]),
  ])
  func pairsInOrder(_ left: String, _ right: String, _ early: [Int?], _ late: [Int?], _ first: [Int?]) {
    let alignment = Self.alignment(left, right)
    #expect(alignment.partners(.late) == late)
    #expect(alignment.partners(.first) == first)
    #expect(alignment.partners(.early) == early)
  }

  /// Whatever is preferred, as much is paired as in the longest common subsequence, which is found here by trying all.
  @Test(arguments: caseSeeds(default: 200)) func pairsAsMuchAsCanBe(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func word() -> String { String((0..<Int.random(in: 0...7, using: &random)).map { _ in random.pick(Array("abc")) }) }
    let (left, right) = (word(), word())
    let longest = Self.longest(Array(left)[...], Array(right)[...])
    for preference in [SequenceAlignment.Preference.early, .late, .first] {
      let pairs = Self.alignment(left, right).partners(preference).enumerated().compactMap { own, other in
        other.map { (own, $0) }
      }
      #expect(pairs.count == longest, "seed \(seed)")
      #expect(pairs.allSatisfy { Array(left)[$0.0] == Array(right)[$0.1] }, "seed \(seed)")
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }, "seed \(seed)")
    }
  }

  private static func longest(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let first = left.first, !right.isEmpty else { return 0 }
    let without = longest(left.dropFirst(), right)
    guard let place = right.firstIndex(of: first) else { return without }
    return max(without, 1 + longest(left.dropFirst(), right[(place + 1)...]))
  }
}
