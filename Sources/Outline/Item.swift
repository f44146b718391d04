public import Chronology
public import Sharing

/// One list item, paragraph, block quote, or paragraph that is one image (format, *What is an item*).
public struct Item: Sendable, Equatable {
  public enum Form: UInt8, Sendable {
    case listItem, paragraph, quote, image
  }

  @inlinable public var form: Form {
    _read { yield shared.value.form }
    _modify {
      Shared.own(&shared)
      yield &shared.value.form
    }
  }

  /// The index of its block in the tree.
  @inlinable public var block: Int {
    get { Int(shared.value.block) }
    set {
      Shared.own(&shared)
      shared.value.block = Int32(clamping: newValue)
    }
  }

  /// Its lines, children included, trailing blank lines left out.
  @inlinable public var lines: Range<Int> {
    get { shared.value.lines.range }
    set {
      Shared.own(&shared)
      shared.value.lines = ByteSpan(newValue)
    }
  }

  /// The list marker; empty, at the start, where there is none.
  @inlinable public var markerRange: Range<Int> {
    get { shared.value.markerRange.range }
    set {
      Shared.own(&shared)
      shared.value.markerRange = ByteSpan(newValue)
    }
  }

  /// Its number, if it stands in a numbered list; whatever is written, numbers rise by one (CommonMark 0.30, section 5.2).
  @inlinable public var number: Int? {
    get { shared.value.below?.value.number }
    set {
      guard newValue != number else { return }
      ownBelow()
      shared.value.below!.value.number = newValue
    }
  }

  @inlinable public var headline: Headline {
    _read { yield shared.value.headline }
    _modify {
      Shared.own(&shared)
      yield &shared.value.headline
    }
  }

  /// What follows the headline in its paragraph, and further paragraphs: the bytes of each from first to last.
  @inlinable public var noteRanges: [Range<Int>] {
    _read { yield shared.value.below?.value.noteRanges ?? [] }
    _modify {
      ownBelow()
      yield &shared.value.below!.value.noteRanges
    }
  }

  /// Children and other blocks below it, in the order of the file. Entries of its log are not among them.
  @inlinable public var elements: [Element] {
    _read { yield shared.value.below?.value.elements ?? [] }
    _modify {
      ownBelow()
      yield &shared.value.below!.value.elements
    }
  }

  /// How many `elements` it has.
  @inlinable public var elementCount: Int { shared.value.below?.value.elements.count ?? 0 }

  /// Whether its `log` has entries.
  @inlinable public var hasLog: Bool { shared.value.below?.value.log.isEmpty == false }

  /// The entries of its log, in the order of the file.
  @inlinable public var log: [Int] {
    _read { yield shared.value.below?.value.log ?? [] }
    _modify {
      ownBelow()
      yield &shared.value.below!.value.log
    }
  }

  /// The entries of its log that are no items, in the order of the file; none unless a reader asked for them
  /// (`Document.init(reading:kindByFolder:bounds:looksForMeant:packsLogs:)`).
  @inlinable public var packedLog: [PackedEntry] {
    _read { yield shared.value.below?.value.packedLog ?? [] }
    _modify {
      ownBelow()
      yield &shared.value.below!.value.packedLog
    }
  }

  /// What it says as an entry, if it stands in a log.
  @inlinable public var entry: LogEntry? {
    _read { yield shared.value.entry }
    _modify {
      Shared.own(&shared)
      yield &shared.value.entry
    }
  }

  /// The parts of an image.
  @inlinable public var image: ImageParts? {
    get { shared.value.below?.value.image }
    set {
      guard newValue != image else { return }
      ownBelow()
      shared.value.below!.value.image = newValue
    }
  }

  /// How deep it stands: 0 in a section.
  @inlinable public var depth: Int {
    get { Int(shared.value.depth) }
    set {
      Shared.own(&shared)
      shared.value.depth = Int32(clamping: newValue)
    }
  }

  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline var form: Form
    @usableFromInline var block: Int32
    @usableFromInline var lines: ByteSpan
    @usableFromInline var markerRange: ByteSpan
    @usableFromInline var headline: Headline
    @usableFromInline var entry: LogEntry?
    @usableFromInline var depth: Int32
    /// Nil for most items, which are one line with nothing below it.
    @usableFromInline var below: Shared<Below>?
  }

  /// What only some items have.
  @usableFromInline
  struct Below: Sendable, Equatable {
    @usableFromInline var number: Int?
    @usableFromInline var noteRanges: [Range<Int>] = []
    @usableFromInline var elements: [Element] = []
    @usableFromInline var log: [Int] = []
    @usableFromInline var packedLog: [PackedEntry] = []
    @usableFromInline var image: ImageParts?

    @inlinable init() {}
  }

  /// An item is copied often, and its parts hold many references.
  @usableFromInline var shared: Shared<Parts>

  package init(
    form: Form,
    block: Int,
    lines: Range<Int>,
    marker markerRange: Range<Int>,
    headline: Headline,
    notes noteRanges: [Range<Int>] = [],
    entry: LogEntry? = nil,
    image: ImageParts? = nil,
    depth: Int
  ) {
    shared = Shared(
      Parts(
        form: form,
        block: Int32(clamping: block),
        lines: ByteSpan(lines),
        markerRange: ByteSpan(markerRange),
        headline: headline,
        entry: entry,
        depth: Int32(clamping: depth)
      )
    )
    if !noteRanges.isEmpty { self.noteRanges = noteRanges }
    if image != nil { self.image = image }
  }

  @inlinable
  mutating func ownBelow() {
    Shared.own(&shared)
    guard shared.value.below != nil, !isKnownUniquelyReferenced(&shared.value.below) else {
      shared.value.below = shared.value.below ?? Shared(Below())
      return
    }
    shared.value.below = shared.value.below.map { Shared($0.value) }
  }

  /// The fields of its headline, for which that is not copied.
  package var fields: [Field] { shared.value.headline.syntax?.value.fields ?? [] }

  /// Whether it has any, which is asked of each item.
  @inlinable package var hasFields: Bool { shared.value.headline.syntax?.value.fields.isEmpty == false }

  /// The first field of its headline with a key, in the same way.
  package func field(_ key: FieldKey) -> Field? { shared.value.headline.syntax?.value.fields.first { $0.key == key } }

  /// Whether it is only a box, an anchor and words, and nothing stands below it: no field, no tag, no id, no note, no child.
  public var isBare: Bool {
    shared.value.headline.syntax == nil && shared.value.headline.idRange == nil
      && (shared.value.below == nil || noteRanges.isEmpty && elements.isEmpty)
  }

  public static func == (left: Item, right: Item) -> Bool {
    guard left.shared !== right.shared else { return true }
    let (parts, others) = (left.shared.value, right.shared.value)
    return parts.form == others.form && parts.block == others.block && parts.lines == others.lines
      && parts.markerRange == others.markerRange && parts.headline == others.headline && parts.entry == others.entry
      && parts.depth == others.depth && left.number == right.number && left.noteRanges == right.noteRanges
      && left.elements == right.elements && left.log == right.log && left.packedLog == right.packedLog
      && left.image == right.image
  }
}

/// The parts of `![alt](source)`.
public struct ImageParts: Sendable, Equatable {
  public var altRange: Range<Int>
  public var sourceRange: Range<Int>
}

/// What a dated line of a log says: `[box] DATE [TIME]` or `DATE - DATE`, a value or a state, a note (format, *Log entries*).
public struct LogEntry: Sendable, Equatable {
  /// The states that have a word.
  public enum Status: String, Sendable, CaseIterable {
    case done, skipped, missed
  }

  /// The day, or each day of a range.
  public var days: DateRange
  public var time: TimeOfDay?
  /// The bytes of the time.
  @inlinable public var timeRange: Range<Int>? {
    get { storedTimeRange.optionalRange }
    set { storedTimeRange = ByteSpan(newValue) }
  }
  /// The number of an attempt, where the log is a best's.
  @inlinable public var valueRange: Range<Int>? {
    get { storedValueRange.optionalRange }
    set { storedValueRange = ByteSpan(newValue) }
  }
  /// The word that is written, if one is.
  public var status: Status?
  @inlinable public var statusRange: Range<Int>? {
    get { storedStatusRange.optionalRange }
    set { storedStatusRange = ByteSpan(newValue) }
  }
  /// The words after all that; empty where there are none.
  @inlinable public var noteRange: Range<Int> {
    get { storedNoteRange.range }
    set { storedNoteRange = ByteSpan(newValue) }
  }

  @usableFromInline var storedTimeRange = ByteSpan(nil)
  @usableFromInline var storedValueRange = ByteSpan(nil)
  @usableFromInline var storedStatusRange = ByteSpan(nil)
  @usableFromInline var storedNoteRange: ByteSpan

  init(days: DateRange, noteRange: Range<Int>) {
    self.days = days
    storedNoteRange = ByteSpan(noteRange)
  }
}

extension Document {
  /// The first day of the entries of an item's log; nil where it has none.
  public func earliestEntry(of item: Item) -> CivilDate? {
    var earliest: CivilDate?
    for index in item.log {
      if let first = items[index].entry?.days.first { earliest = min(earliest ?? first, first) }
    }
    for entry in item.packedLog { earliest = min(earliest ?? entry.days.first, entry.days.first) }
    return earliest
  }

  /// The entries of an item's log by date; those of the same days in the order of the file.
  public func logByDate(of item: Item) -> [Int] {
    let dated = item.log.enumerated().map { (offset: $0.offset, index: $0.element, days: items[$0.element].entry?.days) }
    let sorted = dated.sorted { left, right in
      guard let leftDays = left.days, let rightDays = right.days else { return left.offset < right.offset }
      return (leftDays.first, leftDays.last, left.offset) < (rightDays.first, rightDays.last, right.offset)
    }
    return sorted.map(\.index)
  }
}
