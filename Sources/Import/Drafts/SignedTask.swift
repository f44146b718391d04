import Chronology
import Outline
import Planner

/// A task that is made of the signs of a line: what has a key is a field, what has none are words below it.
struct SignedTask {
  private(set) var item: PlanItem
  private(set) var kept: [KeptThing] = []

  /// - Parameters:
  ///   - isStep: whether it stands below another task, where no rule is read.
  ///   - box: the state of its box, where no sign says another.
  /// - Returns: nil where the line has no words but its signs.
  init?(_ signs: [LineSign], in text: LineText, isStep: Bool = false, box: BoxState = .open, today: CivilDate) {
    let words = text.words(besides: signs.map(\.range))
    guard !words.isEmpty else { return nil }
    item = PlanItem(isStep ? .checkbox : .task, text: words, box: box)
    for case .state(let state, let word) in signs.map(\.meaning) {
      item.box = state == .done ? .done : state == .dropped ? .dropped : .open
      if let word { item.text = word + " " + item.text }
    }
    let rule = isStep || item.box != .open || signs.contains { $0.meaning.isEnd } ? nil : SignedTask.rule(in: signs)
    let chosen = signs.first { if case .rule = $0.meaning { true } else { false } }
    // Its first day is that on which it is due, or is to be worked on.
    let first = rule == nil ? nil : signs.first { $0.meaning.field?.key == .due } ?? signs.first { $0.meaning.begins != nil }
    for sign in signs where sign != first {
      switch sign.meaning {
      case .state: break
      case .done(let date):
        item.task.done = date
        if item.box == .open { item.box = .done }
      case .due(let date): item.task.due = date
      case .priority(let level): item.task.priority = level
      case .created(let date): keep(.dayOfCreation, "created \(date)")
      case .start(let date): keep(.threshold, "starts \(date)")
      case .scheduled(let date): keep(.scheduledDay, "scheduled \(date)")
      case .cancelled(let date):
        item.box = .dropped
        keep(.dayOfDropping, "cancelled \(date)")
      case .tag(let tags): item.text += " " + tags
      case .field(let key, let value): keep(.field, "\(key.rawValue) \(value)")
      case .event: break
      case .rule(_, let words): if rule == nil || sign != chosen { keep(.rule, words) }
      case .words(let words): keep(.ownWords, words)
      }
    }
    guard let rule else { return }
    let from = first.flatMap { $0.meaning.begins } ?? (rule.dependsOnPhase ? today : nil)
    item.content = .recurring(RecurringRule(rule: rule, from: from))
  }

  private static func rule(in signs: [LineSign]) -> Recurrence? {
    for case .rule(let text, _) in signs.map(\.meaning) { return try? Recurrence.parse(text).get() }
    return nil
  }

  /// - Parameter what: what is kept; nil where it is told elsewhere.
  mutating func keep(_ what: KeptThing?, _ words: String) {
    if let what { kept.append(what) }
    item.notes.append(words)
  }

  /// What is kept as words in one note.
  mutating func joinNotes() {
    if item.notes.count > 1 { item.notes = [item.notes.joined(separator: "; ")] }
  }
}

extension LineMeaning {
  /// The day on which something begins by it.
  fileprivate var begins: CivilDate? {
    switch self {
    case .due(let date), .scheduled(let date), .start(let date): date
    default: nil
    }
  }

  /// Whether it says that it is over.
  fileprivate var isEnd: Bool {
    switch self {
    case .done, .cancelled: true
    default: false
    }
  }
}
