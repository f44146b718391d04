import TestSupport
import Testing

@testable import Merging

@Suite struct AlignmentTests {
  @Test(arguments: caseSeeds(default: 200)) func pairsEqualElementsInOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let most = random.pick([2, 5, 30])
    func sequence() -> [Int] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...most, using: &random) }
    }
    let (left, right) = (sequence(), sequence())
    let partners = Alignment(left, right).partners
    #expect(partners.count == left.count)
    let pairs = partners.enumerated().compactMap { own, other in other.map { (own, $0) } }
    #expect(pairs.allSatisfy { left[$0.0] == right[$0.1] }, "seed \(seed)")
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }, "seed \(seed)")
  }

  @Test func findsWhatStandsOnce() {
    #expect(Alignment([1, 2, 3, 4], [0, 1, 9, 3, 4, 5]).partners == [1, nil, 3, 4])
    #expect(Alignment([], [1]).partners == [])
    #expect(Alignment([7, 7, 7], [7, 7]).partners == [0, 1, nil])
  }

  /// Sequences without anything in common, and of one element only, take no longer than others.
  @Test func endsForLongSequences() {
    let count = 20_000
    #expect(Alignment(Array(0..<count), Array(count..<2 * count)).partners.allSatisfy { $0 == nil })
    let same = Array(repeating: 1, count: count)
    #expect(Alignment(same, same + [2]).partners.allSatisfy { $0 != nil })
    #expect(Alignment(Array(0..<count), Array((0..<count).reversed())).partners.count == count)
  }

  @Test(arguments: [([3, 1, 2], 2), ([1, 2, 3], 3), ([3, 2, 1], 1), ([], 0), ([2, 5, 3, 7, 11, 8, 10, 13, 6], 6)])
  func findsTheLongestRise(_ values: [Int], _ length: Int) {
    let rise = LongestRise.indices(of: values)
    #expect(rise.count == length)
    #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
  }

  /// What surely kept its place is on all longest rises: with each of its elements taken out, the rest has no rise as long.
  @Test(arguments: caseSeeds(default: 200)) func findsWhatIsOnEachLongestRise(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let values = (0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
    let length = LongestRise.indices(of: values).count
    let expected = values.indices.filter { index in
      var rest = values
      rest.remove(at: index)
      return LongestRise.indices(of: rest).count < length
    }
    #expect(LongestRise.inEach(of: values) == Set(expected), "seed \(seed): \(values)")
  }
}
