import Import
import TestSupport
import Testing

/// The first look at a file by its bytes may let through what is no sign, and must not keep out what is one.
@Suite struct ForeignSignsTests {
  private static let lines = [
    "- [ ] A 📅 2026-12-01", "- [ ] A ⏫", "- [ ] A 🔺", "- [ ] A ⏳2026-12-01", "- A ⌛ 2026-12-01", "- A ➕ 2026-12-01",
    "- A ✅ 2026-12-01",
    "- A ❌ 2026-12-01", "- [ ] A ⛔ b", "- [ ] A 🆔 b", "- [ ] A [id:: b] [start:: 2026-12-01]", "A due:2026-12-01", "A rec:1w",
    "- A @done", "- [ ] A [#A]", "- [ ] A p1", "A every day p3", "DEADLINE: <2026-12-01>", "CLOSED: [2026-12-01]",
    "due:: 2026-12-01",
    "- [ ] A 🗓 2026-12-01", "(A) A @b",
  ]

  @Test(arguments: lines)
  func seesEachSignWhereverItStands(text: String) throws {
    _ = try #require(signs(text))
    for before in 0..<20 {
      for after in [0, 1, 5, 40] {
        let padded = String(repeating: "a ", count: before) + "\n" + text + String(repeating: " b", count: after)
        let offsets = ForeignSigns(in: Array(padded.utf8)).offsets
        #expect(
          offsets.contains { $0 > before * 2 && $0 <= before * 2 + text.utf8.count },
          "\(before) words before, \(after) after"
        )
      }
    }
  }

  @Test(arguments: [
    "", "a",
    "- [ ] 🕒 Draft chapter 3 🎯 (due: 2026-12-01, priority: high)\n- 09:00 - 10:00 Standup\n- Café: 3/8 cups, p. 4, [1], 3:2 #tag\n",
  ])
  func looksNoFurtherWhereThereAreNone(text: String) {
    #expect(ForeignSigns(in: Array(text.utf8)).offsets.isEmpty)
  }
}
