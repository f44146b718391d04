import TestSupport
import Testing

@testable import Reading

@Suite struct TextGuardTests {
  private static let signs = ["a", "b", " ", "é", "\u{A0}", "\u{202F}", "\u{2019}", "\t", "\n"]

  /// Most of a text is looked at eight bytes at a time, and nothing else is said of it than sign by sign.
  @Test(arguments: caseSeeds(default: 500))
  func aFoldedTextHasSingleSpacesBetweenItsWords(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let plain = String(repeating: "to water ", count: Int.random(in: 0...3, using: &random))
    let rest = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(Self.signs) }.joined()
    for text in [plain + rest, rest + plain, plain + rest + "a", String(repeating: "a", count: 9) + rest + plain + "z"] {
      let folded = text.split { " \t\n\u{A0}\u{202F}".contains($0) }.joined(separator: " ")
      #expect(TextGuard.isFolded(text) == (folded == text), "seed \(seed): \(text.debugDescription)")
    }
  }
}
