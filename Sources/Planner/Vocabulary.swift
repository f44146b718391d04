/// The look of a page or a section (format, *Themes*).
public enum Theme: String, Sendable, CaseIterable {
  case color, monochrome, bold, soft
}

/// How much a task matters (format, *Keywords*).
public enum Priority: String, Sendable, CaseIterable, Comparable {
  case low, medium, high

  /// The priority of a written word or sign; ASCII case is ignored. `1` is the highest, as in iCalendar (RFC 5545, 3.8.1.9), and
  /// the more `!`, the higher.
  public init?(word: String) {
    switch word.lowercased() {
    case "high", "1", "!!!", "urgent": self = .high
    case "medium", "2", "!!": self = .medium
    case "low", "3", "!": self = .low
    default: return nil
    }
  }

  public static func < (left: Priority, right: Priority) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Priority.allCases.firstIndex(of: self) ?? 0 }
}

/// What a box says (format, *Boxes*).
public enum BoxState: Hashable, Sendable {
  case open, done, dropped
  /// Another character between the brackets: kept, its meaning unknown.
  case unknown(String)

  /// `[ ]`, `[x]`, `[-]`.
  public var text: String {
    switch self {
    case .open: "[ ]"
    case .done: "[x]"
    case .dropped: "[-]"
    case .unknown(let mark): "[\(mark)]"
    }
  }
}

/// The picture before a title.
public enum Icon: Hashable, Sendable {
  /// One emoji.
  case emoji(String)
  /// The name of a symbol, such as `book` or `figure.walk`.
  case symbol(String)

  public var text: String {
    switch self {
    case .emoji(let text), .symbol(let text): text
    }
  }
}

/// Which way a best-so-far counts.
public enum Extreme: String, Sendable, CaseIterable {
  case highest, lowest
}

/// Which way a count in numbers runs.
public enum Direction: String, Sendable, CaseIterable {
  case up, down
}

/// When a block or a schedule row calls.
public struct Moments: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let start = Moments(rawValue: 1)
  public static let end = Moments(rawValue: 2)

  /// `start`, `end`, `start end`.
  public var text: String {
    [(Moments.start, "start"), (.end, "end")].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
