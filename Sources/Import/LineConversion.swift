public import Chronology
public import Outline
import Planner

/// What a draft becomes in the format: fields, a box, and words for what has no key (format, *Lines of other programs*).
///
/// All that the line says is in one of them. Where that cannot be there is no conversion.
public struct LineConversion: Sendable {
  /// The place that the line is to have, as far as it says what can be written there.
  public struct Place: Sendable {
    /// The places of its headline, its box thought of where one can stand.
    public var places: Outline.Place
    /// Whether a box can stand there.
    public var takesBox: Bool
    /// The state that its box has; nil for one without a box, or of unknown state.
    public var state: Box.State?
    public var hasBox: Bool
    /// The keys of the fields that it has already.
    public var keys: Set<FieldKey>

    public init(_ places: Outline.Place, takesBox: Bool, hasBox: Bool, state: Box.State?, keys: Set<FieldKey>) {
      self.places = places
      self.takesBox = takesBox
      self.hasBox = hasBox
      self.state = state
      self.keys = keys
    }
  }

  /// A field that is to be written.
  public struct NewField: Equatable, Sendable {
    public var key: FieldKey
    /// As the format writes it.
    public var value: String
  }

  /// Bytes of the line and the words that stand for them; none where a field or the box says it.
  public struct Replacement: Equatable, Sendable {
    public var range: Range<Int>
    public var words: String
  }

  /// The state that the box is to have; nil where it stays as it is.
  public private(set) var box: Box.State?
  /// In the order of the table of keys.
  public private(set) var fields: [NewField] = []
  /// In the order of the line.
  public private(set) var replacements: [Replacement] = []
  /// What has no key, as words.
  public private(set) var kept: [String] = []
  /// Whether everything has one reading and a key.
  public private(set) var isCertain = true

  private let place: Place
  private var signs: [LineSign]

  /// Nil where the line says something twice or against its box, or where a key that it needs is not read.
  ///
  /// - Parameter today: from when a rule counts, where the line says no day.
  public init?(of draft: LineDraft, at place: Place, today: CivilDate) {
    self.place = place
    signs = draft.signs
    guard isConsistent else { return nil }
    isCertain = !signs.contains(where: \.isGuess)
    guard settleBox() else { return nil }
    settleRule(today: today)
    for sign in signs {
      guard settle(sign) else { return nil }
    }
    let order = KeyTable.rows.map(\.key)
    fields.sort { (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0) }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard Set(fields.map(\.key)).count == fields.count, !fields.contains(where: { place.keys.contains($0.key) }) else {
      return nil
    }
  }

  // MARK: The box

  /// Whether no sign of a kind stands twice.
  private var isConsistent: Bool {
    var kinds: Set<String> = []
    for sign in signs {
      guard let kind = LineConversion.kind(of: sign.meaning) else { continue }
      guard kinds.insert(kind).inserted else { return false }
    }
    return true
  }

  private static func kind(of meaning: LineMeaning) -> String? {
    switch meaning {
    case .state, .event: "state"
    case .due: "due"
    case .scheduled: "scheduled"
    case .start: "start"
    case .done: "done"
    case .created: "created"
    case .cancelled: "cancelled"
    case .priority: "priority"
    case .rule: "rule"
    case .tag, .field, .words: nil
    }
  }

  /// False where the line says a state and none can be written.
  private mutating func settleBox() -> Bool {
    var said: Box.State?
    for sign in signs {
      switch sign.meaning {
      case .state(let state, _): said = state
      case .cancelled: said = said ?? .dropped
      case .done where !place.hasBox: said = said ?? .done
      default: break
      }
    }
    guard place.takesBox else { return said == nil }
    if signs.contains(where: { $0.meaning == .event }) { return said == nil && !place.hasBox }
    if let said, said != place.state || !place.hasBox {
      // An open box and a sign that it is done: which of them is old, nobody knows.
      if place.hasBox { isCertain = false }
      box = said
    } else if !place.hasBox {
      box = .open
      isCertain = false
    }
    return true
  }

  /// Whether the item is open when all is written.
  private var isOpen: Bool { (box ?? place.state ?? .open) == .open }

  // MARK: Fields

  /// The rule with the day from which it counts: the day on which the task is due for the first time.
  private mutating func settleRule(today: CivilDate) {
    guard let index = signs.firstIndex(where: { if case .rule = $0.meaning { true } else { false } }),
      case .rule(let rule, let words) = signs[index].meaning
    else { return }
    let isDone = signs.contains { if case .done = $0.meaning { true } else { false } }
    let sign = signs.remove(at: index)
    guard isOpen, !isDone, reads(.every) else { return keep(sign.range, words) }
    take(sign.range, .every, rule)
    if let day = signs.firstIndex(where: { LineConversion.firstDay($0.meaning) != nil && LineConversion.isDue($0.meaning) })
      ?? signs.firstIndex(where: { LineConversion.firstDay($0.meaning) != nil }),
      let date = LineConversion.firstDay(signs[day].meaning)
    {
      take(signs.remove(at: day).range, .from, date.description)
    } else if case .success(let recurrence) = Recurrence.parse(rule), recurrence.dependsOnPhase {
      isCertain = false
      fields.append(NewField(key: .from, value: today.description))
    }
  }

  private static func firstDay(_ meaning: LineMeaning) -> CivilDate? {
    switch meaning {
    case .due(let date), .scheduled(let date), .start(let date): date
    default: nil
    }
  }

  private static func isDue(_ meaning: LineMeaning) -> Bool { if case .due = meaning { true } else { false } }

  /// False for what needs a key that is not read here.
  private mutating func settle(_ sign: LineSign) -> Bool {
    switch sign.meaning {
    case .state(_, let word): replacements.append(Replacement(range: sign.range, words: word ?? ""))
    case .event: replacements.append(Replacement(range: sign.range, words: ""))
    case .due(let date): return take(sign, .due, date.description)
    case .done(let date):
      if isOpen { isCertain = false }
      return take(sign, .done, date.description)
    case .field(let key, let value): return take(sign, key, value)
    case .priority(let level?):
      if !take(sign, .priority, level.rawValue) { keep(sign.range, "priority \(level.rawValue)") }
    case .priority(nil): replacements.append(Replacement(range: sign.range, words: ""))
    case .tag(let tags): replacements.append(Replacement(range: sign.range, words: tags))
    case .scheduled(let date): keep(sign.range, "scheduled \(date)")
    case .start(let date): keep(sign.range, "starts \(date)")
    case .created(let date): keep(sign.range, "created \(date)")
    case .cancelled(let date): keep(sign.range, "cancelled \(date)")
    case .rule(_, let words): keep(sign.range, words)
    case .words(let words): keep(sign.range, words)
    }
    return true
  }

  private func reads(_ key: FieldKey) -> Bool { KeyTable.row(for: key, in: place.places) != nil }

  private mutating func take(_ sign: LineSign, _ key: FieldKey, _ value: String) -> Bool {
    guard reads(key) else { return false }
    take(sign.range, key, value)
    return true
  }

  private mutating func take(_ range: Range<Int>, _ key: FieldKey, _ value: String) {
    fields.append(NewField(key: key, value: value))
    replacements.append(Replacement(range: range, words: ""))
  }

  private mutating func keep(_ range: Range<Int>, _ words: String) {
    isCertain = false
    kept.append(words)
    replacements.append(Replacement(range: range, words: words))
  }
}
