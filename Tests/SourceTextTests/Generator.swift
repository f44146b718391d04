import Foundation

/// SplitMix64: a small generator whose numbers depend on nothing but the seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// The seeds of a counted run: as many as the environment asks for in `TIDEMARK_CASES`, else a few.
func caseSeeds(default count: Int) -> Range<UInt64> {
  let asked = ProcessInfo.processInfo.environment["TIDEMARK_CASES"].flatMap(Int.init)
  return 0..<UInt64(max(1, asked ?? count))
}
