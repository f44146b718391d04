import Chronology
import Languages
import Planner

/// What a view has to say about the files of a day.
enum DayProblem: Message {
  /// A block of which only the part before midnight is shown.
  case passesMidnight(NamedBlock)
  /// The second begins before the first has ended.
  case overlap(earlier: NamedBlock, later: NamedBlock)
  /// The paths of files that all are for one day.
  case severalFiles([String])

  /// The rule of `lint` that speaks of it.
  var rule: String {
    switch self {
    case .passesMidnight: "block-past-midnight"
    case .overlap: "overlapping-blocks"
    case .severalFiles: "duplicate-day"
    }
  }
}

/// A block as it is named in a sentence. Its end may be before its start, which is after midnight.
struct NamedBlock: Hashable, Sendable {
  let name: String
  let start: TimeOfDay
  let end: TimeOfDay
  let clock: ClockStyle

  init(_ name: String, _ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) {
    (self.name, self.start, self.end, self.clock) = (name, start, end, clock)
  }
}

extension Language {
  /// `“Deep work” (09:00 - 10:30)`.
  func named(_ block: NamedBlock) -> String { "\(quoted(block.name)) (\(times(block.start, block.end, block.clock)))" }
}
