public import Chronology

/// An activity as far as sums go, and what is written of it (format, *Activities in figures*).
public struct TrackedActivity: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var category: String?
  /// When it was added.
  public var since: CivilDate?
  public var log: [LogRecord]
  /// Its details: what is written below it besides its log.
  public var notes: [Note]

  public init(
    title: String,
    icon: Icon? = nil,
    category: String? = nil,
    since: CivilDate? = nil,
    log: [LogRecord] = [],
    notes: [Note] = []
  ) {
    self.title = title
    self.icon = icon
    self.category = category
    self.since = since
    self.log = log
    self.notes = notes
  }
}
