import TestSupport
import Testing

@testable import Chronology

@Suite struct SpanTests {
  @Test(arguments: [
    ("90m", Span.minutes(90)), ("1h30m", .minutes(90)), ("1h 30m", .minutes(90)), ("1.5h", .minutes(90)),
    ("90 min", .minutes(90)),
    ("90 mins", .minutes(90)), ("2 hours", .minutes(120)), ("1 hour 1 minute", .minutes(61)), ("0.25h", .minutes(15)),
    ("2H", .minutes(120)),
    ("0h5m", .minutes(5)), ("28 days", .days(28)), ("28d", .days(28)), ("1 day", .days(1)), ("4 weeks", .days(28)),
    ("4w", .days(28)),
    ("1 week 2 days", .days(9)), ("28\u{A0}days", .days(28)), ("1000000m", .minutes(1_000_000)), ("010m", .minutes(10)),
  ])
  func reads(text: String, expected: Span) {
    #expect(Span(text) == expected)
  }

  @Test(arguments: [
    "", "90", "m", "0m", "0 days", "1.5m", "1.5 days", "0.01h", "1,5h", "1h30", "30m1h", "1h1h", "1h 2 days", "2 days 1h",
    "-5m", "90 m.",
    "3 fortnights", "1000001m", "99999999999999999999m", "1.h", ".5h", "two hours", "90mm", "1h30m ",
  ])
  func refusesOtherTexts(text: String) {
    #expect(Span(text) == nil)
  }

  @Test(arguments: [(Span.minutes(90), "90m"), (.minutes(1), "1m"), (.days(1), "1 day"), (.days(28), "28 days")])
  func isWritten(span: Span, expected: String) {
    #expect(span.description == expected)
  }

  @Test func everyWrittenSpanIsReadBack() {
    var random = SplitMix64(seed: 90)
    for _ in 0..<randomCases(1000) {
      let count = Int.random(in: 1...1_000_000, using: &random)
      #expect(Span(Span.minutes(count).description) == .minutes(count))
      #expect(Span(Span.days(count).description) == .days(count))
    }
  }

  @Test func scansAtAnOffset() {
    let bytes = Array("for 28 days, then".utf8)
    #expect(Span.scan(bytes, at: 4, end: bytes.count)! == (.days(28), 11))
    #expect(Span.scan(bytes, at: 4, end: 6) == nil)
  }
}
