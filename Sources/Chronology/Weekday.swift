/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The written form: `mon`.
  public var name: String { String(fullName.prefix(3)) }

  /// `monday`.
  public var fullName: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// `Monday`.
  public var title: String { Self.titles[rawValue - 1] }

  /// Each day that is read has one beside its date.
  private static let titles = allCases.map { capitalized($0.fullName) }

  /// Reads `mon`, `monday` and their plurals `mons`, `mondays`; ASCII case is ignored.
  public init?(name: String) {
    self.init(word: name.lowercased())
  }

  /// A word in lower case.
  init?(word: String) {
    guard let found = Self.byWord[word] else { return nil }
    self = found
  }

  /// Rules name weekdays more often than anything else.
  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.flatMap { day in day.words.map { ($0, day) } })

  /// What it is called, in lower case.
  var words: [String] { [name, name + "s", fullName, fullName + "s"] }

  /// The weekday so many days later; negative numbers count back.
  public func adding(days: Int) -> Weekday {
    Weekday(rawValue: floorRemainder(rawValue - 1 + days, 7) + 1)!
  }

  /// How many days, 0 ... 6, after the nearest `start` on or before it this weekday comes.
  public func days(after start: Weekday) -> Int {
    floorRemainder(rawValue - start.rawValue, 7)
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
