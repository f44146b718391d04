import Chronology
import Import
import Outline
import Testing

@Suite struct LineConversionTests {
  private static let today = CivilDate("2026-11-20")!

  /// What becomes of the words of an item of a page: its box, its fields, what has no key, and a question mark where that is a guess.
  private func converted(_ text: String, box: Box.State? = .open, in places: Place = [.item, .box]) throws -> String? {
    let hasBox = box != nil
    let draft = try #require(LineDraft(reading: line(text, hasBox: hasBox)))
    let takesBox = !places.contains(.habit)
    let place = LineConversion.Place(places, takesBox: takesBox, hasBox: hasBox, state: box, keys: [])
    return LineConversion(of: draft, at: place, today: Self.today).map { conversion in
      let fields = conversion.fields.map { "\($0.key.rawValue): \($0.value)" }
      let parts = [conversion.box?.text].compactMap(\.self) + fields + conversion.kept.map { "“\($0)”" }
      return parts.joined(separator: ", ") + (conversion.isCertain ? "" : "?")
    }
  }

  @Test(arguments: [
    ("A ⏫ 📅 2026-12-01", "due: 2026-12-01, priority: high"),
    ("A 🔺", "priority: high?"),
    ("A ⏳ 2026-12-01", "“scheduled 2026-12-01”?"),
    ("A 🔁 every week 📅 2026-12-01", "every: weekly, from: 2026-12-01"),
    ("A 🔁 every week 📅 2026-12-01 ⏳ 2026-11-28", "every: weekly, from: 2026-12-01, “scheduled 2026-11-28”?"),
    ("A 🔁 every 2 weeks 🛫 2026-12-01", "every: 2 weeks, from: 2026-12-01"),
    ("A 🔁 every 2 weeks", "every: 2 weeks, from: 2026-11-20?"),
    ("A 🔁 every week ✅ 2026-11-19", "done: 2026-11-19, “every week”?"),
    ("A ✅ 2026-11-19", "done: 2026-11-19?"),
    ("A ❌ 2026-11-19", "[-], “cancelled 2026-11-19”?"),
    ("A 🆔 b ⛔ c", "“id b”, “after c”?"),
  ])
  func convertsOpenTasks(text: String, expected: String) throws {
    #expect(try converted(text) == expected)
  }

  @Test func aDoneTaskDoesNotRecur() throws {
    #expect(try converted("A 🔁 every week 📅 2026-12-01", box: .done) == "due: 2026-12-01, “every week”?")
    #expect(try converted("A ✅ 2026-11-19", box: .done) == "done: 2026-11-19")
  }

  @Test func aTaskWithoutABoxGetsOne() throws {
    #expect(try converted("A @done(2026-11-19)", box: nil) == "[x], done: 2026-11-19")
    #expect(try converted("A @due(2026-12-01)", box: nil) == "[ ], due: 2026-12-01?")
  }

  @Test func aHabitHasNoBoxAndNoDay() throws {
    #expect(try converted("A 🔁 every tue", box: nil, in: .habit) == "every: tue")
    #expect(try converted("A 📅 2026-12-01", box: nil, in: .habit) == nil)
    #expect(try converted("A @done", box: nil, in: .habit) == nil)
  }

  @Test(arguments: ["A 📅 2026-12-01 📅 2026-12-02", "A ⏫ 🔼", "A 📅 2026-12-01 @due(2026-12-01)"])
  func whatIsSaidTwiceIsNotConverted(text: String) throws {
    #expect(try converted(text) == nil)
  }
}
