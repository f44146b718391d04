import Testing

@Suite struct ObsidianTasksLineTests {
  @Test(arguments: [
    ("- [ ] A 📅 2026-12-04", ["📅 2026-12-04 = due 2026-12-04"]),
    ("- A 📅2026-12-04 b", ["📅2026-12-04 = due 2026-12-04"]),
    ("- [ ] A 🗓️ 2026-12-04", ["🗓️ 2026-12-04 = due 2026-12-04"]),
    ("- [ ] A 📅\u{A0}2026-12-04, b", ["📅\u{A0}2026-12-04 = due 2026-12-04"]),
    (
      "- [ ] A ⏳ 2026-12-01 🛫 2026-12-02 ➕ 2026-11-01",
      ["⏳ 2026-12-01 = scheduled 2026-12-01", "🛫 2026-12-02 = start 2026-12-02", "➕ 2026-11-01 = created 2026-11-01"]
    ),
    ("- [ ] A ✅ 2026-11-05❌2026-11-06", ["✅ 2026-11-05 = done 2026-11-05", "❌2026-11-06 = cancelled 2026-11-06"]),
    ("- [ ] A 📅 tomorrow", ["📅 tomorrow = due 2026-11-21?"]),
    ("- [ ] A 🔺", ["🔺 = high?"]),
    ("- [ ] A ⏫", ["⏫ = high"]),
    ("- [ ] A 🔼", ["🔼 = medium"]),
    ("- [ ] A 🔽", ["🔽 = low"]),
    ("- [ ] A ⏬ #b", ["⏬ = low?"]),
    ("- A 🔁 every 2 weeks on mon", ["🔁 every 2 weeks on mon = every 2 weeks on mon"]),
    ("- [ ] A 🔁 every week when done ⏫", ["🔁 every week when done = every week after done", "⏫ = high"]),
    ("- [ ] A 🔁 every blue moon #b", ["🔁 every blue moon = “every blue moon”"]),
    (
      "- [ ] A 🆔 a-1 ⛔ b,c 🏁 delete",
      ["🆔 a-1 = “id a-1”", "⛔ b,c = “after b,c”", "🏁 delete = “on completion delete”"]
    ),
    ("- [ ] 📅 2026-12-01 A", ["📅 2026-12-01 = due 2026-12-01"]),
    ("A ⏫ 📅 2026-12-01", ["⏫ = high", "📅 2026-12-01 = due 2026-12-01"]),
    ("A 🔁 every week", ["🔁 every week = every weekly"]),
    ("- [ ] ⏫ A 📅 2026-12-01", ["⏫ = high", "📅 2026-12-01 = due 2026-12-01"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "🔁 the same song in my head", "- A 🔁 the same song", "- A 📅 soon", "- A ✅", "- 📅 2026-12-04 A", "- [ ] 🔺 Warning triangle",
    "- A 🌱 2026-12-04", "- [ ] A `📅 2026-12-04`", "- A ⏫", "- A 🆔 card", "- [ ] A 📅 2026-12-041",
    "- [ ] A <!-- 📅 2026-12-01 -->",
    "A ✅ Monday", "A ⏫", "📅 2026-12-01 A", "A 🆔 card", "- [ ] [b](c📅2026-12-01)",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
