import Languages

extension PropertyMeaning {
  var english: String {
    switch self {
    case .kind: "What the file is. A file without a kind is a note, which Tidemark leaves alone"
    case .tags: "Words by which the file is found"
    case .icon: "The picture before the title"
    case .allowInVault: "Rules of “lint” that are silent in the whole vault"
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
    case .folders: "The folders in which files need not say their kind"
    }
  }
}
