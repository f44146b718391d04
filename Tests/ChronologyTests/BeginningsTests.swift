import Testing

@testable import Chronology

@Suite struct BeginningsTests {
  private let beginnings = Beginnings(of: ["today", "in", "fr,", "\u{FC}bermorgen"])

  private func stand(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return beginnings.stand(in: bytes, at: 0, end: bytes.count)
  }

  @Test(arguments: ["today", "TODAY", "toddler", "in", "In a week", "in.", "fr, sa", "\u{FC}ber"])
  func areThere(_ text: String) {
    #expect(stand(text))
  }

  @Test(arguments: ["to", "tomorrow", "ink", "fry", "words"])
  func areNot(_ text: String) {
    #expect(!stand(text))
  }
}
