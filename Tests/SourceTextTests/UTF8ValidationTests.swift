import TestSupport
import Testing

@testable import SourceText

@Suite struct UTF8ValidationTests {
  @Test(
    arguments: [
      ([], nil),
      ([0x61, 0xC3, 0xA9], nil),
      ([0x61, 0x80], 1),
      ([0xC0, 0x80], 0),
      ([0xC1, 0xBF], 0),
      ([0xC3], 0),
      ([0x61, 0xE2, 0x98], 1),
      ([0xE0, 0x9F, 0xBF], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xED, 0x9F, 0xBF], nil),
      ([0xEE, 0x80, 0x80], nil),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xF4, 0x8F, 0xBF, 0xBF], nil),
      ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0x61, 0x62, 0xF0, 0x9F, 0x98, 0x61], 2),
      ([0xEF, 0xBB, 0xBF, 0xFF], 3),
    ] as [([UInt8], Int?)]
  )
  func theFirstByteThatIsNotUTF8(bytes: [UInt8], expected: Int?) {
    #expect(SourceText(bytes).firstInvalidUTF8 == expected)
  }

  @Test func everyPairAndEveryFirstThreeBytesAgreeWithTheStandardLibrary() {
    for first in UInt8(0x7F)...0xFF {
      for second in someCases(of: Array(UInt8.min...UInt8.max), named: "\(first)", least: 26) {
        for tail in [[], [0x80], [0xBF, 0x80]] as [[UInt8]] {
          expectAgreement([first, second] + tail, "\(first) \(second) \(tail)")
        }
      }
    }
  }

  @Test func randomBytesAgreeWithTheStandardLibrary() {
    for seed in caseSeeds(default: 20_000) {
      var generator = SplitMix64(seed: seed)
      expectAgreement(randomBytes(using: &generator), "seed \(seed)")
    }
  }

  /// What comes before the first wrong byte is a text, and no longer beginning is one, but for those that end in the middle.
  private func expectAgreement(_ bytes: [UInt8], _ name: @autoclosure () -> String) {
    let found = SourceText(bytes).firstInvalidUTF8
    let isWhole = String(validating: bytes, as: UTF8.self) != nil
    let beginning = found.map { String(validating: bytes[..<$0], as: UTF8.self) != nil } ?? true
    let later = found.map { index in
      (index + 1..<bytes.count + 1).contains { String(validating: bytes[..<$0], as: UTF8.self) != nil }
    }
    if (found == nil) != isWhole || !beginning || later == true {
      Issue.record("\(name()): \(bytes), found \(String(describing: found))")
    }
  }
}
