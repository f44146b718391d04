import Chronology

/// Options with values that several editing commands have.
enum EditOptions {
  /// A day in a person's words.
  static func day(_ name: String, _ summary: String) -> Option<DayWord?> {
    Option.value(
      name,
      value: "DAY",
      expectation: "a day like 2026-11-20, today, tomorrow, fri, “next mon” or “in 3 days”",
      summary
    ) { DayWord($0) }
  }

  static func time(_ name: String, _ summary: String) -> Option<TimeOfDay?> {
    Option.value(name, value: "TIME", expectation: "a time like 17:00", summary) { TimeOfDay($0) }
  }
}

extension EditOptions {
  static let lengthExpectation = "a length like 90m, 1h or 1h30m"

  /// A length of time in minutes, at most those of a day.
  static func minutes(_ name: String, _ summary: String) -> Option<Int?> {
    Option.value(name, value: "LENGTH", expectation: lengthExpectation, summary) { minutes(of: $0) }
  }

  static func minutes(of text: String) -> Int? {
    guard case .minutes(let count)? = Span(text), (1...1440).contains(count) else { return nil }
    return count
  }
}
