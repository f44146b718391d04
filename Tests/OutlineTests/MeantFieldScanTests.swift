import Testing

@testable import Outline

@Suite struct MeantFieldScanTests {
  private func begins(_ inner: String) -> Bool {
    let bytes = Array(inner.utf8)
    return MeantFieldScan.begins(0..<bytes.count, in: bytes)
  }

  private func key(_ line: String) -> FieldKey? {
    let bytes = Array(line.utf8)
    return MeantFieldScan.keyOfField(in: 0..<bytes.count, in: bytes)
  }

  @Test(arguments: [
    "due tomorrow", " High", "!!", "p1", "3x a week", "3 times", "2026-12-01", "every monday", "streak", "3×/week",
  ])
  func wordsOfFieldsBegin(inner: String) {
    #expect(begins(inner))
  }

  @Test(arguments: [
    "", " ", "again", "medium", "1994", "2 litres", "! now", "note: slow", "duetto", "p", "highest of them all",
  ])
  func otherWordsDoNot(inner: String) {
    #expect(begins(inner) == (inner == "p"))
  }

  @Test(arguments: [
    ("due: 2026-12-01", FieldKey.due), ("Deadline: [[2026-12-01]]", .due), ("due=2026-1-2", .due), ("every: monday", .every),
    ("priority: high", .priority), ("since: 2024-03-01", .since),
  ])
  func aFieldAloneHasItsKey(line: String, expected: FieldKey) {
    #expect(key(line) == expected)
  }

  @Test(arguments: [
    "due:2026-12-01", "due:: 2026-12-01", "due: soon", "due: 2026-12-01 at noon", "every: day is a gift", "priority: none",
    "due:", "",
    "best: highest", "Note: 2026-12-01", "d", "until: we meet",
  ])
  func otherLinesHaveNone(line: String) {
    #expect(key(line) == nil)
  }
}
