import Testing

/// Of several entries, items and notes near a lost one, the right one is taken.
@Suite struct LostEntryTests {
  @Test(arguments: [
    ("9, 10, 11", "write each day on a line of its own: “2026-11-09”, “2026-11-10” and “2026-11-11”"),
    ("9 & 10", "write each day on a line of its own: “2026-11-09” and “2026-11-10”"),
  ])
  func daysOfTheMonthAreTold(_ words: String, _ help: String) {
    let text = "---\nkind: page\n---\n\n# Page\n\n- Run (streak: daily)\n  - 2026-11-08\n  - \(words)\n"
    let found = findings(of: "unread-entry", in: text)
    #expect(found.map(\.message) == ["“\(words)” is not read as a date, so the line is not an entry"])
    #expect(found.map(\.help) == [help])
  }

  /// Days to come, numbers that go down, and numbers that no month has.
  @Test(arguments: ["29, 30", "11, 10", "30, 31, 32", "12", "9, 10 km"])
  func otherNumbersAreWords(_ words: String) {
    let text = "---\nkind: page\n---\n\n# Page\n\n- Run (streak: daily)\n  - 2026-11-08\n  - \(words)\n"
    #expect(findings(of: "unread-entry", in: text).isEmpty)
  }

  private func fixes(_ body: String) -> [String] {
    let text = "---\nkind: page\n---\n\n# Page\n\n" + body
    return findings(of: "unread-entry", in: text).flatMap(\.fixes).map(\.title)
  }

  /// The year is that of the nearest entry; of two, the one above.
  @Test(arguments: [
    ("  - 2024-01-01\n  - 11-18\n  - 2025-01-01\n", ["Write “2024-11-18”"]),
    ("  - 11-18\n  - 2025-01-01\n  - 2024-01-01\n", ["Write “2025-11-18”"]),
    ("  - 2024-01-01\n    words\n    words\n  - 11-18\n  - 2025-01-01\n", ["Write “2025-11-18”"]),
    ("  - 2024-01-01\n  - 2025-01-01\n  - 11-18\n", ["Write “2025-11-18”"]),
    ("  - 2025-11-01 - 2025-11-30\n  - 11-18\n", []),
  ])
  func takesTheYearOfTheNearestEntry(_ log: String, _ titles: [String]) {
    #expect(fixes("- Meditate (streak: daily)\n" + log) == titles)
  }

  @Test(arguments: [
    ("- A (streak: daily)\n  - 2026-11-01\n    - 2026-11-02\n    - 2026-11-03\n", 2),
    ("- A (streak: daily)\n  - 2026-11-01\n    - 2026-11-02\n    - words\n", 0),
    ("- A (streak: daily)\n  - 2026-11-01\n    - 2026-11-02\n- B (streak: daily)\n  - 2026-11-01\n    - 2026-11-01\n", 1),
  ])
  func raisesWhatStandsBelowDatesOnly(_ body: String, _ count: Int) {
    #expect(fixes(body).filter { $0 == "Move it one level up" }.count == count)
  }

  @Test(arguments: [
    ("- A (streak: daily)\n- 2026-11-02\n- 2026-11-01\n", ["Indent the dates below it"]),
    ("- A (streak: daily)\n- 2026-11-02\n- 2026-11-01\n- 2026-11-02\n", []),
    ("- A\n  - C\n- B (streak: daily)\n- 2026-11-02\n", ["Indent the dates below it"]),
  ])
  func indentsDatesOfDifferentDays(_ body: String, _ titles: [String]) {
    #expect(fixes(body) == titles)
  }
}
