import TestSupport
import Testing

@testable import Chronology

/// A date that the test knows to exist.
func date(_ text: String) -> CivilDate {
  guard let date = CivilDate(text) else { preconditionFailure("no date: \(text)") }
  return date
}

/// Dates parted by spaces.
func dates(_ text: String) -> [CivilDate] {
  text.split(separator: " ").map { date(String($0)) }
}

func time(_ text: String) -> TimeOfDay {
  guard let time = TimeOfDay(text, allowsEndOfDay: true) else { preconditionFailure("no time: \(text)") }
  return time
}

/// A rule that the test knows to read.
func rule(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Recurrence {
  try #require(try? Recurrence.parse(text).get(), "no rule: \(text)", sourceLocation: sourceLocation)
}

extension CivilDate {
  static func random(in years: ClosedRange<Int>, using random: inout SplitMix64) -> CivilDate {
    let first = CivilDate(year: years.lowerBound, month: 1, day: 1)!.dayNumber
    let last = CivilDate(year: years.upperBound, month: 12, day: 31)!.dayNumber
    return CivilDate(dayNumber: Int.random(in: first...last, using: &random))
  }
}
