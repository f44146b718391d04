import Chronology
import Languages
public import Outline
public import Planner
import Reading
import SourceText

/// What is to become an item of a page: its words as they are written in a file, its type, and what the type needs.
public struct ItemDraft: Hashable, Sendable {
  /// May hold box, icon, value and fields; a list marker before them is taken off.
  public var words: String
  /// Nil for what the words and the values say.
  public var type: ItemType?
  /// The values of its keys, as they are written.
  public var values: [FieldKey: String]

  public init(_ words: String, type: ItemType? = nil, values: [FieldKey: String] = [:]) {
    let line = words.onOneLine
    let hasMarker = ["- ", "* ", "+ "].contains(where: line.hasPrefix) && line.contains { $0.isLetter || $0.isNumber }
    self.words = hasMarker ? String(line.dropFirst(2)).onOneLine : line
    self.type = type
    self.values = values
    // As the format writes it; what is no time is left to the linter.
    if let at = values[.at] { self.values[.at] = TimeOfDay(at)?.description ?? TimeRange(at)?.description ?? at }
  }

  /// The order in which fields are written.
  private static let keys: [FieldKey] = [
    .type, .icon, .every, .streak, .best, .count, .since, .at, .in, .goal, .from, .until, .to, .due, .priority,
  ]

  /// The type that the values ask for, where none is named.
  public var meantType: ItemType? {
    if let type { return type }
    if values[.from] != nil, values[.until] != nil, values[.every] == nil, values[.streak] == nil { return .timeline }
    if values[.to] != nil, [.every, .streak, .best, .since, .until, .goal].allSatisfy({ values[$0] == nil }) {
      return isCountedUp(ItemDraft.withValue(words)) ? .countUp : .countDown
    }
    let types: [(FieldKey, ItemType)] = [
      (.every, .recurring), (.streak, .streak), (.best, .best), (.since, .countUp), (.until, .countDown),
      (.due, .checkbox), (.priority, .checkbox), (.goal, .counter), (.at, .schedule), (.from, .timeline),
    ]
    return types.first { values[$0.0] != nil }?.1
  }

  /// The lines to try for a list item, the plainest first.
  ///
  /// - Parameter today: from when a rule counts that does not say it.
  func lines(spelling: FieldGroup.Spelling, today: CivilDate) throws(EditRefusal) -> [String] {
    var fields = values
    var words = words
    // Before the words, as a person writes it; behind a box or a time that they begin with, it would not stand there.
    if let icon = fields[.icon], icon.count == 1, icon.allSatisfy(Emoji.isEmoji), words.first?.isLetter ?? false {
      words = "\(icon) \(words)"
      fields[.icon] = nil
    }
    switch meantType {
    case .checkbox: words = withBox(words)
    case .recurring:
      words = withBox(words)
      guard fields[.every] != nil || words.contains("every:") else { throw missing(.addEvery) }
      try checkRule(fields[.every])
      count(&fields, .every, from: today)
    case .streak:
      if !words.contains("streak:") { fields[.streak] = fields[.streak] ?? "daily" }
      try checkRule(fields[.streak])
      count(&fields, .streak, from: today)
    case .best:
      if !words.contains("best:") { fields[.best] = fields[.best] ?? "highest" }
      words = ItemDraft.withValue(words)
    case .countUp, .countDown:
      let day: FieldKey = meantType == .countUp ? .since : .until
      if fields[day] == nil, !words.contains("\(day.rawValue):"), !words.contains("count:") {
        words = ItemDraft.withValue(words)
        guard words.contains(where: \.isNumber) else {
          throw missing(.addDay(day))
        }
        fields[.count] = meantType == .countUp ? "up" : "down"
      }
    case .counter:
      if let goal = fields.removeValue(forKey: .goal) { words = ItemDraft.withGoal(goal, words) }
    case .tally:
      if !words.contains(": ") { words += words.hasSuffix(":") ? "" : ":" }
    case .schedule:
      if let time = fields.removeValue(forKey: .at) { words = "\(time) \(words)" }
    case .timeline:
      let first = fields.removeValue(forKey: .from)
      let last = fields.removeValue(forKey: .until)
      if let first { words = ([first, last].compactMap(\.self)).joined(separator: " - ") + " " + words }
    case .text, .bullet, .textList, .label, .image, .quote, .task, .block, .routine, .category, .link, .habit, .mark, .phase,
      .activity, nil:
      break
    }
    let plain = words + ItemDraft.group(fields, spelling)
    guard let type else { return [plain] }
    fields[.type] = type.rawValue
    return [plain, words + ItemDraft.group(fields, spelling)]
  }

  /// `Plank 60 seconds` becomes `Plank: 60 seconds`: a number near the end is the value. With a colon the words say it themselves.
  private static func withValue(_ words: String) -> String {
    let parts = words.split(separator: " ").map(String.init)
    guard !words.contains(":"), !words.contains("("), let place = parts.lastIndex(where: { Double($0) != nil }), place > 0,
      parts.count - place <= 2
    else { return words }
    return parts[..<place].joined(separator: " ") + ": " + parts[place...].joined(separator: " ")
  }

  /// Whether a number is to become a greater one.
  private func isCountedUp(_ words: String) -> Bool {
    guard type == nil, let to = values[.to].flatMap({ Double($0) }), let colon = words.firstRange(of: ": ") else {
      return false
    }
    let number = words[colon.upperBound...].prefix { $0.isNumber || $0 == "." }
    return Double(number).map { $0 < to } ?? false
  }

  /// `Water` becomes `Water: 0/8`, and `Milk: 2 glasses` becomes `Milk: 2/8 glasses`.
  private static func withGoal(_ goal: String, _ words: String) -> String {
    guard let colon = words.firstRange(of: ": ") else { return words + ": 0/\(goal)" }
    let value = words[colon.upperBound...]
    let number = value.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !number.isEmpty, value.dropFirst(number.count).first.map({ $0 == " " }) ?? true else { return words + ": 0/\(goal)" }
    return "\(words[..<colon.upperBound])\(number)/\(goal)\(value.dropFirst(number.count))"
  }

  private func checkRule(_ text: String?) throws(EditRefusal) {
    guard let text, case .failure = Recurrence.parse(text) else { return }
    throw EditRefusal(ItemDraftMessage.isNoRule(text, of: words), help: .writeRule)
  }

  private func withBox(_ words: String) -> String {
    words.hasPrefix("[") && words.dropFirst(2).first == "]" ? words : "[ ] " + words
  }

  private func missing(_ help: ItemDraftMessage) -> EditRefusal { EditRefusal(.lacksSomething(words), help: help) }

  private func count(_ fields: inout [FieldKey: String], _ key: FieldKey, from today: CivilDate) {
    guard fields[.from] == nil, let text = fields[key], case .success(let rule) = Recurrence.parse(text),
      key == .every || rule.dependsOnPhase
    else { return }
    let until = fields[.until].flatMap { CivilDate($0) }
    fields[.from] = RecurringRule(rule: rule, until: until).beginning(today: today)?.description
  }

  private static func group(_ fields: [FieldKey: String], _ spelling: FieldGroup.Spelling) -> String {
    let written = keys.compactMap { key in fields[key].map { (key.rawValue, $0) } }
    guard !written.isEmpty else { return "" }
    switch spelling {
    case .plain: return " (" + written.map { "\($0): \(WrittenText.fieldValue($1))" }.joined(separator: ", ") + ")"
    case .dataviewSquare: return written.map { " [\($0):: \($1)]" }.joined()
    case .dataviewRound: return written.map { " (\($0):: \($1))" }.joined()
    }
  }

  /// A paragraph, a quote or an image, read as a page reads it; nil where it is none.
  func block(of type: ItemType) -> PlanItem? {
    let text = type == .quote && !words.hasPrefix(">") ? "> " + words : words
    let plan = Probe(type == .text ? TextGuard.paragraph(text) : text, in: Probe.Place(.page, title: "Title")).plan
    let elements = plan.content.introduction.elements
    guard elements.count == 1, let item = elements.first?.item, item.type == type else { return nil }
    return item
  }
}

/// Why words do not become an item.
enum ItemDraftMessage: Message {
  case isNotRead(String, ItemType)
  case writeLike(ItemType)
  case lacksSomething(String)
  case addEvery
  /// `add --since with a day, or a number like “Laps: 3”`
  case addDay(FieldKey)
  case isNoRule(String, of: String)
  case writeRule
}
