public import Chronology
public import Planner

/// One difference between two states of a file, as a fact.
public struct Change: Hashable, Sendable {
  public var subject: Subject
  public var what: What

  public init(_ subject: Subject, _ what: What) {
    self.subject = subject
    self.what = what
  }

  /// What has changed.
  public enum Subject: Hashable, Sendable {
    case file
    /// A section by its title; empty for what stands before the first.
    case section(String)
    case group(String, section: String)
    case item(Item)
  }

  /// An item as it is now; one that was removed as it was.
  public struct Item: Hashable, Sendable {
    /// Its words; of a text box or a quote all of them.
    public var text: String
    public var type: ItemType
    /// The time or the days that it begins with, as written in a file: `09:00 - 10:30`.
    public var anchor: String?
    public var spot: Spot
  }

  /// Where an item stands.
  public struct Spot: Hashable, Sendable {
    /// The title of another file, where it comes from one.
    public var file: String?
    /// Empty before the first section.
    public var section: String
    public var group: String?
    /// The words of the items that it stands below, the outermost first.
    public var parents: [String]
  }

  public enum What: Hashable, Sendable {
    /// It is new; how many items are in it or below it, and how many of their boxes are done.
    case added(items: Int, done: Int)
    /// It is no more.
    case removed(items: Int)
    case renamed(from: String)
    case moved(from: Spot)
    /// It has gone to the things that used to matter, or come back.
    case setAside
    case restored
    /// What its box says; `on` is the day that it is said to be done. Nil for no box.
    case box(from: BoxState?, to: BoxState?, on: CivilDate?)
    /// A value of it, by its key; nil where it was or is not said.
    case value(key: String, from: String?, to: String?)
    /// Days that are new in its log, or are no longer in it, and what their entry says besides; nothing for one that is done.
    case logged(DateRange, String)
    case unlogged(DateRange, String)
    /// What is said of a day in its log.
    case relogged(CivilDate, from: String, to: String)
    /// What is in it or below it stands in another order.
    case reordered
    /// Blocks in it or below it that are no items: code, tables and the like.
    case otherText
    /// Nothing but how it is written.
    case form
    /// It could not be compared, as the marks of a merge or a bound keep it from being read.
    case unread
  }
}
