import Chronology
import Outline
import SourceText
import Testing

@testable import Lint

/// A day among the words of an item of a page: each year, or the row of a timeline.
@Suite struct DayAmongWordsTests {
  private func file(_ words: String) -> LintedFile {
    let document = Document(reading: SourceText("---\nkind: page\n---\n\n# Page\n\n## Plans\n\n- \(words)\n"))
    return LintedFile(path: "page.md", document: document, context: LintContext(today: CivilDate("2026-11-22")!))
  }

  @Test(arguments: [
    ("Mia 12.3.", ["Mia 12.3. (every: year on mar 12)", "2027-03-12 Mia"]),
    ("Ben 2 May (2019)", ["Ben 2 May (2019) (every: year on may 2)"]),
    ("Dad *1951-08-30", ["Dad *1951-08-30 (every: year on aug 30)"]),
    ("Oma geb. 3.4.1944", ["Oma geb. 3.4.1944 (every: year on apr 3)"]),
    ("Wedding day 18/7/2015 (yearly)", ["Wedding day 18/7/2015 (every: year on jul 18)"]),
    ("Papa 9.11. (wird 55)", ["Papa 9.11. (wird 55) (every: year on nov 9)"]),
  ])
  func recursEachYear(_ words: String, _ texts: [String]) throws {
    let file = file(words)
    let day = try #require(DayAmongWords(yearlyIn: file.document.items[0].headline.textRange, isList: false, in: file))
    #expect(day.texts == texts)
  }

  @Test(arguments: ["Oma 3.4.1944", "Tim 05.08.2014", "Lina: 17. März", "Jo and Ann, 2 May"])
  func inAListOfBirthdays(_ words: String) {
    let file = file(words)
    let range = file.document.items[0].headline.textRange
    #expect(DayAmongWords(yearlyIn: range, isList: true, in: file) != nil)
  }

  @Test(arguments: [
    "Oma 3.4.1944", "Tea with Mia on 2 May", "mia 12.3.", "Room 12.3", "Wedding 2027-05-02", "Score 3/4", "Mia", "Paris in May",
    "Version 2.5.",
  ])
  func isNoDayOfEachYear(_ words: String) {
    let file = file(words)
    #expect(DayAmongWords(yearlyIn: file.document.items[0].headline.textRange, isList: false, in: file) == nil)
  }

  @Test(arguments: [
    ("6.12. Nikolaus, Schuh raus", "2026-12-06 Nikolaus, Schuh raus"), ("20.11. Post", "2026-11-20 Post"),
    ("Do 26.11. Zahnarzt Lina", "2026-11-26 Zahnarzt Lina"), ("Ferien 23.12.–6.1.", "2026-12-23 - 2027-01-06 Ferien"),
    ("KW 51 Skikurs", "2026-12-14 - 2026-12-20 Skikurs"), ("KW 2: frei", "2027-01-11 - 2027-01-17 frei"),
  ])
  func isARow(_ words: String, _ text: String) throws {
    let file = file(words)
    let day = try #require(DayAmongWords(rowIn: file.document.items[0].headline.textRange, in: file))
    #expect(day.texts == [text])
  }

  @Test(arguments: ["3.2 Aims", "6.12.", "6.12. 3 eggs", "KW", "KW 60 on", "Ferien 2026", "5.5 - 6.5 km"])
  func isNoRow(_ words: String) {
    let file = file(words)
    #expect(DayAmongWords(rowIn: file.document.items[0].headline.textRange, in: file) == nil)
  }
}
