import Languages

extension FieldMeaning {
  var english: String {
    switch self {
    case .type: "What the item is, where its words would say something else"
    case .icon: "The picture before the title"
    case .was: "Where the item was before it was set aside"
    case .every: "When it recurs"
    case .at: "At which times of a due day, or for hours from when to when"
    case .in: "In which months it is due"
    case .from: "The first day on which it is due"
    case .untilDate: "Counts the days until a date; beside a rule, the last day on which it is due"
    case .until: "The last day on which it is due"
    case .sinceAdded: "The day on which the activity was added"
    case .since: "Counts the days since a date"
    case .streak: "Counts how often in a row it was done"
    case .goalOfArc: "How many completions the arc aims at"
    case .goal: "On how many days of a period it is to be done"
    case .best: "Keeps the best of what was tried"
    case .count: "Counts in numbers, up or down"
    case .to: "Where the count ends"
    case .due: "The day by which it is to be done"
    case .priority: "How much it matters"
    case .done: "The day on which it was done"
    case .notifyOfBlock: "Calls when the block begins, when it ends, or both"
    case .notify: "When to call on the day on which it is due"
    case .project: "The project that the task belongs to"
    case .color: "The color that it is shown in"
    case .ended: "The last day that counts, of an arc that was ended early"
    case .rating: "How the week was"
    case .categoryOfMark: "What the week was about"
    case .category: "The category that it belongs to"
    case .marked: "The day on which it was filled in, if that was later"
    case .source: "Which program wrote the entry"
    case .theme: "How the section looks"
    }
  }
}
