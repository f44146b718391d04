/// A set of weekdays.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// Bit 0 is Monday, bit 6 is Sunday.
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0x7F
  }

  public init(_ weekdays: some Sequence<Weekday>) {
    self.init(rawValue: weekdays.reduce(0) { $0 | 1 << UInt8($1.rawValue - 1) })
  }

  /// The days from one weekday to another, through Sunday if need be: `sat - mon` are three days.
  public init(from first: Weekday, through last: Weekday) {
    self.init((0...last.days(after: first)).lazy.map(first.adding(days:)))
  }

  /// Monday to Friday.
  public static let workdays = WeekdaySet(rawValue: 0b001_1111)

  /// Saturday and Sunday.
  public static let weekend = WeekdaySet(rawValue: 0b110_0000)

  /// All seven.
  public static let all = WeekdaySet(rawValue: 0b111_1111)

  public func contains(_ weekday: Weekday) -> Bool {
    rawValue & 1 << UInt8(weekday.rawValue - 1) != 0
  }

  /// The weekdays from Monday to Sunday.
  public var weekdays: [Weekday] { Weekday.allCases.filter(contains) }
}

extension WeekdaySet: CustomStringConvertible {
  /// The written form: `weekday`, `weekend`, or the names from Monday on: `mon wed fri`.
  public var description: String {
    switch self {
    case .workdays: "weekday"
    case .weekend: "weekend"
    default: weekdays.map(\.name).joined(separator: " ")
    }
  }
}
