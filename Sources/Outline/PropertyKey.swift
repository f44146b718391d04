/// The properties that front matter can have, and in which kinds of file (format, *Properties*).
public enum PropertyKey: String, Sendable, CaseIterable {
  case kind, tags, icon, allow
  case theme
  case color
  case time, duration, category, finished
  case born, expectancy, notify, view
  case glance
  case clock
  case weekStarts = "week-starts"
  case dayStarts = "day-starts"
  case dayEnds = "day-ends"
  case defaultBlock = "default-block"
  case midnight, reminders, insights
  case days, pages, projects, rituals

  /// The kinds of file in which it is read.
  public var kinds: [DocumentKind] {
    switch self {
    case .kind, .tags, .icon, .allow: DocumentKind.allCases
    case .theme: [.page, .ritual]
    case .color: [.project]
    case .time, .duration, .category, .finished: [.ritual]
    case .born, .expectancy, .notify, .view: [.life]
    case .glance: [.activities]
    case .clock, .weekStarts, .dayStarts, .dayEnds, .defaultBlock, .midnight, .reminders, .insights: [.vault]
    case .days, .pages, .projects, .rituals: [.vault]
    }
  }

  /// Whether its day is over, as a rule.
  public var looksBack: Bool { self == .born || self == .finished }

  /// Whether it names folders of a kind (format, *Kind by folder*).
  public var isFolder: Bool {
    switch self {
    case .days, .pages, .projects, .rituals: true
    default: false
    }
  }

  /// Whether its value may be a list.
  public var takesList: Bool {
    switch self {
    case .tags, .allow, .reminders, .insights, .days, .pages, .projects, .rituals: true
    default: false
    }
  }
}
