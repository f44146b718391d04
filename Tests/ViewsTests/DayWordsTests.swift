import Chronology
import Planner
import Testing

@testable import Views

@Suite struct DayWordsTests {
  @Test(arguments: [
    (0, "0 m", "0 minutes"), (1, "1 m", "1 minute"), (59, "59 m", "59 minutes"), (60, "1 h", "1 hour"),
    (90, "1 h 30 m", "1 hour 30 minutes"), (121, "2 h 1 m", "2 hours 1 minute"), (1440, "24 h", "24 hours"),
  ])
  func tellsLengths(minutes: Int, short: String, full: String) {
    #expect(DayWords.length(minutes) == short)
    #expect(DayWords.lengthInFull(minutes) == full)
  }

  @Test(arguments: [(0, "today"), (1, "tomorrow"), (-1, "yesterday"), (2, "in 2 days"), (-30, "30 days ago")])
  func tellsDistances(days: Int, words: String) {
    #expect(DayWords.distance(of: DaySample.friday20.adding(days: days), from: DaySample.friday20) == words)
  }

  @Test func tellsTheMomentOfADayThatGoesOnAfterMidnight() {
    let (day, time) = (DaySample.friday20, DaySample.time("01:30"))
    #expect(DayWords.moment(Moment(day, time), of: day, .twentyFourHours) == "Friday 2026-11-20, 01:30")
    let late = Moment(day.adding(days: 1), time)
    #expect(DayWords.moment(late, of: day, .twelveHours) == "Friday 2026-11-20, 1:30 AM after midnight")
  }

  @Test func countsTasks() {
    #expect(DayWords.tasks([.open]) == "1 task")
    #expect(DayWords.tasks([.done]) == "1 task, done")
    #expect(DayWords.tasks([.done, .dropped, .open]) == "3 tasks, 1 done")
    #expect(DayWords.tasks([.done, .done]) == "2 tasks, all done")
  }

  @Test func showsTitlesWithoutMarkup() {
    #expect(DayWords.title("Read **all** of `it`") == "Read all of it")
    #expect(DayWords.title("a<br>b") == "a b")
    #expect(DayWords.title("\u{1B}[31mred\u{202E}") == "\\u{1B}[31mred\\u{202E}")
    #expect(DayWords.box(.unknown("\u{9B}")) == "[\\u{9B}]")
    #expect(DayWords.state(.unknown("\u{9B}")) == "marked “\\u{9B}”")
  }

  @Test func breaksWhatIsTooWide() {
    #expect(DayWords.problem("one two", width: 5).map(\.text) == ["! one", "  two"])
  }
}
