import Chronology
import Planner
import TestSupport
import Testing

/// When a habit is due in its arc, and which of its log counts (format, *Days that count*).
@Suite struct HabitDaysTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arc: String
    var due: String
    var done = ""
    var skipped = ""

    var testDescription: String { arc }
  }

  static let cases: [Case] = [
    Case(arc: "1 - 14: A", due: "1-14"),
    Case(arc: "1 - 14!9: A", due: "1-9"),
    Case(arc: "1 - 14!14: A", due: "1-14"),
    Case(arc: "1 - 14: A [daily]", due: "1-14"),
    Case(arc: "1 - 14: A [goal 3] 2", due: "1-14", done: "2"),
    Case(arc: "1 - 14: A [weekday]", due: "2-6 9-13"),
    Case(arc: "1 - 14: A [sun]", due: "1 8"),
    Case(arc: "1 - 14: A [sun] [from 2]", due: "8"),
    Case(arc: "1 - 14: A [sun] [until 7]", due: "1"),
    Case(arc: "10/25 - 7: A [sun] [in nov]", due: "1"),
    // Without `on`, the weekday of `from`, else the first day of the week.
    Case(arc: "1 - 14: A [weekly]", due: "2 9"),
    Case(arc: "1 - 14: A [weekly] [from 10/28]", due: "4 11"),
    // Where counting begins: at `from`, else at the earliest entry of the arc, else on 2000-01-03.
    Case(arc: "1 - 14: A [3 days] [from 2]", due: "2 5 8 11 14"),
    Case(arc: "1 - 14: A [3 days] [from 10/31]", due: "3 6 9 12"),
    Case(arc: "1 - 14: A [3 days] 5", due: "2 5 8 11 14", done: "5"),
    Case(arc: "1 - 14: A [3 days] s7", due: "1 4 7 10 13", skipped: "7"),
    Case(arc: "1 - 14: A [3 days] 10/31 7", due: "1 4 7 10 13", done: "7"),
    Case(arc: "1 - 14: A [3 days] m5", due: "3 6 9 12"),
    Case(arc: "1 - 14: A [3 days]", due: "3 6 9 12"),
    // So long after each entry; one before its time puts it off.
    Case(arc: "1 - 14: A [3 days after done]", due: "1"),
    Case(arc: "1 - 14: A [3 days after done] 1 4", due: "1 4 7", done: "1 4"),
    Case(arc: "1 - 14: A [3 days after done] 1 2 6", due: "1 5 9", done: "1-2 6"),
    Case(arc: "1 - 14: A [3 days after done] s3", due: "1 6", skipped: "3"),
    Case(arc: "1 - 14: A [3 days after done] [from 4]", due: "4"),
    Case(arc: "1 - 14: A [3 days after done] [until 5] 1 3", due: "1", done: "1 3"),
    // Due or not, of days of the arc, each once; done beats skipped, and missed is nothing.
    Case(arc: "1 - 14: A [sun] 2 8", due: "1 8", done: "2 8"),
    Case(arc: "1 - 14: A 10/30-2 5 5 13-16", due: "1-14", done: "1-2 5 13-14"),
    Case(arc: "1 - 14!9: A 8 9 10 s11", due: "1-9", done: "8-9"),
    Case(arc: "1 - 14: A s3-6 5 m4", due: "1-14", done: "5", skipped: "3-4 6"),
  ]

  /// A day that is skipped and done is done, for a rule of so many times a period too: it is due as if it were not skipped.
  @Test(arguments: ["", "[sun]", "[2 times a week]", "[4 times a week]", "[5 times a week]", "[9 times a month]"])
  func whatIsDoneIsNotSkipped(rule: String) throws {
    let both = try #require(RitualSketch.arc("1 - 28: A \(rule) s3-6 5 s9-12 10 11 s17 17").habits.first)
    let done = try #require(RitualSketch.arc("1 - 28: A \(rule) s3-4 s6 5 s9 s12 10 11 17").habits.first)
    let days = RitualSketch.arc("1 - 28: A").effectiveDays
    #expect(HabitDays(both, in: days, weekStart: .monday) == HabitDays(done, in: days, weekStart: .monday))
  }

  @Test(arguments: cases)
  func days(row: Case) throws {
    let arc = RitualSketch.arc(row.arc)
    let habit = try #require(arc.habits.first)
    let days = HabitDays(habit, in: arc.effectiveDays, weekStart: .monday)
    #expect(RitualSketch.text(days.due) == row.due, "due")
    #expect(RitualSketch.text(days.done) == row.done, "done")
    #expect(RitualSketch.text(days.skipped) == row.skipped, "skipped")
    #expect(days.counted == days.due.subtracting(days.skipped))
  }

  static let states: [(Int, HabitState)] = [
    (16, .done), (17, .skipped), (18, .missed), (20, .open), (22, .notDue), (23, .ahead), (24, .skipped), (25, .ahead),
    (21, .notDue), (14, .done), (15, .notDue),
  ]

  /// Today is the 20th; the 25th is done ahead of time, which is as if it were not there.
  @Test(arguments: states)
  func state(day: Int, state: HabitState) throws {
    let habit = RitualSketch.habit("A [weekday] 14 16 s17 s24 25")
    let arc = RitualSketch.arc("1 - 28")
    let days = HabitDays(habit, in: arc.days, weekStart: .monday)
    #expect(days.state(on: RitualSketch.day("\(day)"), today: RitualSketch.day("20")) == state)
  }

  @Test(arguments: caseChunks(default: 300))
  func agreesWithACountByHand(seeds: Range<UInt64>) {
    for seed in seeds {
      var history = RandomHistory(seed: seed)
      let ritual = history.ritual()
      for arc in ritual.arcs {
        for habit in arc.habits {
          let days = HabitDays(habit, in: arc.effectiveDays, weekStart: history.weekStart)
          let twin = HabitTwin(habit, arc.effectiveDays, history.weekStart)
          let own = [days.due, days.done, days.skipped].map { Array($0.ranges.joined()) }
          #expect(own == [twin.due, twin.done, twin.skipped].map { $0.sorted() }, "seed \(seed): \(habit)")
        }
      }
    }
  }
}
