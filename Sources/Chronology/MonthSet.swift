/// A set of months, as `in: jan feb` writes it.
public struct MonthSet: OptionSet, Hashable, Sendable {
  /// Bit 0 is January, bit 11 is December.
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue & 0x0FFF
  }

  public init(_ months: some Sequence<Month>) {
    self.init(rawValue: months.reduce(0) { $0 | 1 << UInt16($1.rawValue - 1) })
  }

  /// The months from one to another, through December if need be: `nov - feb` are four months.
  public init(from first: Month, through last: Month) {
    let count = floorRemainder(last.rawValue - first.rawValue, 12)
    self.init((0...count).lazy.map(first.adding(months:)))
  }

  /// All twelve.
  public static let all = MonthSet(rawValue: 0x0FFF)

  public func contains(_ month: Month) -> Bool {
    rawValue & 1 << UInt16(month.rawValue - 1) != 0
  }

  /// The months from January to December.
  public var months: [Month] { Month.allCases.filter(contains) }

  /// Reads month names parted by spaces or commas, and ranges of them: `jan feb`, `March, June`, `nov - feb`.
  ///
  /// The error is `empty`, `unknownWord`, `unexpectedWord` or `incomplete`, with its bytes in the text.
  public static func parse(_ text: String) -> Result<MonthSet, RecurrenceError> {
    var reader = RecurrenceWordReader(text)
    do {
      return .success(try reader.months())
    } catch {
      return .failure(error)
    }
  }
}

extension MonthSet: CustomStringConvertible {
  /// The written form: the names from January on, `jan feb`.
  public var description: String { months.map(\.name).joined(separator: " ") }
}
