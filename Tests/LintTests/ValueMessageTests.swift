import Testing

/// What is said of values that nothing else shows.
@Suite struct ValueMessageTests {
  private let head = "---\nkind: page\n---\n\n# Page\n\n"

  @Test(arguments: [
    ("recurring", "“every”"), ("streak", "“streak”"), ("best", "“best”"), ("countUp", "“since”"), ("countDown", "“until”"),
    ("schedule", "a time at its start"), ("timeline", "a date at its start"), ("counter", "“: 3/8” after its name"),
    ("textList", "“: ” and parts between “ | ” after its name"),
  ])
  func aTypeSaysWhatItNeeds(_ type: String, _ need: String) {
    let found = findings(of: "field-value", in: head + "- Words (type: \(type))\n")
    #expect(found.map(\.message) == ["an item of type “\(type)” needs \(need)"])
  }

  @Test(arguments: [
    ("due: 2026-12-31, high", "write “2026-12-31, priority: high”", true),
    ("due: 2026-12-31, soon", "give “soon” a key of its own, or take it out of the brackets", false),
  ])
  func wordsAfterAValue(_ field: String, _ help: String, _ isFixed: Bool) {
    let found = findings(of: "field-value", in: head + "- [ ] Words (\(field))\n")
    #expect(found.map(\.message) == ["“\(field.dropFirst(5))” says more than “due” can"])
    #expect(found.map(\.help) == [help])
    #expect(found.allSatisfy { $0.fixes.isEmpty != isFixed })
  }
}
