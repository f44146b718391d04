import TestSupport
import Testing

@testable import Outline

@Suite struct KeySynonymTests {
  private func key(_ inner: String) -> FieldKey? {
    let bytes = Array(inner.utf8)
    return FieldGroup.parts(of: 0..<bytes.count, in: bytes).first?.key
  }

  @Test(arguments: [
    ("deadline: 2026-12-01", FieldKey.due), ("Deadline: soon", .due), ("prio: high", .priority), ("PRIO: whatever", .priority),
    ("deadline=2026-12-01", .due), ("due: soon", .due), ("deadline:", .due),
  ])
  func wordsThatMeanNothingElseAreKeys(inner: String, expected: FieldKey) {
    #expect(key(inner) == expected)
  }

  @Test(arguments: [
    ("by: 2026-12-01", FieldKey.due), ("By: 2026-1-2", .due), ("by: [[2026-12-01]]", .due), ("by: friday", .due),
    ("by: 3.12.", .due), ("by: 1 march 2027", .due), ("by: 2026-02-30", .due), ("by: 2026-12-01, p: 1", .due),
    ("by: 2026-12-01; x", .due), ("by: tomorrow prio: 1", .due), ("p: 1", .priority), ("p: HIGH", .priority),
    ("p=!!", .priority),
    ("repeat: week", .every), ("repeat: every other monday", .every), ("repeat: mon, wed", .every),
    ("start: 2026-11-30", .from), ("start: monday", .from),
  ])
  func wordsOfProseAreKeysBeforeAValueThatFits(inner: String, expected: FieldKey) {
    #expect(key(inner) == expected)
  }

  @Test(arguments: [
    "by: Jane Austen", "by: April March", "by: friday night", "by:", "by: 3", "p: 112", "p: 4", "p: high street",
    "repeat: 3 times",
    "repeat: after me", "start: slowly", "start: 9:00", "begin: 2026-12-01", "byy: 2026-12-01", "pp: 1",
    "deadlines: 2026-12-01",
  ])
  func otherWordsAreNone(inner: String) {
    #expect(key(inner) == nil)
  }

  @Test(arguments: [("deadline", FieldKey.due), ("P", .priority), ("due", .due), ("Repeat", .every)])
  func aKeyIsCalledByEitherWord(word: String, expected: FieldKey) {
    #expect(FieldKey(called: word) == expected)
    #expect(FieldKey(called: word + "x") == nil)
  }
}
