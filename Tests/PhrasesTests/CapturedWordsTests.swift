import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of words that are noted down.
@Suite struct CapturedWordsTests {
  static let rows =
    (try? DocumentTable(of: "docs/commands.md", headed: ["noted", "words", "day", "due", "time", "for", "every"]).rows) ?? []

  private static let context = PhraseContext(today: CivilDate("2026-11-20")!, .ahead)

  @Test func theTableIsLong() { #expect(Self.rows.count >= 100) }

  @Test(arguments: rows)
  func readsWhenItIsAtTheEnd(row: [String]) {
    let found = CapturedWords(row[0])
    let when = found.when
    #expect(found.words == row[1])
    #expect(when.day?.date(in: Self.context).description ?? "" == row[2])
    #expect(when.due?.date(in: Self.context).description ?? "" == row[3])
    #expect((when.time?.start.description ?? "") + (when.time?.end.map { " - \($0)" } ?? "") == row[4])
    #expect(when.minutes.map(String.init) ?? "" == row[5])
    #expect(when.rule?.description ?? "" == row[6])
    #expect(when.problem == nil)
    // No word is lost.
    func sorted(_ text: String) -> [Substring] { text.split(separator: " ").filter { $0 != "…" }.sorted() }
    #expect(sorted([found.words, found.read].compactMap(\.self).joined(separator: " ")) == sorted(row[0]))
    #expect((found.read == nil) == when.isEmpty)
  }

  static let rests = (try? DocumentTable(of: "docs/commands.md", headed: ["noted", "left"]).rows) ?? []

  @Test(arguments: rests)
  func saysWhatIsLeft(row: [String]) {
    #expect(CapturedWords(row[0]).left.map(\.text).joined(separator: ", ") == row[1])
    #expect(CapturedWords(row[0], reading: []).left.isEmpty)
  }

  @Test func theTableOfRestsIsLong() { #expect(Self.rests.count >= 20) }

  @Test(arguments: [
    ("Pay rent !high", "high"), ("Pay rent tomorrow p1", "high"), ("Read p3", nil), ("Pay rent tomorrow p2", "medium"),
    ("Pay rent low priority", "low"), ("Pay rent tomorrow, high priority", "high"), ("Pay rent friday, urgent", "high"),
    ("Reply if urgent", nil),
    ("Pay rent priority: high", "high"), ("Pay rent p4", nil), ("A high priority thing", nil),
  ])
  func readsAPriority(text: String, priority: String?) {
    #expect(CapturedWords(text).when.priority == priority)
    #expect(CapturedWords(text).words == (priority == nil ? text : "Pay rent"))
  }

  @Test(arguments: [
    ("Gym mon wed fri at 18:00", CapturedWhen.Problem.severalDays("mon wed fri")),
    ("Gym mon, wed and fri", .severalDays("mon, wed and fri")), ("Gym mon-fri 9:00", .severalDays("mon-fri")),
    ("Gym on tuesday and thursday", .severalDays("on tuesday and thursday")),
    ("Walk friday for 45m", .lengthWithoutTime("for 45m")), ("Report for 2h tomorrow", .lengthWithoutTime("for 2h")),
    ("Standup every weekday 9:30 for 15m", .lengthOfRule("for 15m")),
    ("Gym every mon, wed and fri at 18:00", nil), ("Walk for 20 minutes", nil), ("Walk friday 9:00 for 45m", nil),
    ("Friday tomorrow", nil),
  ])
  func saysWhatCannotBeWritten(text: String, problem: CapturedWhen.Problem?) {
    #expect(CapturedWords(text).when.problem == problem)
  }

  @Test(arguments: [
    ("Review slides in 2 hours", 120), ("Review slides in half an hour", 30), ("Tea in 90 minutes", 90), ("Tea in 5m", nil),
    ("Tea in 3 days", nil), ("Tea in 2 hours #work", 120),
  ])
  func countsFromNow(text: String, minutes: Int?) { #expect(CapturedWords(text).when.minutesFromNow == minutes) }

  @Test(arguments: rows)
  func leavesWhatIsNotAskedFor(row: [String]) {
    #expect(CapturedWords(row[0], reading: []).words == row[0])
    for part in someCases(of: CapturedWords.Part.allCases, named: row[0], least: 2) {
      let when = CapturedWords(row[0], reading: Set(CapturedWords.Part.allCases).subtracting([part])).when
      switch part {
      case .day: #expect(when.day == nil)
      case .due: #expect(when.due == nil)
      case .time: #expect(when.time == nil && when.minutes == nil)
      case .rule: #expect(when.rule == nil)
      case .priority: #expect(when.priority == nil)
      }
    }
  }

  @Test(arguments: [
    ("Call at 7", true), ("Call at 12", true), ("Call at 07", false), ("Call at 7:00", false), ("Call 7pm", false),
    ("Call at 19", false), ("Call at 7 o'clock", true), ("Film tonight at 8", false), ("Walk tomorrow morning at 8", false),
  ])
  func anHourAloneIsOfEitherHalfOfTheDay(words: String, isHalfDay: Bool) {
    #expect(CapturedWords(words).when.time?.isHalfDay == isHalfDay)
  }
}
