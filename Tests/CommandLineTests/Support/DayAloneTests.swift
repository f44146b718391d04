import TestSupport
import Testing

@testable import CommandLine

/// Days and periods where a command belongs.
@Suite struct DayAloneTests {
  @Test(arguments: [
    ("friday", "day friday"), ("2026-11-27", "day 2026-11-27"), ("fri 27 nov", "day \"fri 27 nov\""),
    ("in 3 days", "day \"in 3 days\""), ("tommorow", "day tomorrow"), ("wendsday", "day wednesday"),
    ("next wendsday", "day \"next wednesday\""), ("next week", "day \"next week\""), ("last week", "day \"last week\""),
    ("week", "day --week"), ("tomorrow", "day tomorrow"), ("month", "stats month"), ("nov", "stats nov"),
    ("last month", "stats \"last month\""), ("7d", "stats 7d"), ("next", "glance"),
  ])
  func areAnsweredWithTheCommandThatShowsThem(line: String, meant: String) {
    let run = CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("is not a command; did you mean “tidemark \(meant)”?\n"), "\(run.error)")
  }

  /// A command that is nearer, and words that say no day.
  @Test(arguments: [("mar", "“mark”"), ("todya", "“today”"), ("frobnicate", "--help"), ("3", "--help")])
  func otherWordsAreNot(line: String, words: String) {
    let run = CommandRun([line])
    #expect(run.error.contains(words) && !run.error.contains("tidemark day"), "\(run.error)")
  }
}
