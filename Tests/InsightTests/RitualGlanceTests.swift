import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What a glance at the rituals shows.
@Suite struct RitualGlanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rituals: String
    var slot: DaySlot
    var next: String
    var open: Int
    var nextRitual: String?

    var testDescription: String { "\(rituals) in the \(slot)" }
  }

  /// Today is Friday 2026-11-20.
  static let cases: [Case] = [
    Case(
      rituals: "Water@morning = 1 - 28: Drink, Weigh",
      slot: .morning,
      next: "Drink Weigh",
      open: 2,
      nextRitual: "Water now"
    ),
    Case(
      rituals: "Water@morning = 1 - 28: Drink 20, Weigh",
      slot: .morning,
      next: "Weigh",
      open: 1,
      nextRitual: "Water now"
    ),
    Case(
      rituals: "Water@morning = 1 - 28: Drink s20, Weigh [sun]",
      slot: .morning,
      next: "",
      open: 0,
      nextRitual: "Water tomorrow"
    ),
    // The current slot first, then any time, then later, then earlier.
    Case(
      rituals: "M@morning = 1 - 28: a / N@midday = 1 - 28: b / E@evening = 1 - 28: c / O@anytime = 1 - 28: d",
      slot: .midday,
      next: "b d c a",
      open: 4,
      nextRitual: "E later today"
    ),
    Case(
      rituals: "E@evening = 1 - 28: a / N@night = 1 - 28: b / A@afternoon = 1 - 28: c / M@midday = 1 - 28: d",
      slot: .morning,
      next: "d c a b",
      open: 4,
      nextRitual: "M later today"
    ),
    Case(
      rituals: "O@anytime = 1 - 28: a / M@morning = 1 - 28: b / P@morning = 1 - 28: c",
      slot: .morning,
      next: "b c a",
      open: 3,
      nextRitual: "M now"
    ),
    // At most four.
    Case(
      rituals: "M@morning = 1 - 28: a, b, c / E@evening = 1 - 28: d, e",
      slot: .evening,
      next: "d e a b",
      open: 5,
      nextRitual: "E now"
    ),
    // A later ritual that is done is not next.
    Case(
      rituals: "M@morning = 1 - 28: a / E@evening = 1 - 28: b 20",
      slot: .morning,
      next: "a",
      open: 1,
      nextRitual: "M now"
    ),
    Case(
      rituals: "M@morning = 1 - 28: a / E@evening = 1 - 28: b 20 / N@night = 1 - 28: c",
      slot: .morning,
      next: "a c",
      open: 2,
      nextRitual: "N later today"
    ),
    // Tomorrow: what is due then, of arcs that run then.
    Case(
      rituals: "M@morning = 1 - 20: a 20 / E@evening = 1 - 28: b 20",
      slot: .night,
      next: "",
      open: 0,
      nextRitual: "E tomorrow"
    ),
    Case(
      rituals: "M@morning = 21 - 28: a / E@evening = 1 - 28: b 20",
      slot: .night,
      next: "",
      open: 0,
      nextRitual: "M tomorrow"
    ),
    Case(
      rituals: "M@morning = 1 - 28: a [weekday] 20 / O@anytime = 1 - 28: b 20 / E@evening = 1 - 28: c s21 20",
      slot: .night,
      next: "",
      open: 0,
      nextRitual: "O tomorrow"
    ),
    Case(rituals: "M@morning = 1 - 20: a", slot: .night, next: "a", open: 1, nextRitual: nil),
    Case(rituals: "M@morning = 1 - 14: a", slot: .night, next: "", open: 0, nextRitual: nil),
    Case(rituals: "", slot: .morning, next: "", open: 0, nextRitual: nil),
  ]

  @Test(arguments: cases)
  func glance(row: Case) {
    let history = RitualHistory(sketch: row.rituals)
    let glance = history.glance(slot: row.slot)
    let titles = glance.next.map { history.rituals[$0.ritual].arcs[$0.arc].habits[$0.habit].title }
    #expect(titles.joined(separator: " ") == row.next)
    #expect(glance.openCount == row.open)
    #expect(glance.nextRitual.map { "\(history.rituals[$0.ritual].title) \($0.day.rawValue)" } == row.nextRitual)
    #expect(glance.slot == row.slot)
  }

  @Test func rateAndStreak() {
    let glance = RitualHistory(sketch: "1 - 28: A 17-20, B 17-19").glance(slot: .night)
    #expect(glance.rate == Rate(done: 1, of: 2))
    #expect(glance.streak == 3)
  }

  @Test func theLastDayOfTheCalendar() {
    let history = RitualHistory(
      RitualSketch.rituals("M@morning = 9999-12-01 - 9999-12-31: A"),
      weekStart: .monday,
      today: .latest
    )
    #expect(history.glance(slot: .night).nextRitual == nil)
  }
}
