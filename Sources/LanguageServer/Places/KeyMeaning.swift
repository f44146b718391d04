import Languages
import Outline
import Planner

/// What a key of a field says, for somebody who reads it. A few mean one thing here and another there.
enum FieldMeaning: Message {
  case type, icon, was, every, at
  case `in`
  case from, untilDate, until, sinceAdded, since, streak, goalOfArc, goal, best, count, to, due, priority, done
  case notifyOfBlock, notify, project, color, ended, rating, categoryOfMark, category, marked, source, theme

  /// - Parameter places: where the key stands.
  init(_ key: FieldKey, in places: Place) {
    self =
      switch key {
      case .type: .type
      case .icon: .icon
      case .was: .was
      case .every: .every
      case .at: .at
      case .in: .in
      case .from: .from
      case .until: KeyTable.leads(.until, in: places) ? .untilDate : .until
      case .since: places.contains(.activity) ? .sinceAdded : .since
      case .streak: .streak
      case .goal: places.contains(.habit) ? .goalOfArc : .goal
      case .best: .best
      case .count: .count
      case .to: .to
      case .due: .due
      case .priority: .priority
      case .done: .done
      case .notify: KeyTable.row(for: .notify, in: places)?.value == .moments ? .notifyOfBlock : .notify
      case .project: .project
      case .color: .color
      case .ended: .ended
      case .rating: .rating
      case .category: places.contains(.mark) ? .categoryOfMark : .category
      case .marked: .marked
      case .source: .source
      case .theme: .theme
      }
  }
}

/// What a property says, for somebody who reads it.
enum PropertyMeaning: Message {
  case kind, tags, icon, allowInVault, allow, theme, color, time, duration, category, finished, born, expectancy, notify, view
  case glance, clock, weekStarts, dayStarts, dayEnds, defaultBlock, midnight, reminders, insights
  /// Of `days`, `pages`, `projects` and `rituals`.
  case folders

  init(_ key: PropertyKey, in kind: DocumentKind?) {
    self =
      switch key {
      case .kind: .kind
      case .tags: .tags
      case .icon: .icon
      case .allow: kind?.traits.identity == .fileName ? .allowInVault : .allow
      case .theme: .theme
      case .color: .color
      case .time: .time
      case .duration: .duration
      case .category: .category
      case .finished: .finished
      case .born: .born
      case .expectancy: .expectancy
      case .notify: .notify
      case .view: .view
      case .glance: .glance
      case .clock: .clock
      case .weekStarts: .weekStarts
      case .dayStarts: .dayStarts
      case .dayEnds: .dayEnds
      case .defaultBlock: .defaultBlock
      case .midnight: .midnight
      case .reminders: .reminders
      case .insights: .insights
      case .days, .pages, .projects, .rituals: .folders
      }
  }
}

/// What is written as a value of a field.
enum ValueExpectation: Message {
  case text, word, date, number, count
  /// `It is low, medium, high.`
  case oneOf([String])
  case rule, times, months, reminder, moments, icon

  init(_ type: ValueType) {
    self =
      switch type {
      case .text: .text
      case .word: .word
      case .date: .date
      case .number: .number
      case .count: .count
      case .priority, .extreme, .direction, .color, .rating, .lifeCategory, .theme, .listType: .oneOf(type.words)
      case .rule, .streakRule, .dayRule, .blockRule: .rule
      case .times: .times
      case .months: .months
      case .reminder: .reminder
      case .moments: .moments
      case .icon: .icon
      }
  }
}

extension ValueType {
  /// Every value, where there are few.
  var words: [String] {
    switch self {
    case .priority: Priority.allCases.reversed().map(\.rawValue)
    case .extreme: Extreme.allCases.map(\.rawValue)
    case .direction: Direction.allCases.map(\.rawValue)
    case .color: Color.allCases.map(\.rawValue)
    case .rating: WeekRating.allCases.map(\.rawValue)
    case .lifeCategory: LifeCategory.allCases.map(\.rawValue)
    case .theme: Theme.allCases.map(\.rawValue)
    case .listType: ItemType.listTypes.map(\.rawValue)
    case .moments: [Moments.start, .end, [.start, .end]].map(\.text)
    case .text, .word, .date, .number, .count, .rule, .streakRule, .dayRule, .blockRule, .times, .months, .reminder, .icon: []
    }
  }
}
