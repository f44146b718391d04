/// A month of the year; January is 1.
public enum Month: Int, CaseIterable, Hashable, Comparable, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The written form: `jan`.
  public var name: String { String(fullName.prefix(3)) }

  /// `january`.
  public var fullName: String {
    switch self {
    case .january: "january"
    case .february: "february"
    case .march: "march"
    case .april: "april"
    case .may: "may"
    case .june: "june"
    case .july: "july"
    case .august: "august"
    case .september: "september"
    case .october: "october"
    case .november: "november"
    case .december: "december"
    }
  }

  /// `January`.
  public var title: String { capitalized(fullName) }

  /// Reads `jan` and `january`; ASCII case is ignored.
  public init?(name: String) {
    self.init(word: name.lowercased())
  }

  /// A word in lower case.
  init?(word: String) {
    guard let found = Self.byWord[word] else { return nil }
    self = found
  }

  private static let byWord = Dictionary(
    // The two forms of *may* are one.
    allCases.flatMap { month in month.words.map { ($0, month) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// What it is called, in lower case.
  var words: [String] { [name, fullName] }

  /// The month so many months later; negative numbers count back.
  public func adding(months: Int) -> Month {
    Month(rawValue: floorRemainder(rawValue - 1 + months, 12) + 1)!
  }

  public static func < (left: Month, right: Month) -> Bool { left.rawValue < right.rawValue }
}
