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
  case ritual(String, Rate)
  /// There is nothing to count.
  case none

  /// As it is shown: `12`, `3 days`, `83 %`, `7 of 12`, `day 12 of 28`, `Water 83 %`, `–`.
  public var text: String {
    switch self {
    case .count(let count): grouped(count)
    case .days(let count): counted(count, "day")
    case .rate(let rate): rate.percent.map { "\($0) %" } ?? "–"
    case .part(let rate): "\(grouped(rate.done)) of \(grouped(rate.due))"
    case .day(let day, let count): "day \(day) of \(count)"
    case .ritual(let title, let rate): "\(title) \(Figure.rate(rate).text)"
    case .none: "–"
    }
  }
}

/// A number with its thousands set apart: `1,200`.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: place)
    place -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}

/// `1 day`, `2 days`.
func counted(_ count: Int, _ word: String) -> String { "\(grouped(count)) \(word)\(count == 1 ? "" : "s")" }
