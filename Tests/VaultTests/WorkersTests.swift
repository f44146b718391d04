import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite struct WorkersTests {
  static let jobs = [-1, 0, 1, 2, 3, 8]

  @Test(arguments: jobs)
  func resultsStandInOrder(jobs: Int) {
    for count in [0, 1, 2, 3, 63, 64, 1000] {
      #expect(Workers.map(count: count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test(arguments: jobs)
  func twoFunctionsHaveResultsOfTheirOwn(jobs: Int) {
    let (number, word) = Workers.both(jobs: jobs) {
      Self.slowly(7)
    } _: {
      "seven"
    }
    #expect(number == Self.slowly(7))
    #expect(word == "seven")
  }

  @Test func anyWindowGivesTheSame() {
    for seed in caseSeeds(default: 60) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 0...300, using: &random)
      let jobs = Int.random(in: 1...6, using: &random)
      let window = Int.random(in: 1...80, using: &random)
      var found: [Int] = []
      Workers.forEachInOrder(
        count: count,
        jobs: jobs,
        window: window,
        make: { Self.slowly($0) },
        consume: { index, value in
          #expect(index == found.count)
          found.append(value)
          return .goOn
        }
      )
      #expect(found == (0..<count).map(Self.slowly), "seed \(seed): count \(count), jobs \(jobs), window \(window)")
    }
  }

  /// Takes a different time for each index, so that threads overtake one another.
  private static func slowly(_ index: Int) -> Int {
    var value = index
    for step in 0..<(index % 7) * 20 { value = (value &* 31 &+ step) & 0xFFFF }
    return value
  }

  @Test(arguments: [1, 2, 5, 40])
  func neverHoldsMoreThanTheWindow(window: Int) {
    let inHand = Counter()
    Workers.forEachInOrder(
      count: 500,
      jobs: 4,
      window: window,
      make: { _ in inHand.add(1) },
      consume: { _, _ in
        inHand.add(-1)
        return .goOn
      }
    )
    #expect(inHand.value == 0)
    #expect((1...window).contains(inHand.greatest))
  }

  @Test(arguments: jobs)
  func beginsNothingAfterAStop(jobs: Int) {
    let made = Counter()
    var taken: [Int] = []
    Workers.forEachInOrder(
      count: 10_000,
      jobs: jobs,
      window: 16,
      make: { _ in made.add(1) },
      consume: { index, _ in
        taken.append(index)
        return index == 20 ? .stop : .goOn
      }
    )
    #expect(taken == Array(0...20))
    // Those before, and at most a window that was in hand.
    #expect((21...37).contains(made.value))
  }

  @Test func eachIsMadeOnce() {
    let made = (0..<300).map { _ in Counter() }
    _ = Workers.map(count: 300, jobs: 4) { made[$0].add(1) }
    #expect(made.allSatisfy { $0.value == 1 })
  }

  @Test func valuesThatNobodyTakesAreReleased() {
    let alive = Counter()
    Workers.forEachInOrder(
      count: 100,
      jobs: 3,
      window: 30,
      make: { _ in Witness(alive) },
      // The other threads run ahead meanwhile.
      consume: { _, _ in alive.reaches(20) ? .stop : .goOn }
    )
    #expect(alive.value == 0)
  }

  /// Everything may also happen on the calling thread alone, and does so without a second job or a second thing.
  @Test(arguments: [(1, 50), (8, 1), (0, 3)])
  func needsNoThreadForOneJobOrOneThing(jobs: Int, count: Int) {
    let here = ThreadIdentity()
    let isHere = Workers.map(count: count, jobs: jobs) { _ in here.isCurrent }
    #expect(isHere == Array(repeating: true, count: count))
  }

  /// Each thing waits for another one, so that none is done unless two threads run.
  @Test func twoJobsRunAtATime() {
    let begun = Counter()
    let together = Workers.map(count: 2, jobs: 2) { _ in
      begun.add(1)
      return begun.reaches(2)
    }
    #expect(together == [true, true])
  }

  // MARK: The number of processors

  @Test func thereIsAProcessor() {
    #expect(Workers.standardJobs >= 1)
  }

  #if os(Linux)
    /// The system tells in words, too, to which processors a process is bound: hexadecimal digits, in which each bit is one.
    @Test func onlyAllowedProcessorsCount() throws {
      let status = try String(decoding: FileSystem.read("/proc/self/status").get(), as: UTF8.self)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") })
      let digits = line.split(separator: "\t")[1].compactMap(\.hexDigitValue)
      #expect(Workers.standardJobs == digits.map(\.nonzeroBitCount).reduce(0, +))
    }
  #endif
}

/// A number that several threads count.
private final class Counter: @unchecked Sendable {
  private let monitor = Monitor()
  private var current = 0
  private var most = 0

  var value: Int { monitor.locked { current } }
  /// The greatest value that there was.
  var greatest: Int { monitor.locked { most } }

  func add(_ amount: Int) {
    monitor.locked {
      current += amount
      most = max(most, current)
      monitor.signalAll(.done)
    }
  }

  /// Waits until the number is as great.
  func reaches(_ amount: Int) -> Bool {
    monitor.locked {
      while current < amount { monitor.wait(for: .done) }
      return true
    }
  }
}

/// The thread that made the value. On some systems its name is an address, which is only compared.
private struct ThreadIdentity: @unchecked Sendable {
  private let thread = pthread_self()

  var isCurrent: Bool { pthread_equal(pthread_self(), thread) != 0 }
}

/// A value that counts how many like it there are.
private final class Witness: Sendable {
  private let alive: Counter

  init(_ alive: Counter) {
    self.alive = alive
    alive.add(1)
  }

  deinit { alive.add(-1) }
}
