import Testing

@Suite struct LogseqLineTests {
  @Test(arguments: [
    ("Due:: [[2026-12-01]]", ["Due:: [[2026-12-01]] = due 2026-12-01"]),
    ("priority:: A", ["priority:: A = high"]),
    (
      "- [ ] A\n  scheduled:: 2026-12-01\n  repeat:: every week",
      ["scheduled:: 2026-12-01 = scheduled 2026-12-01", "repeat:: every week = every weekly"]
    ),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "from:: Mum", "A due:: 2026-12-01", "- A due:: 2026-12-01", "due:: soon", "collapsed:: true", "std::vector",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
