import Chronology
import Planner
import Testing

@testable import Views

@Suite struct LifeWordsTests {
  @Test(arguments: [
    (1902, "this week"), (1903, "next week"), (1901, "last week"), (1904, "in 2 weeks"), (3902, "in 2,000 weeks"),
    (1, "1,901 weeks ago"),
  ])
  func tellsDistances(week: Int, words: String) {
    #expect(LifeWords.distance(ofWeek: week, from: 1902, in: .english) == words)
  }

  @Test func tellsMarks() {
    let day = LifeViewSample.today
    #expect(LifeWords.parts(of: WeekMark(date: day), in: .english) == ["marked"])
    #expect(
      LifeWords.parts(of: WeekMark(date: day, icon: .emoji("🎒"), marked: day), in: .english) == ["🎒", "marked 2026-11-20"]
    )
    let mark = WeekMark(date: day, rating: .okay, category: .work, phrase: "A *b*")
    #expect(LifeWords.parts(of: mark, in: .english) == ["okay", "work", "A b"])
    #expect(LifeWords.parts(of: mark, in: .english) { "<\($0)>" } == ["okay", "work", "<A *b*>"])
  }

  @Test func tellsTheStreak() {
    #expect(
      LifeWords.streak(LifeViewSample.sheet(marks: []), in: .english) == [
        "No week is marked yet: “tidemark mark” says how this one was."
      ]
    )
    let marked = LifeViewSample.sheet(marks: [WeekMark(date: LifeViewSample.today)])
    #expect(LifeWords.streak(marked, in: .english) == ["1 week marked"])
    let coming = LifeViewSample.sheet(marks: [WeekMark(date: LifeViewSample.day("2027-01-01"))])
    #expect(LifeWords.streak(coming, in: .english) == ["No week is marked yet: “tidemark mark” says how this one was."])
  }
}
