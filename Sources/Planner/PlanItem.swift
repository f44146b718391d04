public import Chronology
public import Sharing

/// One item of a file: what it is, its words, and what hangs below it.
public struct PlanItem: Hashable, Sendable {
  @inlinable public var content: Content {
    _read { yield shared.value.content }
    _modify {
      Shared.own(&shared)
      yield &shared.value.content
    }
  }

  /// The words: a title on one line; of a text box its whole text; of a quote its lines without markers; of an image the words
  /// that stand for it.
  @inlinable public var text: String {
    _read { yield shared.value.text }
    _modify {
      Shared.own(&shared)
      yield &shared.value.text
    }
  }

  /// Its number, if it stands in a numbered list.
  @inlinable public var number: Int? {
    _read { yield shared.value.number }
    _modify {
      Shared.own(&shared)
      yield &shared.value.number
    }
  }

  @inlinable public var box: BoxState? {
    _read { yield shared.value.box }
    _modify {
      Shared.own(&shared)
      yield &shared.value.box
    }
  }

  @inlinable public var icon: Icon? {
    _read { yield shared.value.icon }
    _modify {
      Shared.own(&shared)
      yield &shared.value.icon
    }
  }

  /// The tags that stand after the fields. Those among the words are part of `text`.
  @inlinable public var trailingTags: [String] {
    _read { yield shared.value.trailingTags }
    _modify {
      Shared.own(&shared)
      yield &shared.value.trailingTags
    }
  }

  /// What tells it apart from another item of its name.
  @inlinable public var id: String? {
    _read { yield shared.value.id }
    _modify {
      Shared.own(&shared)
      yield &shared.value.id
    }
  }

  /// What it says as a task, if it has a box.
  @inlinable public var task: TaskDetails {
    _read { yield shared.value.task }
    _modify {
      Shared.own(&shared)
      yield &shared.value.task
    }
  }

  /// When a block or a schedule row calls.
  @inlinable public var notify: Moments {
    _read { yield shared.value.notify }
    _modify {
      Shared.own(&shared)
      yield &shared.value.notify
    }
  }

  /// The color of a block or a category.
  @inlinable public var color: Color? {
    _read { yield shared.value.color }
    _modify {
      Shared.own(&shared)
      yield &shared.value.color
    }
  }

  /// Where it was before it was set aside: its section, and what it was below there.
  @inlinable public var was: String? {
    _read { yield shared.value.was }
    _modify {
      Shared.own(&shared)
      yield &shared.value.was
    }
  }

  @inlinable public var otherFields: [OtherField] {
    _read { yield shared.value.otherFields }
    _modify {
      Shared.own(&shared)
      yield &shared.value.otherFields
    }
  }

  /// The paragraphs below the words.
  @inlinable public var notes: [String] {
    _read { yield shared.value.notes }
    _modify {
      Shared.own(&shared)
      yield &shared.value.notes
    }
  }

  /// The log of a streak, a best or a recurring task, by date.
  @inlinable public var log: [LogRecord] {
    _read { yield shared.value.log }
    _modify {
      Shared.own(&shared)
      yield &shared.value.log
    }
  }

  @inlinable public var children: [PlanElement] {
    _read { yield shared.value.children }
    _modify {
      Shared.own(&shared)
      yield &shared.value.children
    }
  }

  /// Where it was read; nil for what somebody made.
  @inlinable public var origin: Origin? {
    _read { yield shared.value.origin }
    _modify {
      Shared.own(&shared)
      yield &shared.value.origin
    }
  }

  @usableFromInline
  struct Parts: Hashable, Sendable {
    @usableFromInline var content: Content { didSet { type = content.type } }
    /// That of the content, which is asked for most: so it is not copied for the answer.
    @usableFromInline var type: ItemType
    @usableFromInline var text: String
    @usableFromInline var number: Int?
    @usableFromInline var box: BoxState?
    @usableFromInline var icon: Icon?
    @usableFromInline var trailingTags: [String]
    @usableFromInline var id: String?
    @usableFromInline var task: TaskDetails
    @usableFromInline var notify: Moments
    @usableFromInline var color: Color?
    @usableFromInline var was: String?
    @usableFromInline var otherFields: [OtherField]
    @usableFromInline var notes: [String]
    @usableFromInline var log: [LogRecord]
    @usableFromInline var children: [PlanElement]
    @Incidental @usableFromInline var origin: Origin? = nil
  }

  /// An item is copied often, and its parts hold many references.
  @usableFromInline var shared: Shared<Parts>

  public init(
    _ content: Content,
    text: String,
    number: Int? = nil,
    box: BoxState? = nil,
    icon: Icon? = nil,
    trailingTags: [String] = [],
    id: String? = nil,
    task: TaskDetails = TaskDetails(),
    notify: Moments = [],
    color: Color? = nil,
    was: String? = nil,
    otherFields: [OtherField] = [],
    notes: [String] = [],
    log: [LogRecord] = [],
    children: [PlanElement] = []
  ) {
    shared = Shared(
      Parts(
        content: content,
        type: content.type,
        text: text,
        number: number,
        box: box,
        icon: icon,
        trailingTags: trailingTags,
        id: id,
        task: task,
        notify: notify,
        color: color,
        was: was,
        otherFields: otherFields,
        notes: notes,
        log: log,
        children: children
      )
    )
  }

  public static func == (left: PlanItem, right: PlanItem) -> Bool {
    left.shared === right.shared || left.shared.value == right.shared.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shared.value) }

  @inlinable public var type: ItemType { shared.value.type }

  /// Where an item stands in the file that it was read from.
  public struct Origin: Hashable, Sendable {
    /// Its place among the items of the outline.
    public var index: Int
    /// The bytes of its first words, with box, icon, time and fields.
    public var headlineRange: Range<Int>

    public init(index: Int, headlineRange: Range<Int>) {
      self.index = index
      self.headlineRange = headlineRange
    }
  }
}

/// The fields of an item with a box.
public struct TaskDetails: Hashable, Sendable {
  public var due: CivilDate?
  public var priority: Priority?
  public var done: CivilDate?
  public var notify: Reminder?
  public var project: String?

  public init(
    due: CivilDate? = nil,
    priority: Priority? = nil,
    done: CivilDate? = nil,
    notify: Reminder? = nil,
    project: String? = nil
  ) {
    self.due = due
    self.priority = priority
    self.done = done
    self.notify = notify
    self.project = project
  }

  /// Whether it says nothing, as those of most items do.
  @inlinable public var isEmpty: Bool {
    due == nil && priority == nil && done == nil && notify == nil && project == nil
  }

  /// When to call on the day that the task is due.
  public enum Reminder: Hashable, Sendable {
    /// At the vault's morning reminder.
    case morning
    case at(TimeOfDay)

    /// `yes`, or the time.
    public var text: String {
      switch self {
      case .morning: "yes"
      case .at(let time): time.description
      }
    }
  }
}
