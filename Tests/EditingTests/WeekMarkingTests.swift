import Chronology
import Editing
import Planner
import Testing

@Suite struct WeekMarkingTests {
  /// Weeks begin on Thursdays; that of today on the 19th.
  private static func life(_ sections: String) -> String {
    "---\nkind: life\nborn: 1990-06-14\n---\n\n# Weeks\n\n## Phases\n\n- 1990-06-14 Infancy\n\n" + sections
  }

  static let newestFirst = life(
    """
    ## 2026

    - 2026-11-12 Fog (rating: good)
    - 2026-10-26 Sea

    ## 2021 - 2024

    - 2024-09-05 Met Teresa

    """
  )

  private func mark(_ day: String, _ phrase: String = "Rain", _ vault: inout EditedVault) throws {
    let life = try vault.onlyFile(of: .life)
    try vault.mark(life, on: CivilDate(day)!, rating: .good, category: .growth, phrase: phrase)
  }

  @Test(arguments: [
    ("2026-11-20", "- 2026-11-20 Rain (rating: good, category: growth)"),
    ("2026-11-03", "- 2026-11-03 Rain (rating: good, category: growth, marked: 2026-11-20)"),
    ("2026-01-03", "- 2026-01-03 Rain (rating: good, category: growth, marked: 2026-11-20)"),
    ("2022-01-03", "- 2022-01-03 Rain (rating: good, category: growth, marked: 2026-11-20)"),
  ])
  func itStandsAmongThoseOfItsYear(day: String, line: String) throws {
    EditScene(Self.newestFirst).expect("+" + line) { try mark(day, "Rain", &$0) }
    var vault = EditScene(Self.newestFirst).edited
    try mark(day, "Rain", &vault)
    let content = try #require(vault["file.md"]).plan.content
    for section in content.sections.dropFirst() {
      let days = section.elements.compactMap { element -> CivilDate? in
        if case .mark(let mark) = element.item?.content { mark.date } else { nil }
      }
      #expect(days == days.sorted(by: >))
    }
  }

  @Test func aNewYearGetsItsSection() {
    EditScene(Self.newestFirst).expect(
      "+## 2025\n+\n+- 2025-05-05 🌧️ Rain (rating: good, category: growth, marked: 2026-11-20)\n+"
    ) { try mark("2025-05-05", "🌧️ Rain", &$0) }
    EditScene(Self.life("## 2025\n\n* 2025-05-05 Sun\n* 2025-06-05 Sun\n")).expect(
      "+\n+## 2026\n+\n+* 2026-11-20 Rain (rating: good, category: growth)"
    ) { try mark("2026-11-20", "Rain", &$0) }
    EditScene(Self.life("")).expect(
      "+\n+## 2026\n+\n+- 2026-11-20 Rain (rating: good, category: growth)"
    ) { try mark("2026-11-20", "Rain", &$0) }
  }

  @Test func aSectionOfMarksTakesAllYears() {
    EditScene(Self.life("## Marks\n\n- 2024-05-05 Sun\n- 2026-06-05 Sun\n")).expect(
      "+- 2025-11-20 Rain (due: never\\) (rating: good, category: growth, marked: 2026-11-20)"
    ) { try mark("2025-11-20", "Rain (due: never\\)", &$0) }
  }

  @Test(arguments: [
    ("2026-11-18", "Rain", "marked already: “Fog”, at file.md:14"), ("2026-11-26", "Rain", "is in the future"),
    ("1990-06-13", "Rain", "before birth"), ("2026-11-20", String(repeating: "a", count: 141), "at most 140"),
  ])
  func whatCannotBeMarkedIsRefused(day: String, phrase: String, message: String) {
    EditScene(Self.newestFirst).expectRefusal(message) { try mark(day, phrase, &$0) }
  }

  /// What is not given stays, and notes do; a mark without words gets some.
  @Test(arguments: [
    (
      "2026-11-18", nil, "", LifeCategory.rest,
      "-- 2026-11-12 Fog (rating: good)\n+- 2026-11-12 Fog (rating: good, category: rest)\n"
    ),
    ("2026-11-18", WeekRating.hard, "Rain", nil, "-- 2026-11-12 Fog (rating: good)\n+- 2026-11-12 Rain (rating: hard)\n"),
    ("2026-10-24", WeekRating.hard, "Rain", nil, "-- 2026-10-25 (rating: okay)\n+- 2026-10-25 Rain (rating: hard)\n"),
    ("2026-10-24", nil, "🌧️ Rain", nil, "-- 2026-10-25 (rating: okay)\n+- 2026-10-25 🌧️ Rain (rating: okay)\n"),
  ])
  func aMarkIsChangedByItsWeek(day: String, rating: WeekRating?, phrase: String, category: LifeCategory?, diff: String) {
    let file = Self.newestFirst.replacing("- 2026-10-26 Sea\n", with: "- 2026-10-25 (rating: okay)\n  With a note.\n")
    EditScene(file).expect(diff) {
      try $0.mark(
        $0.onlyFile(of: .life),
        on: CivilDate(day)!,
        rating: rating,
        category: category,
        phrase: phrase,
        replaces: true
      )
    }
  }

  @Test func aMarkSaysSomething() {
    EditScene(Self.newestFirst).expectRefusal("nothing to write") {
      try $0.mark($0.onlyFile(of: .life), on: EditScene.today)
    }
  }
}
