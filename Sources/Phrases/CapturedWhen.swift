package import Chronology

/// When something is, as the end of noted words says it (commands, *Capture*).
package struct CapturedWhen: Hashable, Sendable {
  /// Why what is said cannot be written.
  package enum Problem: Hashable, Sendable {
    /// `mon wed fri`: the words that name several days.
    case severalDays(String)
    /// `for 45m`, where no time is said.
    case lengthWithoutTime(String)
    /// `for 45m`, of what comes round.
    case lengthOfRule(String)

    /// The same with its words as a person typed them.
    func typed(_ words: (String) -> String) -> Problem {
      switch self {
      case .severalDays(let said): .severalDays(words(said))
      case .lengthWithoutTime(let said): .lengthWithoutTime(words(said))
      case .lengthOfRule(let said): .lengthOfRule(words(said))
      }
    }
  }

  /// The day that it is planned on.
  package var day: DayPhrase?
  /// The day that it is due on.
  package var due: DayPhrase?
  package var time: TimePhrase?
  /// How many minutes from now it is, where that is said: `in 2 hours`.
  package var minutesFromNow: Int?
  /// How long it lasts, where a time is said.
  package var minutes: Int?
  /// When it comes round.
  package var rule: Recurrence?
  /// `high`, `medium` or `low`.
  package var priority: String?
  /// Whether a part of the day is said, and no time of it: `tomorrow morning`.
  package var isPartOfDay = false
  package var problem: Problem?

  package init() {}

  package var isEmpty: Bool { self == CapturedWhen() }

  /// Whether a time is said, and nothing of which day it is.
  var isTimeAlone: Bool { time != nil && day == nil && due == nil && rule == nil }
}
