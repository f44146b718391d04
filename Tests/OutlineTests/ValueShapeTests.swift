import Testing

@testable import Outline

@Suite struct ValueShapeTests {
  private func ends(_ string: String) -> Bool {
    let bytes = Array(string.utf8)
    return ValueShape.ends(0..<bytes.count, in: bytes)
  }

  @Test(arguments: [
    "Water: 3/8", "Water: 3/8 glasses", "Water: 3 / 8 big glasses", "Water: 1,200/2,000 ml", "Water: 1.5/2l", "Coffee: |",
    "Coffee: ||||| ||",
    "Water: 3 of 8", "Water: 3 Out of 8 big glasses", "Saved: $3400 of $9000", "Saved: € 3,400/9000",
    "a: b: 3/8", "Water:\u{A0}3/8", "a: 3/8: b: 4/8",
  ])
  func knowsValues(string: String) { #expect(ends(string)) }

  @Test(arguments: [
    "Water", "Water:", "Water: ", "Water:3/8", "Water: 3", "Water: 3/", "Water: /8", "Water: a/8", "Water: 3/8 9", "Water: 3/b",
    "Water: 3 of", "Water: 3of 8", "Water: 3 out 8", "Water: 3 often 8", "Water: 3 of 8 people came late", "Water: 3 of 8!",
    "Coffee: a |",
    "Coffee: | a", ": 3/8", "Coffee: |a|", "Either: or/and",
  ])
  func leavesTheRest(string: String) { #expect(!ends(string)) }
}
