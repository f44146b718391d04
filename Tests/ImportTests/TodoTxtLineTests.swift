import Testing

@Suite struct TodoTxtLineTests {
  @Test(arguments: [
    ("x 2026-11-19 2026-11-02 A +b", ["x = done", "2026-11-19 = done 2026-11-19", "2026-11-02 = created 2026-11-02"]),
    ("x 2026-11-18 A", ["x = done", "2026-11-18 = done 2026-11-18"]),
    ("- x 2026-11-18 A", ["x = done", "2026-11-18 = done 2026-11-18"]),
    (
      "(A) 2026-11-20 A +Home @phone due:2026-12-01",
      ["(A) = high?", "2026-11-20 = created 2026-11-20", "due:2026-12-01 = due 2026-12-01"]
    ),
    ("(B) A @office", ["(B) = medium?"]),
    ("(Z) A rec:+2w", ["(Z) = low?", "rec:+2w = every 2 weeks"]),
    ("A rec:1w", ["rec:1w = every week after done"]),
    ("A rec:1b b", ["rec:1b = “every business day”"]),
    ("2026-11-20 A t:2026-12-01", ["2026-11-20 = created 2026-11-20", "t:2026-12-01 = start 2026-12-01"]),
    ("A due:2026-12-05 pri:A", ["due:2026-12-05 = due 2026-12-05", "pri:A = high?"]),
    ("- [ ] A pri:C", ["pri:C = low?"]),
    ("- [ ] x 2026-11-18 A", ["x = done", "2026-11-18 = done 2026-11-18"]),
    ("- [ ] (A) B @office", ["(A) = high?"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "(A) Paris (B) Rome", "- [ ] (A) Paris (B) Rome", "- [ ] x marks the spot", "- [ ] 2026-11-20 A",
    "(A) the Danube, (B) the Rhine", "(B) A", "x marks the spot", "x = [ ]", "2026-11-20 A",
    "2026-11-20 A @home",
    "A rec:often", "A t:12", "- 2026-11-20 A @home", "- [ ] A due:2026-12-05", "due:2026-12-05", "see https://a.b/t:2026-12-01",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
