import Testing

@Suite struct TodoistLineTests {
  @Test(arguments: [
    ("A every 3 days p4", ["every 3 days = every 3 days?", "p4 = no priority?"]),
    ("- A every! week p1", ["every! week = every week after done?", "p1 = high?"]),
    ("- A tomorrow at 5pm p2 #Family", ["tomorrow = due 2026-11-21?", "p2 = medium?"]),
    ("- A 2026-12-01 p3", ["2026-12-01 = due 2026-12-01?", "p3 = low?"]),
    ("- [ ] A p1", ["p1 = high?"]),
    ("- A p1 @office", ["p1 = high?"]),
    ("- A every blue moon p1", ["p1 = high?"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "P1 and P3 in qualifying", "- Read p2", "- [ ] p1", "- [ ] p1 of the book", "See p2", "- A `p1`", "- every day",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
