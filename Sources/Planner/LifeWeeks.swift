public import Chronology

/// How far a life has come on a day, counted in weeks (format, *Lived and remaining*).
public struct LifeWeeks: Hashable, Sendable {
  /// The weeks that the life is expected to have: the years expected × 52.
  public let all: Int
  /// The number of the week of the day; nil before birth. After the expected end it goes on beyond `all`.
  public let current: Int?

  public init(of span: LifeSpan, on date: CivilDate) {
    all = span.weeks
    current = span.weekNumber(on: date)
  }

  /// The current week counts as lived; 0 before birth.
  public var lived: Int { current ?? 0 }

  /// Never below 0.
  public var remaining: Int { max(all - lived, 0) }

  /// How many weeks were lived after the expected end.
  public var beyond: Int { max(lived - all, 0) }

  /// The share that is lived, rounded half up; but 100 only for all of it, and 0 only for nothing (format, *Lived and
  /// remaining*).
  public var percent: Int { Rate(done: lived, of: all).percent ?? 0 }

  /// A number with a comma before each three digits: `2,594`.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
