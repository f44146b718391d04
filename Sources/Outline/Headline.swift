public import Chronology
public import Sharing

/// The box of an item (format, *Boxes*).
public struct Box: Sendable, Equatable {
  public enum State: String, Sendable, CaseIterable {
    /// `[ ]`
    case open
    /// `[x]`
    case done
    /// `[-]`
    case dropped

    /// The state of the usual marks, of which every box but a few has one; nil for another.
    package init?(mark: UInt8) {
      switch mark {
      case 0x20: self = .open
      case UInt8(ascii: "x"), UInt8(ascii: "X"): self = .done
      case UInt8(ascii: "-"): self = .dropped
      default: return nil
      }
    }

    /// The box as it is written.
    public var text: String {
      switch self {
      case .open: "[ ]"
      case .done: "[x]"
      case .dropped: "[-]"
      }
    }
  }

  /// Nil for another character: the box is kept, its state unknown.
  public var state: State?

  /// `[`, the character, `]`.
  @inlinable public var range: Range<Int> { storedRange.range }

  @usableFromInline let storedRange: ByteSpan

  package init(state: State?, range: Range<Int>) {
    self.state = state
    storedRange = ByteSpan(range)
  }
}

/// The time or date that an item begins with (format, *Anchors*).
public struct Anchor: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case time(TimeOfDay)
    case timeRange(TimeRange)
    case date(CivilDate)
    case dateRange(DateRange)
  }

  public var value: Value

  /// The time or date, as written, without the decoration after it.
  @inlinable public var range: Range<Int> { storedRange.range }

  /// What stands between it and the words on its line: a colon, comma or spaced dash, if there is one, and spaces.
  @inlinable public var decorationRange: Range<Int> { storedDecorationRange.range }

  @usableFromInline let storedRange: ByteSpan
  @usableFromInline let storedDecorationRange: ByteSpan

  package init(value: Value, range: Range<Int>, decorationRange: Range<Int>) {
    self.value = value
    storedRange = ByteSpan(range)
    storedDecorationRange = ByteSpan(decorationRange)
  }

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
  @inlinable public var range: Range<Int> {
    get { storedRange.range }
    set { storedRange = ByteSpan(newValue) }
  }
  public var box: Box?
  /// The emoji, as written.
  @inlinable public var iconRange: Range<Int>? {
    get { storedIconRange.optionalRange }
    set { storedIconRange = ByteSpan(newValue) }
  }
  public var anchor: Anchor?
  /// The words, from the first to the last, without what stands before and after them. May hold some of `cutRanges`.
  @inlinable public var textRange: Range<Int> {
    get { storedTextRange.range }
    set { storedTextRange = ByteSpan(newValue) }
  }
  /// The word after the `^` that tells two equal names apart.
  @inlinable public var idRange: Range<Int>? {
    get { storedIdRange.optionalRange }
    set { storedIdRange = ByteSpan(newValue) }
  }
  /// The places in which it stands, which say what its fields mean.
  public var places: Place

  /// The parts of `textRange` that are fields and not words: Dataview's, wherever they stand.
  @inlinable public var cutRanges: [Range<Int>] {
    _read { yield syntax?.value.cutRanges ?? [] }
    _modify {
      ownSyntax()
      yield &syntax!.value.cutRanges
    }
  }

  /// The groups of fields, in the order of the file.
  @inlinable public var groups: [FieldGroup] {
    _read { yield syntax?.value.groups ?? [] }
    _modify {
      ownSyntax()
      yield &syntax!.value.groups
    }
  }

  /// The fields of all groups, in the order of the file.
  @inlinable public var fields: [Field] {
    _read { yield syntax?.value.fields ?? [] }
    _modify {
      ownSyntax()
      yield &syntax!.value.fields
    }
  }

  /// The tags, each with its `#`, in the order of the file.
  @inlinable public var tagRanges: [Range<Int>] {
    _read { yield syntax?.value.tagRanges ?? [] }
    _modify {
      ownSyntax()
      yield &syntax!.value.tagRanges
    }
  }

  @usableFromInline
  struct Syntax: Sendable, Equatable {
    @usableFromInline var cutRanges: [Range<Int>] = []
    @usableFromInline var groups: [FieldGroup] = []
    @usableFromInline var fields: [Field] = []
    @usableFromInline var tagRanges: [Range<Int>] = []

    @inlinable init() {}
  }

  @usableFromInline var storedRange: ByteSpan
  @usableFromInline var storedIconRange = ByteSpan(nil)
  @usableFromInline var storedTextRange: ByteSpan
  @usableFromInline var storedIdRange = ByteSpan(nil)

  /// Nil in most headlines, which are only words.
  @usableFromInline var syntax: Shared<Syntax>?

  package init(range: Range<Int>, text textRange: Range<Int>, places: Place) {
    storedRange = ByteSpan(range)
    storedTextRange = ByteSpan(textRange)
    self.places = places
  }

  @inlinable
  mutating func ownSyntax() {
    guard syntax != nil, !isKnownUniquelyReferenced(&syntax) else {
      syntax = syntax ?? Shared(Syntax())
      return
    }
    syntax = syntax.map { Shared($0.value) }
  }

  /// Gives one group of fields to a headline that has no syntax yet, as most have that have any.
  package mutating func setOnly(_ group: FieldGroup, of fields: [Field]) {
    var only = Syntax()
    only.groups = [group]
    only.fields = fields
    syntax = Shared(only)
  }

  /// The room that the fields of one headline after another take, where none of them is kept: three pieces of memory that need not be
  /// asked for anew.
  package struct Room: Sendable {
    fileprivate var syntax: Shared<Syntax>?

    package init() {}

    /// A list without fields, to be given to a headline (`setOnly`).
    package mutating func takeFields() -> [Field] {
      var fields: [Field] = []
      if let syntax {
        swap(&fields, &syntax.value.fields)
      } else {
        // Most groups have no more.
        fields.reserveCapacity(4)
      }
      return fields
    }
  }

  /// Leaves the room of its fields to another headline, and has none any more.
  package mutating func leave(_ room: inout Room) {
    guard syntax != nil else { return }
    if isKnownUniquelyReferenced(&syntax), let syntax {
      syntax.value.cutRanges = []
      syntax.value.groups.removeAll(keepingCapacity: true)
      syntax.value.fields.removeAll(keepingCapacity: true)
      syntax.value.tagRanges = []
      room.syntax = syntax
    }
    syntax = nil
  }

  /// Gives one group of fields to a headline that has no syntax yet, in the room of those before it.
  package mutating func setOnly(_ group: FieldGroup, of fields: consuming [Field], in room: inout Room) {
    guard let free = room.syntax else { return setOnly(group, of: fields) }
    free.value.groups.append(group)
    free.value.fields = fields
    (syntax, room.syntax) = (free, nil)
  }

  /// Adds tags behind those that it has; one without any keeps no room for them.
  mutating func add(tags addedRanges: [Range<Int>]) {
    if !addedRanges.isEmpty { tagRanges += addedRanges }
  }

  public static func == (left: Headline, right: Headline) -> Bool {
    left.storedRange == right.storedRange && left.box == right.box && left.storedIconRange == right.storedIconRange
      && left.anchor == right.anchor && left.storedTextRange == right.storedTextRange
      && left.storedIdRange == right.storedIdRange && left.places == right.places
      && left.cutRanges == right.cutRanges
      && left.groups == right.groups && left.fields == right.fields && left.tagRanges == right.tagRanges
  }

  /// The first field with a key.
  public func field(_ key: FieldKey) -> Field? {
    fields.isEmpty ? nil : fields.first { $0.key == key }
  }
}
