import Testing

@Suite struct DataviewLineTests {
  @Test(arguments: [
    ("- [ ] A [scheduled:: 2026-12-01] b", ["[scheduled:: 2026-12-01] = scheduled 2026-12-01"]),
    ("- [ ] A (completion::2026-11-01)", ["(completion::2026-11-01) = done 2026-11-01"]),
    ("- [ ] A [start:: [[2026-12-01]]]", ["[start:: [[2026-12-01]]] = start 2026-12-01"]),
    (
      "- [ ] A [repeat:: every week] [created:: 2026-11-01] [cancelled:: 2026-11-02]",
      [
        "[repeat:: every week] = every weekly", "[created:: 2026-11-01] = created 2026-11-01",
        "[cancelled:: 2026-11-02] = cancelled 2026-11-02",
      ]
    ),
    ("- [ ] A [priority:: highest] [id:: b]", ["[priority:: highest] = high?", "[id:: b] = “id b”"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "- [ ] A [due:: 2026-12-01]", "- A [paper:: linen]", "- A [id:: b]", "- A [start:: now]", "- `[start:: 2026-12-01]`",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
