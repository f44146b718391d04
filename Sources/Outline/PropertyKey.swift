/// The properties that front matter can have, and in which kinds of file (format, *Properties*).
public enum PropertyKey: String, Sendable, CaseIterable {
  case kind, tags, icon, allow
  case theme
  case color
  case time, duration, category, finished
  case born, expectancy, notify, view
  case clock
  case weekStarts = "week-starts"
  case dayStarts = "day-starts"
  case dayEnds = "day-ends"
  case defaultBlock = "default-block"
  case midnight, reminders, insights

  /// The kinds of file in which it is read.
  public var kinds: [DocumentKind] {
    switch self {
    case .kind, .tags, .icon, .allow: DocumentKind.allCases
    case .theme: [.page, .ritual]
    case .color: [.project]
    case .time, .duration, .category, .finished: [.ritual]
    case .born, .expectancy, .notify, .view: [.life]
    case .clock, .weekStarts, .dayStarts, .dayEnds, .defaultBlock, .midnight, .reminders, .insights: [.vault]
    }
  }

  /// Whether its value may be a list.
  public var takesList: Bool {
    switch self {
    case .tags, .allow, .reminders, .insights: true
    default: false
    }
  }
}
