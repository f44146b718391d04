import Testing

@testable import Vault

/// What may be the title of a project among the words of a task.
@Suite struct ProjectAmongWordsTests {
  @Test(arguments: [
    ("exam [[Orgo II]]", "Orgo II", "[[Orgo II]]"), ("exam [[Orgo II|orgo]], old", "Orgo II", "[[Orgo II|orgo]]"),
    ("flashcards @orgo-ii, then rest", "orgo ii", "@orgo-ii"), ("dig +garden", "garden", "+garden"),
    ("old exam (Orgo II)", "Orgo II", "(Orgo II)"), ("exam (project orgo ii)", "orgo ii", "(project orgo ii)"),
    ("exam (projct: Orgo II)", "Orgo II", "(projct: Orgo II)"),
    ("exam (Porject:orgo ii)", "orgo ii", "(Porject:orgo ii)"),
    ("exam (Orgo II: part 2)", "Orgo II: part 2", "(Orgo II: part 2)"), ("exam (Orgo: 2)", "Orgo: 2", "(Orgo: 2)"),
    ("@garden dig", "garden", "@garden"),
  ])
  func isFound(_ words: String, _ title: String, _ signed: String) throws {
    let bytes = Array(words.utf8)
    let found = try #require(ProjectAmongWords(0..<bytes.count, in: bytes))
    #expect(found.title == title)
    #expect(String(decoding: bytes[found.range], as: UTF8.self) == signed)
  }

  @Test(arguments: [
    "dig", "mail jo@example.org", "old (long) exam", "see [here](a.md)", "[[", "@", "a (b(c))", "(", "[[x", "a (projct:)",
  ])
  func isNone(_ words: String) {
    let bytes = Array(words.utf8)
    #expect(ProjectAmongWords(0..<bytes.count, in: bytes) == nil)
  }
}
