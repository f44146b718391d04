import Testing

@Suite struct TaskPaperLineTests {
  @Test(arguments: [
    ("- A @due(2026-11-30) @done", ["@due(2026-11-30) = due 2026-11-30", "@done = done"]),
    ("- A @done(2026-11-21)", ["@done(2026-11-21) = done 2026-11-21"]),
    ("- A @done @home", ["@done = done"]),
    ("- [ ] A @due(tomorrow)", ["@due(tomorrow) = due 2026-11-21?"]),
    ("- [ ] A @due(next spring) b", ["@due(next spring) = “due next spring”?"]),
    ("- A @priority(1) @today", ["@priority(1) = high?"]),
    ("- A @priority( low )", ["@priority( low ) = low"]),
    ("- A @start(2026-12-01) @repeat(weekly)", ["@start(2026-12-01) = start 2026-12-01", "@repeat(weekly) = every weekly"]),
    ("- A @since(2024-03-01)", ["@since(2024-03-01) = since 2024-03-01"]),
    ("- [ ] A @project(Big House)", ["@project(Big House) = project Big House"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "- Meet @sam(again)", "- A @due(2026", "- A @home", "- Thanks, @done!", "- Ask @done about it", "- A `@due(2026-12-01)`",
    "A @due(2026-12-01)", "- A @due()",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
