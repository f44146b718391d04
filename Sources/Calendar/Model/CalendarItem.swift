public import Chronology
public import Outline
public import Planner

/// One thing of a calendar: an event, with its repetitions and what is different on some of them, or a task.
///
/// What RFC 5545 asks of a component holds by how the types are made: an event begins, a task ends, an alarm has an anchor that
/// is there, and each property stands at most once.
public struct CalendarItem: Hashable, Sendable {
  /// The same for the same thing, however often it is exported.
  public var uid: NameUUID
  /// What it is called.
  public var summary: String
  /// Its notes and tasks, line by line; empty where there are none.
  public var description: String
  /// Projects and tags.
  public var categories: [String]
  public var color: Color?
  /// The last day of which the file says that something became of it.
  public var changed: CivilDate?
  public var body: Body
  public var alarms: [CalendarAlarm]
  /// In which kind of file it stands.
  public var kind: Kind
  /// What it is there; nil for what follows from the whole file, such as a milestone.
  public var type: ItemType?
  /// The projects that it belongs to, by their titles.
  public var projects: [String]

  public typealias Kind = DocumentKind

  public enum Body: Hashable, Sendable {
    case event(CalendarEvent)
    case toDo(CalendarToDo)
  }

  public init(
    uid: NameUUID,
    summary: String,
    description: String = "",
    categories: [String] = [],
    color: Color? = nil,
    changed: CivilDate? = nil,
    _ body: Body,
    alarms: [CalendarAlarm] = [],
    kind: Kind,
    type: ItemType? = nil,
    projects: [String] = []
  ) {
    self.uid = uid
    self.summary = summary
    self.description = description
    self.categories = categories
    self.color = color
    self.changed = changed
    self.body = body
    self.alarms = alarms
    self.kind = kind
    self.type = type
    self.projects = projects
  }
}
