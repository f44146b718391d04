import Chronology
import Planner
import Testing

/// What is left of days whose tasks are written as letters: `a` open, `A` done.
@Suite struct LeftoversTests {
  private static let first = CivilDate("2026-11-16")!

  private static func places(_ days: [String], from: ClosedRange<Int>? = nil) -> [String] {
    let mentions = days.enumerated().flatMap { offset, letters in
      letters.map { letter in
        Leftovers.Mention(
          date: first.adding(days: offset),
          name: letter.lowercased(),
          box: letter.isUppercase ? .done : .open
        )
      }
    }
    let leftovers = Leftovers(mentions, before: first.adding(days: days.count - 1))
    let range = from.flatMap { DateRange(first: first.adding(days: $0.lowerBound), last: first.adding(days: $0.upperBound)) }
    return leftovers.places(from: range).map { mentions[$0].name + "\(first.days(until: mentions[$0].date))" }
  }

  @Test(arguments: [
    (["a", ""], ["a0"]),
    (["a", "a", ""], ["a1"]),
    (["ab", "A", ""], ["b0"]),
    (["A", "a", ""], ["a1"]),
    (["a", "a"], []),
    (["a", "A"], []),
    (["aA", ""], []),
    (["Aa", ""], ["a0"]),
    (["ba", "c", ""], ["b0", "a0", "c1"]),
    (["", ""], []),
  ])
  func ofAllDays(days: [String], left: [String]) { #expect(Self.places(days) == left) }

  @Test(arguments: [(0...0, ["a0", "b0"]), (1...1, ["b1"]), (0...1, ["a0", "b1"]), (2...2, ["d2"])])
  func ofSomeDays(days: ClosedRange<Int>, left: [String]) {
    #expect(Self.places(["abd", "bD", "d", ""], from: days) == left)
  }
}
