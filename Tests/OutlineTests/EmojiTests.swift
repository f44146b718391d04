import Testing

@testable import Outline

@Suite struct EmojiTests {
  @Test(arguments: [
    "🌱", "☕", "☀️", "❤️", "🇮🇸", "🇵🇹", "3️⃣", "#️⃣", "*️⃣", "0⃣", "👩‍🌾", "👨‍👩‍👧", "👩‍👩‍👧‍👦", "👍🏽", "☝🏽", "✍🏽", "✍️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "©️", "™️", "㊙️", "🧑🏿‍🚀",
    "❤️‍🔥", "➕", "🀄", "⏳",
  ])
  func readsOneGrapheme(emoji: String) {
    let length = emoji.utf8.count
    for after in ["", " x", "x", "🌱", "\u{A0}", ":", "日"] {
      let bytes = Array((emoji + after).utf8)
      #expect(Emoji.end(in: bytes, at: 0, end: bytes.count) == length, "before “\(after)”")
    }
    let bytes = Array(("é " + emoji).utf8)
    #expect(Emoji.end(in: bytes, at: 3, end: bytes.count) == bytes.count)
  }

  @Test(arguments: [
    "", "7", "77", "#", "*", "#tag", "©", "®", "™", "☀", "☀\u{FE0E}", "☕\u{FE0E}", "❤", "3\u{FE0E}", "3\u{301}", "a", "é", "日本",
    "→", "—", "“q”", "✓",
    "\u{1F1EE}", "\u{1F1EE}a", "☝", "\u{FE0F}", "\u{200D}🌱", "\u{20E3}", "㊙", "½", "#é",
  ])
  func leavesText(string: String) {
    let bytes = Array(string.utf8)
    #expect(Emoji.end(in: bytes, at: 0, end: bytes.count) == nil)
  }

  @Test func looksNoFurtherThanTheEnd() {
    let bytes = Array("3️⃣".utf8)
    #expect(Emoji.end(in: bytes, at: 0, end: 1) == nil)
    #expect(Emoji.end(in: bytes, at: 0, end: 4) == nil)
    let flag = Array("🇮🇸".utf8)
    #expect(Emoji.end(in: flag, at: 0, end: 4) == nil)
  }

  @Test(
    arguments: [[0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x8C], [0xE2, 0x98], [0xC2], [0x31, 0xEF], [0xF0, 0x28, 0x8C, 0xB1]]
      as [[UInt8]]
  )
  func brokenBytesAreNoEmoji(bytes: [UInt8]) {
    #expect(Emoji.end(in: bytes, at: 0, end: bytes.count) == nil)
  }

  @Test func endsBetweenScalarsInAnEndlessGrapheme() throws {
    let bytes = Array(("🌱" + String(repeating: "\u{301}", count: 500)).utf8)
    let end = try #require(Emoji.end(in: bytes, at: 0, end: bytes.count))
    #expect(String(validating: bytes[..<end], as: UTF8.self) != nil)
  }
}
