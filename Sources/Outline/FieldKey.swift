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
    // Most words are no keys, and as many say so by their first letter and their length.
    guard let first = wordRange.first, wordRange.count <= 8,
      FieldKey.lengths[Int(bytes[first] | 0x20)] & 1 << UInt8(wordRange.count - 1) != 0,
      let packed = FieldKey.packed(bytes[wordRange])
    else { return nil }
    let keys = FieldKey.byPacked
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].packed < packed { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low].packed == packed else { return nil }
    self = keys[low].key
  }

  /// Of each byte in lower case, how long the keys are that begin with it: a bit for each length from one to eight.
  private static let lengths: [UInt8] = (0...UInt8.max).map { byte in
    allCases.reduce(0 as UInt8) { lengths, key in
      let word = key.rawValue.utf8
      return word.first == byte ? lengths | 1 << UInt8(word.count - 1) : lengths
    }
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
///
/// They are numbers in each room that asks for them: a stored one is a call, and each item is asked for a dozen of them.
public struct Place: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A list item of a page.
  @inlinable public static var item: Place { Place(rawValue: 1 << 0) }
  /// A list item of a page without a box.
  @inlinable public static var boxless: Place { Place(rawValue: 1 << 1) }
  /// A list item with a box, of a page or a day; and a step of a task.
  @inlinable public static var box: Place { Place(rawValue: 1 << 2) }
  /// A list item of a page with a time: a schedule row.
  @inlinable public static var row: Place { Place(rawValue: 1 << 3) }
  /// Anything below *Things that used to matter*.
  @inlinable public static var setAside: Place { Place(rawValue: 1 << 4) }
  /// The title of a document, a section or a group.
  @inlinable public static var heading: Place { Place(rawValue: 1 << 5) }
  /// The title of a section of a page.
  @inlinable public static var section: Place { Place(rawValue: 1 << 6) }
  /// A dated line of a log.
  @inlinable public static var entry: Place { Place(rawValue: 1 << 7) }
  /// A task of a project.
  @inlinable public static var task: Place { Place(rawValue: 1 << 8) }
  /// A task below a time block.
  @inlinable public static var plannedTask: Place { Place(rawValue: 1 << 9) }
  /// A task of a stack.
  @inlinable public static var stackedTask: Place { Place(rawValue: 1 << 10) }
  /// A time block of a day.
  @inlinable public static var block: Place { Place(rawValue: 1 << 11) }
  /// The heading of a ritual's arc.
  @inlinable public static var arc: Place { Place(rawValue: 1 << 12) }
  /// A habit of an arc.
  @inlinable public static var habit: Place { Place(rawValue: 1 << 13) }
  /// A marked week of a life.
  @inlinable public static var mark: Place { Place(rawValue: 1 << 14) }
  /// A phase of a life.
  @inlinable public static var phase: Place { Place(rawValue: 1 << 15) }
  /// An activity.
  @inlinable public static var activity: Place { Place(rawValue: 1 << 16) }
  /// A category of a vault.
  @inlinable public static var category: Place { Place(rawValue: 1 << 17) }
  /// A repeating block of a vault.
  @inlinable public static var routine: Place { Place(rawValue: 1 << 18) }
  /// A list item of a project without a box.
  @inlinable public static var boxlessTask: Place { Place(rawValue: 1 << 19) }
  /// A box below a task: one of its steps.
  @inlinable public static var step: Place { Place(rawValue: 1 << 20) }
  /// A line of a vault's lists of links.
  @inlinable public static var link: Place { Place(rawValue: 1 << 21) }
  /// A list item that says nothing but its words, where other items say more.
  @inlinable public static var note: Place { Place(rawValue: 1 << 22) }
}
