/// The table of keys (format, *Keys*): what each key is called, where it is read, and what its value is.
///
/// This is the one place that says so. The reader takes the leading keys from it, the rules their suggestions, the
/// specification its table.
public enum KeyTable {
  /// One row: a key in the places where it means one thing.
  public struct Row: Sendable {
    public var key: FieldKey
    /// Where it opens a group of fields.
    public var leading: Place
    /// Where it is read only beside one of its leaders (`FieldKey.leaders`).
    public var dependent: Place
    public var value: ValueType
  }

  public static let rows: [Row] = [
    Row(key: .type, leading: .item, dependent: [], value: .listType),
    Row(
      key: .icon,
      leading: [
        .item, .heading, .task, .boxlessTask, .plannedTask, .stackedTask, .box, .note, .link, .block, .arc, .habit, .phase,
        .activity, .category, .routine,
      ],
      dependent: [],
      value: .icon
    ),
    Row(key: .was, leading: .setAside, dependent: [], value: .text),
    Row(key: .every, leading: [.item, .task, .boxlessTask], dependent: [], value: .rule),
    Row(key: .every, leading: .habit, dependent: [], value: .dayRule),
    Row(key: .every, leading: .routine, dependent: [], value: .blockRule),
    Row(key: .at, leading: [], dependent: [.item, .task, .boxlessTask], value: .times),
    Row(key: .in, leading: [], dependent: [.item, .task, .boxlessTask, .habit, .routine], value: .months),
    Row(key: .from, leading: [], dependent: [.item, .task, .boxlessTask, .habit, .routine], value: .date),
    Row(key: .until, leading: .boxless, dependent: [.item, .task, .boxlessTask, .habit, .routine], value: .date),
    Row(key: .since, leading: .boxless, dependent: [], value: .date),
    Row(key: .streak, leading: .item, dependent: [], value: .streakRule),
    Row(key: .goal, leading: .habit, dependent: .item, value: .count),
    Row(key: .best, leading: .item, dependent: [], value: .extreme),
    Row(key: .count, leading: .item, dependent: [], value: .direction),
    Row(key: .to, leading: [], dependent: .item, value: .number),
    Row(key: .due, leading: [.task, .box, .plannedTask, .stackedTask], dependent: [], value: .date),
    Row(key: .priority, leading: [.task, .box, .plannedTask, .stackedTask], dependent: [], value: .priority),
    Row(key: .done, leading: [.task, .box, .plannedTask, .stackedTask], dependent: [], value: .date),
    Row(key: .notify, leading: [.block, .row, .routine], dependent: [], value: .moments),
    Row(key: .notify, leading: [.task, .box], dependent: [], value: .reminder),
    Row(key: .project, leading: [.plannedTask, .stackedTask, .box], dependent: [], value: .text),
    Row(key: .color, leading: [.block, .phase, .category, .routine], dependent: [], value: .color),
    Row(key: .ended, leading: .arc, dependent: [], value: .date),
    Row(key: .rating, leading: .mark, dependent: [], value: .rating),
    Row(key: .category, leading: .mark, dependent: [], value: .lifeCategory),
    Row(key: .marked, leading: .mark, dependent: [], value: .date),
    Row(key: .category, leading: .activity, dependent: [], value: .text),
    Row(key: .since, leading: .activity, dependent: [], value: .date),
    Row(key: .source, leading: .entry, dependent: [], value: .word),
    Row(key: .theme, leading: .section, dependent: [], value: .theme),
  ]

  /// What a key means in these places, or nil where it is not read there.
  public static func row(for key: FieldKey, in places: Place) -> Row? {
    rows.first { $0.key == key && !$0.leading.union($0.dependent).isDisjoint(with: places) }
  }

  /// Whether a key opens a group of fields in these places.
  public static func leads(_ key: FieldKey, in places: Place) -> Bool {
    rows.contains { $0.key == key && !$0.leading.isDisjoint(with: places) }
  }

  /// The places of one kind of document in which items and headings stand.
  public static func places(of kind: DocumentKind) -> Place {
    switch kind {
    case .page: [.item, .boxless, .box, .row, .setAside]
    case .day: [.block, .plannedTask, .box, .step, .note]
    case .project: [.task, .boxlessTask, .box, .step, .note]
    case .stacks: [.stackedTask, .box, .step, .note]
    case .ritual: [.habit, .box, .step, .note]
    case .life: [.mark, .phase, .box, .step, .note]
    case .activities: [.activity, .box, .step, .note]
    case .vault: [.category, .routine, .link, .plannedTask, .box, .step, .note]
    }
  }
}

/// What kind of value a key takes (format, *Scalars*).
public enum ValueType: Sendable, Equatable {
  /// Any text.
  case text
  /// One word.
  case word
  case date
  case number
  /// A whole number of at least 1.
  case count
  /// `low`, `medium`, `high`.
  case priority
  /// A rule of recurrence (format, *Rules of recurrence*).
  case rule
  /// A rule without hours and `after done`, of a streak.
  case streakRule
  /// The same of a habit.
  case dayRule
  /// The same of a repeating block, and not so many times a period.
  case blockRule
  /// Times of day, or beside hours a window.
  case times
  /// Names of months.
  case months
  /// `highest`, `lowest`.
  case extreme
  /// `up`, `down`.
  case direction
  /// A time, or `yes`.
  case reminder
  /// `start`, `end`, or both.
  case moments
  /// The name of an item type that a list item can have.
  case listType
  /// An emoji, or a symbol's name.
  case icon
  case color
  case rating
  /// One of the six categories of a week of life.
  case lifeCategory
  /// `color`, `monochrome`, `bold`, `soft`.
  case theme
}
