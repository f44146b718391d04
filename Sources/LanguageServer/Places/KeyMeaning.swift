import Outline
import Planner

extension FieldKey {
  /// What the key says, for somebody who reads it. A few mean one thing here and another there.
  ///
  /// - Parameter places: where it stands.
  func meaning(in places: Place) -> String {
    switch self {
    case .type: "What the item is, where its words would say something else"
    case .icon: "The picture before the title"
    case .was: "Where the item was before it was set aside"
    case .every: "When it recurs"
    case .at: "At which times of a due day, or for hours from when to when"
    case .in: "In which months it is due"
    case .from: "The first day on which it is due"
    case .until where KeyTable.leads(.until, in: places):
      "Counts the days until a date; beside a rule, the last day on which it is due"
    case .until: "The last day on which it is due"
    case .since where places.contains(.activity): "The day on which the activity was added"
    case .since: "Counts the days since a date"
    case .streak: "Counts how often in a row it was done"
    case .goal where places.contains(.habit): "How many completions the arc aims at"
    case .goal: "On how many days of a period it is to be done"
    case .best: "Keeps the best of what was tried"
    case .count: "Counts in numbers, up or down"
    case .to: "Where the count ends"
    case .due: "The day by which it is to be done"
    case .priority: "How much it matters"
    case .done: "The day on which it was done"
    case .notify where KeyTable.row(for: .notify, in: places)?.value == .moments:
      "Calls when the block begins, when it ends, or both"
    case .notify: "When to call on the day on which it is due"
    case .project: "The project that the task belongs to"
    case .color: "The color that it is shown in"
    case .ended: "The last day that counts, of an arc that was ended early"
    case .rating: "How the week was"
    case .category where places.contains(.mark): "What the week was about"
    case .category: "The category that it belongs to"
    case .marked: "The day on which it was filled in, if that was later"
    case .source: "Which program wrote the entry"
    case .theme: "How the section looks"
    }
  }
}

extension PropertyKey {
  /// What the property says, for somebody who reads it.
  func meaning(in kind: DocumentKind?) -> String {
    switch self {
    case .kind: "What the file is. A file without a kind is a note, which Tidemark leaves alone"
    case .tags: "Words by which the file is found"
    case .icon: "The picture before the title"
    case .allow where kind?.traits.identity == .fileName: "Rules of “lint” that are silent in the whole vault"
    case .allow: "Rules of “lint” that are silent in this file"
    case .theme: "How the page looks"
    case .color: "The color of the project"
    case .time: "The part of the day that the ritual belongs to"
    case .duration: "How many days a new arc has, 7 to 365"
    case .category: "The category that the ritual belongs to"
    case .finished: "The day from which nobody asks to renew the ritual"
    case .born: "The day of birth"
    case .expectancy: "How many years the life is shown for"
    case .notify: "When to call about the week, or off"
    case .view: "How the life is shown"
    case .glance: "How many activities a glance shows"
    case .clock: "Whether times are shown with 12 or 24 hours"
    case .weekStarts: "The first day of the week"
    case .dayStarts: "When the day begins that free time is looked for in"
    case .dayEnds: "When that day ends"
    case .defaultBlock: "How long a block without an end lasts"
    case .midnight: "Until when it is still the day before"
    case .reminders: "When to call, each time of day by its name"
    case .insights: "Which cards are shown"
    case .days, .pages, .projects, .rituals: "The folders in which files need not say their kind"
    }
  }
}

extension ValueType {
  /// What is written as such a value.
  var expectation: String {
    switch self {
    case .text: "any words; in double quotes if they have a comma or a bracket"
    case .word: "one word"
    case .date: "a date, as 2026-11-20"
    case .number: "a number"
    case .count: "a whole number of at least 1"
    case .priority, .extreme, .direction, .color, .rating, .lifeCategory, .theme, .listType:
      words.joined(separator: ", ")
    case .rule, .streakRule, .dayRule, .blockRule: "a rule, as daily, mon wed fri, 2 weeks on sat, month on 15"
    case .times: "times, as 07:30 18:30; beside hours from when to when"
    case .months: "months, as apr may jun"
    case .reminder: "a time, as 17:00, or yes"
    case .moments: "start, end, or both"
    case .icon: "an emoji, or the name of a symbol"
    }
  }

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
