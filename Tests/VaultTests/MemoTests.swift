import Testing

@testable import Vault

@Suite struct MemoTests {
  @Test func aValueIsMadeOnce() {
    let memo = Memo<Int, String>(most: 10)
    for key in [1, 2, 1, 1, 2] { #expect(memo.value(for: key, weight: 1) { "value \(key)" } == "value \(key)") }
    #expect(memo.madeCount == 2)
    #expect(memo.count == 2)
  }

  @Test func whatWasNotAskedForGoesFirst() {
    let memo = Memo<Int, Int>(most: 4)
    for key in [1, 2, 3, 4, 1, 2, 5] { _ = memo.value(for: key, weight: 1) { key } }
    #expect(memo.madeCount == 5)
    // Of 1 to 5 the latest are kept, up to half of the bound.
    for key in [5, 2] { _ = memo.value(for: key, weight: 1) { key } }
    #expect(memo.madeCount == 5)
    _ = memo.value(for: 3, weight: 1) { 3 }
    #expect(memo.madeCount == 6)
  }

  @Test func whatIsForgottenOrHoldsNoMoreIsMadeAnew() {
    let memo = Memo<Int, Int>(most: 10)
    for version in [1, 1, 2] {
      #expect(memo.value(for: 1, weight: 3, where: { $0 == version }, make: { version }) == version)
    }
    #expect(memo.madeCount == 2 && memo.weight == 3)
    memo.forget(1)
    memo.forget(2)
    #expect(memo.count == 0 && memo.weight == 0)
    #expect(memo.value(for: 1, weight: 1) { 4 } == 4)
  }

  @Test func theWeightIsBounded() {
    let memo = Memo<Int, Int>(most: 100)
    for key in 0..<1_000 {
      _ = memo.value(for: key, weight: key % 40) { key }
      #expect(memo.weight <= 100)
    }
  }

  /// What is too heavy is kept until something else is.
  @Test func theLatestIsKept() {
    let memo = Memo<Int, Int>(most: 10)
    for _ in 1...3 { _ = memo.value(for: 1, weight: 50) { 1 } }
    #expect(memo.madeCount == 1)
    _ = memo.value(for: 2, weight: 1) { 2 }
    #expect(memo.count == 1)
    #expect(memo.weight == 1)
  }

  @Test func manyThreadsGetTheSame() {
    let memo = Memo<Int, Int>(most: 20)
    let values = Workers.map(count: 2_000, jobs: 4) { index in memo.value(for: index % 30, weight: 1) { index % 30 * 7 } }
    #expect(values == (0..<2_000).map { $0 % 30 * 7 })
  }
}
