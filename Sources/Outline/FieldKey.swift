/// The keys that a field can have, in sections, items and log entries (format, *Keys*).
public enum FieldKey: String, Sendable, CaseIterable {
  case type, icon, was
  case every, at, `in`, from, until
  case since
  case streak, goal
  case best
  case count, to
  case due, priority, done
  case notify
  case project
  case color
  case ended
  case rating, category, marked
  case source
  case theme

  /// The key of a written word; ASCII case is ignored.
  public init?(word: String) {
    self.init(rawValue: word.lowercased())
  }

  /// The key of a word in some bytes; ASCII case is ignored.
  package init?(word wordRange: Range<Int>, in bytes: borrowing [UInt8]) {
    guard let packed = FieldKey.packed(bytes[wordRange]) else { return nil }
    let keys = FieldKey.byPacked
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].packed < packed { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low].packed == packed else { return nil }
    self = keys[low].key
  }

  /// In the order of their packed words. No key is longer than eight bytes, so that each is one number.
  private static let byPacked = allCases.map { key in
    guard let packed = packed(Array(key.rawValue.utf8)[...]) else { preconditionFailure("“\(key)” is longer than eight bytes") }
    return (packed: packed, key: key)
  }
  .sorted { $0.packed < $1.packed }

  /// The bytes of a word in lower case as one number; nil for more than eight.
  private static func packed(_ word: ArraySlice<UInt8>) -> UInt64? {
    guard word.count <= 8 else { return nil }
    return word.reduce(0) { $0 << 8 | UInt64((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($1) ? $1 | 0x20 : $1) }
  }

  /// The keys without one of which this one says nothing, in a place where it does not lead.
  public var leaders: [FieldKey] {
    switch self {
    case .at, .in: [.every]
    case .from, .until: [.every, .streak]
    case .goal: [.streak]
    case .to: [.count]
    default: []
    }
  }

  /// Whether its date lies ahead, as a rule: what is planned, and not what has happened.
  public var looksAhead: Bool {
    switch self {
    case .due, .until, .from: true
    default: false
    }
  }

  /// Whether its day is over, as a rule: it says when something happened or began.
  public var looksBack: Bool {
    switch self {
    case .since, .done, .ended, .marked: true
    default: false
    }
  }
}

/// The places in which fields are read; an item stands in several at once.
public struct Place: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A list item of a page.
  public static let item = Place(rawValue: 1 << 0)
  /// A list item of a page without a box.
  public static let boxless = Place(rawValue: 1 << 1)
  /// A list item with a box, of a page or a day; and a step of a task.
  public static let box = Place(rawValue: 1 << 2)
  /// A list item of a page with a time: a schedule row.
  public static let row = Place(rawValue: 1 << 3)
  /// Anything below *Things that used to matter*.
  public static let setAside = Place(rawValue: 1 << 4)
  /// The title of a document, a section or a group.
  public static let heading = Place(rawValue: 1 << 5)
  /// The title of a section of a page.
  public static let section = Place(rawValue: 1 << 6)
  /// A dated line of a log.
  public static let entry = Place(rawValue: 1 << 7)
  /// A task of a project.
  public static let task = Place(rawValue: 1 << 8)
  /// A task below a time block.
  public static let plannedTask = Place(rawValue: 1 << 9)
  /// A task of a stack.
  public static let stackedTask = Place(rawValue: 1 << 10)
  /// A time block of a day.
  public static let block = Place(rawValue: 1 << 11)
  /// The heading of a ritual's arc.
  public static let arc = Place(rawValue: 1 << 12)
  /// A habit of an arc.
  public static let habit = Place(rawValue: 1 << 13)
  /// A marked week of a life.
  public static let mark = Place(rawValue: 1 << 14)
  /// A phase of a life.
  public static let phase = Place(rawValue: 1 << 15)
  /// An activity.
  public static let activity = Place(rawValue: 1 << 16)
  /// A category of a vault.
  public static let category = Place(rawValue: 1 << 17)
  /// A repeating block of a vault.
  public static let routine = Place(rawValue: 1 << 18)
  /// A list item of a project without a box.
  public static let boxlessTask = Place(rawValue: 1 << 19)
  /// A box below a task: one of its steps.
  public static let step = Place(rawValue: 1 << 20)
  /// A line of a vault's lists of links.
  public static let link = Place(rawValue: 1 << 21)
  /// A list item that says nothing but its words, where other items say more.
  public static let note = Place(rawValue: 1 << 22)
}
