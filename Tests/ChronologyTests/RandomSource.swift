import Foundation

/// SplitMix64 (Steele, Lea and Flood 2014): a seeded source of randomness, equal on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }
}

/// How many random cases a property test tries: `TIDEMARK_CASES`, or the number that keeps a test short.
func caseCount(short: Int) -> Int {
  ProcessInfo.processInfo.environment["TIDEMARK_CASES"].flatMap { Int($0) } ?? short
}
