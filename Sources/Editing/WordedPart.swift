import Planner

/// What a person may want to set that is no field, because it is before the words of an item or among them (commands, *What you can
/// set*).
enum WordedPart {
  case start, end, time, date, goal, value, words, source

  init?(_ key: String) {
    switch key.lowercased() {
    case "from", "since", "start": self = .start
    case "until", "to", "end": self = .end
    case "at", "time": self = .time
    case "on", "day", "date": self = .date
    case "goal": self = .goal
    case "value", "values", "number": self = .value
    case "words", "text", "title", "quote": self = .words
    case "source": self = .source
    default: return nil
    }
  }

  /// Whether the line of an item has it; where it is a field of the item, it is none of these.
  func isOf(_ item: PlanItem) -> Bool {
    switch (self, item.content) {
    case (.start, .timeline), (.end, .timeline), (.date, .timeline), (.start, .phase), (.end, .phase): true
    case (.time, .schedule), (.time, .routine), (.start, .schedule), (.end, .schedule): true
    case (.start, .block), (.end, .block), (.time, .block), (.date, .block): true
    case (.goal, .counter): true
    case (.value, .textList), (.value, .counter), (.value, .count), (.value, .tally), (.value, .best): true
    case (.source, .image): true
    case (.words, _): true
    default: false
    }
  }
}
