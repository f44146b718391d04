public import Chronology

/// A time block of a day, or of the vault's routine, with all that was left open settled: where it ends (format, *Time
/// blocks*).
public struct TimeBlock: Hashable, Sendable {
  /// Its words; empty where it has none.
  public var title: String
  public var start: TimeOfDay
  /// After `start`, at most 24:00.
  public var end: TimeOfDay
  /// Whether its end is written.
  public var hasWrittenEnd: Bool
  /// Its own icon.
  public var icon: Icon?
  /// Its own color.
  public var color: Color?
  public var notify: Moments
  /// The tasks that are assigned to it, as written.
  public var tasks: [BlockTask]
  /// What is written below it besides tasks.
  public var notes: [Note]
  /// The tags that stand after its fields; those among the words are part of `title`.
  public var trailingTags: [String]
  /// Whether it comes from the vault's routine, and from no file of the day.
  public var isRoutine: Bool

  public init(
    title: String,
    start: TimeOfDay,
    end: TimeOfDay,
    hasWrittenEnd: Bool = true,
    icon: Icon? = nil,
    color: Color? = nil,
    notify: Moments = [],
    tasks: [BlockTask] = [],
    notes: [Note] = [],
    trailingTags: [String] = [],
    isRoutine: Bool = false
  ) {
    self.title = title
    self.start = start
    self.end = end
    self.hasWrittenEnd = hasWrittenEnd
    self.icon = icon
    self.color = color
    self.notify = notify
    self.tasks = tasks
    self.notes = notes
    self.trailingTags = trailingTags
    self.isRoutine = isRoutine
  }

  /// What a block without words is called.
  public static let standardTitle = "Time block"

  /// The icon of a block that has none, nor a project that has one.
  public static let standardIcon = Icon.emoji("🕒")

  /// Its words, or what stands for them.
  public var name: String { title.isEmpty ? TimeBlock.standardTitle : title }

  /// How long it lasts.
  public var minutes: Int { end.minutes - start.minutes }
}

/// A task that is assigned to a block.
public struct BlockTask: Hashable, Sendable {
  /// Its words.
  public var title: String
  /// The title of its project.
  public var project: String?
  public var box: BoxState
  /// Its steps, and what else is written below it.
  public var notes: [Note]
  /// The tags that stand after its fields; those among the words are part of `title`.
  public var trailingTags: [String]

  public init(
    title: String,
    project: String? = nil,
    box: BoxState = .open,
    notes: [Note] = [],
    trailingTags: [String] = []
  ) {
    self.title = title
    self.project = project
    self.box = box
    self.notes = notes
    self.trailingTags = trailingTags
  }
}
