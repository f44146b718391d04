import Testing

@testable import Vault

@Suite struct AllowanceTests {
  @Test func isUsedUp() {
    let allowance = Allowance(10)
    #expect([4, 0, 6, 0].map(allowance.take) == [true, true, true, true])
    #expect([1, 0].map(allowance.take) == [false, false])
  }

  /// Who wants more than is left ends it for all: what is kept is then what came first.
  @Test func endsWhereMoreIsWanted() {
    let allowance = Allowance(10)
    #expect([8, 3, 1].map(allowance.take) == [true, false, false])
  }

  @Test func isSharedByThreads() {
    let allowance = Allowance(1_000)
    let taken = Workers.map(count: 5_000, jobs: 4) { _ in allowance.take(3) }
    #expect(taken.count { $0 } == 333)
  }
}
