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
