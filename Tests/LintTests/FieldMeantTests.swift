import Chronology
import Outline
import Testing

@testable import Lint

@Suite struct FieldMeantTests {
  /// A Friday.
  private let today = CivilDate("2026-11-20")!

  private func shown(_ words: String) -> String? {
    FieldMeant(words, today: today).map { meant in
      "\(meant.key.rawValue): \(meant.values.joined(separator: " | "))\(meant.isCertain ? "" : " ?")"
    }
  }

  @Test(arguments: [
    ("due tomorrow", "due: 2026-11-21 ?"), ("due 2026-12-03", "due: 2026-12-03"), ("Due FRI", "due: 2026-11-20 ?"),
    ("due 3 dec 2026", "due: 2026-12-03"), ("due on 2026-12-03", "due: 2026-12-03"),
    ("due-date: 2026-12-03", "due: 2026-12-03"),
    ("due date is 2026-12-03", "due: 2026-12-03"), ("due; 2026-12-03", "due: 2026-12-03"), ("by friday", "due: 2026-11-20 ?"),
    ("by 2026-12-03", "due: 2026-12-03 ?"), ("done 18.11.", "done: 2026-11-18 ?"), ("till 2026-12-03", "until: 2026-12-03 ?"),
    ("since 2024-03-01", "since: 2024-03-01"), ("from: 1 dec", "from: 2026-12-01 ?"), ("2026-12-03", "due: 2026-12-03 ?"),
  ])
  func datesAreRead(words: String, expected: String) {
    #expect(shown(words) == expected)
  }

  @Test(arguments: [
    ("high", "priority: high ?"), ("Low", "priority: low ?"), ("urgent", "priority: high ?"), ("!!", "priority: medium ?"),
    ("p1", "priority: high ?"), ("prio 3", "priority: low"), ("priority high", "priority: high"),
    ("importance: high", "priority: high ?"), ("3x a week", "every: 3 times a week ?"), ("every monday", "every: mon ?"),
    ("twice a month", "every: 2 times a month ?"), ("repeats: every month", "every: monthly ?"),
    ("every; tuesday", "every: tue ?"),
    ("every morning", "every: daily ?"), ("streak", "streak: daily ?"), ("best", "best: highest | lowest ?"),
    ("best 24:30", "best:  ?"), ("streak 12", "streak:  ?"),
  ])
  func otherFieldsAreRead(words: String, expected: String) {
    #expect(shown(words) == expected)
  }

  @Test(arguments: [
    "due to fog", "due", "by van", "by Svensson et al., 2nd edition", "high in sugar", "medium", "best so far: Thursday",
    "best of 3",
    "best friend", "streak of light", "every single page of it", "p. 12", "p112", "parenthetical", "note: slow", "done",
    "done twice",
    "since then", "until we meet", "once upon a time", "3 times", "1994", "start here", "from Mum", "each of them", "hours", "",
    "every hour",
  ])
  func proseIsNone(words: String) {
    #expect(shown(words) == nil)
  }
}
