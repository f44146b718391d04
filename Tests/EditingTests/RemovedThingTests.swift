import Editing
import Testing

@Suite struct RemovedThingTests {
  /// Words that would end the comment, or a line of it, are there again; so is a text without an ending.
  @Test(
    arguments: ["a --> b", "100 % <b>", "c%3E", "émoji 🌙"],
    ["- [ ] A\n", "- [ ] A", "", "<!-- removed: 2026-11-20\nform: item\n-->\n"]
  )
  func whatIsKeptIsReadAgain(title: String, text: String) throws {
    let scene = EditScene("---\nkind: page\n---\n\n# P\n\n## \(title)\n\n- One\n- \(title)\n")
    var vault = scene.edited
    try vault.remove(try vault.subject(named: "file.md:10"))
    let kept = try #require(vault.revisions.first?.after)
    var removed = try #require(RemovedThing(kept: kept.string(in: 0..<kept.bytes.count)))
    removed.text = text
    #expect(RemovedThing(kept: removed.kept) == removed)
    #expect(removed.kept.hasPrefix(text))
  }

  @Test(arguments: [
    "", "- [ ] A\n", "<!-- removed: soon\n-->\n", "<!-- removed: 2026-11-20\ntitle: A\n-->\n", "<!-- removed: 2026-11-20\n",
  ])
  func otherTextsSayNotWhereTheyStood(text: String) {
    #expect(RemovedThing(kept: text) == nil)
  }
}
