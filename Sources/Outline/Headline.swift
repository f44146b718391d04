public import Chronology

/// The box of an item (format, section 3).
public struct Box: Sendable, Equatable {
  public enum State: String, Sendable, CaseIterable {
    /// `[ ]`
    case open
    /// `[x]`
    case done
    /// `[-]`
    case dropped
  }

  /// Nil for another character: the box is kept, its state unknown.
  public var state: State?

  /// `[`, the character, `]`.
  public var range: Range<Int>
}

/// The time or date that an item begins with (format, section 3).
public struct Anchor: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case time(TimeOfDay)
    case timeRange(TimeRange)
    case date(CivilDate)
    case dateRange(DateRange)
  }

  public var value: Value

  /// The time or date, as written, without the decoration after it.
  public var range: Range<Int>

  /// What stands between it and the words on its line: a colon, comma or spaced dash, if there is one, and spaces.
  public var decoration: Range<Int>

  /// Whether it is one date.
  public var isDate: Bool { if case .date = value { true } else { false } }

  /// Whether it is a time or a range of times.
  public var isTime: Bool {
    switch value {
    case .time, .timeRange: true
    case .date, .dateRange: false
    }
  }
}

/// The first words of an item, or of a heading: `[box] [icon] [anchor] [icon] text`, and the fields in it.
public struct Headline: Sendable, Equatable {
  /// From the first byte to the last of the line on which it ends.
  public var range: Range<Int>
  public var box: Box?
  /// The emoji, as written.
  public var icon: Range<Int>?
  public var anchor: Anchor?
  /// The words, from the first to the last, without what stands before and after them. May hold some of `cuts`.
  public var text: Range<Int>
  /// The parts of `text` that are fields and not words: Dataview's, wherever they stand.
  public var cuts: [Range<Int>] = []
  /// The groups of fields, in the order of the file.
  public var groups: [FieldGroup] = []
  /// The fields of all groups, in the order of the file.
  public var fields: [Field] = []
  /// The tags, each with its `#`, in the order of the file.
  public var tags: [Range<Int>] = []
  /// The word after the `^` that tells two equal names apart.
  public var id: Range<Int>?
  /// The places in which it stands, which say what its fields mean.
  public var places: Place

  /// The first field with a key.
  public func field(_ key: FieldKey) -> Field? {
    fields.first { $0.key == key }
  }
}
