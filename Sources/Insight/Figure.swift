package import Languages
public import Planner

/// One figure of an insight.
public enum Figure: Hashable, Sendable {
  case count(Int)
  /// How many days.
  case days(Int)
  /// As a percentage.
  case rate(Rate)
  /// As so many of so many.
  case part(Rate)
  /// Which day of how many.
  case day(Int, of: Int)
  /// The title of a ritual and its rate.
  case ritual(InsightName, Rate)
  /// There is nothing to count.
  case none

  /// In English, as programs read it: `12`, `3 days`, `83 %`, `7 of 12`, `day 12 of 28`, `Water 83 %`, `–`.
  public var text: String { english }

  /// The same with something else said of the ritual that it is of.
  package func naming(_ name: (InsightName) -> String) -> Figure {
    switch self {
    case .ritual(let title, let rate): .ritual(InsightName(words: name(title)), rate)
    case .count, .days, .rate, .part, .day, .none: self
    }
  }

  /// As it is shown.
  package func text(in language: Language) -> String {
    language.choose(english: english, spanish: spanish, french: french)
  }
}
