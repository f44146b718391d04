import Testing

@testable import Vault

@Suite struct CollectorTests {
  @Test func takesFromManyThreads() {
    let collector = Collector<Int>()
    _ = Workers.map(count: 1_000, jobs: 4) { collector.insert($0 % 100) }
    #expect(collector.elements == Set(0..<100))
  }
}
