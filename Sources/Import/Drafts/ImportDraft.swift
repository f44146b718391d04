public import Chronology
public import Languages
public import Planner

/// One thing that a reader of another program's files found: what it becomes in the format, and where it came from.
public struct ImportDraft: Sendable {
  /// What it becomes.
  public enum Content: Sendable {
    case file(DraftedFile)
    case item(DraftedItem)
    // There are many, and each is large to copy.
    indirect case entry(DraftedEntry)
    /// A file that stays as it is.
    case copy(DraftedCopy)
    /// It says nothing that needs a line: why.
    case nothing(Told)
    /// It cannot be taken: why.
    case unread(Told)
  }

  public var place: ImportPlace
  /// As it is in the file that it was read from.
  public var original: String
  public var content: Content
  /// What has no place of its own in the format and is kept as words.
  package var kept: [KeptThing]

  package init(_ content: Content, at place: ImportPlace, original: String, kept: [KeptThing] = []) {
    (self.content, self.place, self.original, self.kept) = (content, place, original, kept)
  }

  /// The day that it is about, for `--since`; nil for what has none.
  public var date: CivilDate? {
    switch content {
    case .entry(let entry): entry.record.days.last
    case .item(let item): item.date
    case .file(let file): file.plan.day?.date
    case .copy(let copy): copy.day?.date
    case .nothing, .unread: nil
    }
  }
}

/// Where something was read.
public struct ImportPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it is shown.
  public var path: String
  /// From 1; nil for the file as a whole.
  public var line: Int?

  public init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  public var description: String { line.map { "\(path):\($0)" } ?? path }
}

/// A whole file of a vault.
public struct DraftedFile: Sendable {
  /// The path from the root of the vault, such as `days/2026-11-20.md`; nil where a name is to be made of the title.
  public var name: String?
  /// Its whole text, if it is known.
  public var text: String?
  /// What it says. If the text says something else, this is written.
  public var plan: Plan

  public init(name: String?, text: String?, plan: Plan) {
    self.name = name
    self.text = text
    self.plan = plan
  }
}

/// A file of any kind, or of none, that is copied byte for byte.
public struct DraftedCopy: Sendable {
  /// The day that a file is about.
  public struct Day: Sendable {
    public var date: CivilDate
    /// The name that it is to have in the folder of days.
    public var name: String

    public init(date: CivilDate, name: String) { (self.date, self.name) = (date, name) }
  }

  /// The path from the root of a vault. In one that has days, a day goes to its folder instead.
  public var name: String
  public var bytes: [UInt8]
  public var day: Day?
  /// What its program knows it by.
  public var origin: String

  public init(name: String, bytes: [UInt8], day: Day? = nil, origin: String) {
    (self.name, self.bytes, self.day, self.origin) = (name, bytes, day, origin)
  }
}

/// An item that goes into a file of a vault.
public struct DraftedItem: Sendable {
  public var item: PlanItem
  public var home: DraftHome
  /// The day that it is about.
  public var date: CivilDate?
  /// What its program knows it by, whatever it is called and wherever it is moved; nil where there is nothing.
  public var origin: String?

  public init(_ item: PlanItem, in home: DraftHome, date: CivilDate? = nil, origin: String? = nil) {
    self.item = item
    self.home = home
    self.date = date
    self.origin = origin
  }
}

/// An entry of the log of an item.
public struct DraftedEntry: Sendable {
  public var record: LogRecord
  /// The item without its log. It is made where there is none of its name.
  public var item: PlanItem
  public var home: DraftHome
  /// What its program knows the item by; nil where there is nothing.
  public var origin: String?

  public init(_ record: LogRecord, of item: PlanItem, in home: DraftHome, origin: String? = nil) {
    self.record = record
    self.item = item
    self.home = home
    self.origin = origin
  }
}
