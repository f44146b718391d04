import Chronology
import Languages
import Planner
import Testing

@testable import Views

@Suite struct DayWordsTests {
  @Test func tellsTheMomentOfADayThatGoesOnAfterMidnight() {
    let (day, time) = (DaySample.friday20, DaySample.time("01:30"))
    #expect(DayWords.moment(Moment(day, time), of: day, .twentyFourHours, in: .english) == "Friday 2026-11-20, 01:30")
    let late = Moment(day.adding(days: 1), time)
    #expect(DayWords.moment(late, of: day, .twelveHours, in: .english) == "Friday 2026-11-20, 1:30 AM after midnight")
  }

  @Test func countsTasks() {
    #expect(DayWords.tasks([.open], in: .english) == "1 task")
    #expect(DayWords.tasks([.done], in: .english) == "1 task, done")
    #expect(DayWords.tasks([.done, .dropped, .open], in: .english) == "3 tasks, 1 done")
    #expect(DayWords.tasks([.done, .done], in: .english) == "2 tasks, all done")
  }

  @Test func showsTitlesWithoutMarkup() {
    #expect(DayWords.title("Read **all** of `it`") == "Read all of it")
    #expect(DayWords.title("a<br>b") == "a b")
    #expect(DayWords.title("\u{1B}[31mred\u{202E}") == "\\u{1B}[31mred\\u{202E}")
    #expect(DayWords.box(.unknown("\u{9B}")) == "[\\u{9B}]")
    #expect(Language.english.state(.unknown("\u{9B}")) == "marked “\\u{9B}”")
  }

  @Test func breaksWhatIsTooWide() {
    #expect(DayWords.problem("one two", width: 5).map(\.text) == ["! one", "  two"])
  }
}
