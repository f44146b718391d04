import Chronology
import Outline
public import Planner

/// What an item of an outline was read as, tied to its bytes.
public struct ItemReading: Sendable, Equatable {
  public var content: PlanItem.Content

  /// Its words, without value, box, icon, anchor and fields.
  public var title: String

  /// Where the words stand, without value; nil where a field stands among them.
  public var titleRange: Range<Int>?

  /// Where a number stands that belongs to its type: the value, and the goal. However the words are spaced, a number that is
  /// read has a place.
  public var valueRange: Range<Int>?
  public var goalRange: Range<Int>?

  /// Where the sign of a currency stands that was written before the number.
  public var currencyRange: Range<Int>?

  /// Where the strokes of a tally stand; nil where it has none, or a field stands among them.
  public var strokesRange: Range<Int>?

  /// Where the words and the value end. Tags behind a value are not part of them.
  public var end: Int

  /// Whether the time or date that it begins with says when it is, and is not part of its words.
  public var usesAnchor: Bool

  /// Where the keys of its fields stand that are kept and not read.
  public var keptKeyRanges: [Range<Int>] = []

  public var type: ItemType { content.type }
}

/// Finds the type of a list item: the first whose condition holds (format, *What type an item is*).
struct ItemClassifier {
  private let document: Document
  let item: Item
  private(set) var fields: FieldReader
  var problems: [ReadingProblem] = []
  /// The words in which a value is looked for, once they were asked for.
  private var storedPattern: TitlePattern?

  init(_ item: Item, fields: FieldReader, in document: Document) {
    self.item = item
    self.fields = fields
    self.document = document
  }

  private var headline: Headline {
    _read { yield item.headline }
  }

  mutating func classify() -> ItemReading {
    let reading = headline.places.contains(.item) ? typed() : placed()
    if !headline.fields.isEmpty {
      let reported = reportConflicts()
      if fields.hasMisplacedKey(in: reading.content) {
        fields.misplace(in: headline, reported: reported) { ItemClassifier.reads($0, reading.content) }
      }
    }
    if !reading.usesAnchor, let anchor = headline.anchor, anchor.isTime, reading.type.traits.isTracker {
      problems.append(ReadingProblem(.unusedTime, anchor.range))
    }
    return reading
  }

  /// Whether a type reads a key of trackers.
  static func reads(_ key: FieldKey, _ content: PlanItem.Content) -> Bool {
    switch content {
    case .recurring(let rule): key == .at || reads(key, rule)
    case .streak(let streak): key == .streak || key == .from || key == .until || key == .goal && streak.rule.times == nil
    case .best: key == .best
    case .count: key == .count || key == .to
    case .daysSince, .activity: key == .since
    case .daysUntil: key == .until
    case .routine(let routine): routine.rule.map { reads(key, $0) } ?? false
    case .habit(let habit): key == .goal || habit.rule.map { reads(key, $0) } ?? false
    case .text, .bullet, .checkbox, .label, .quote, .image, .counter, .textList, .timeline, .tally, .schedule, .task, .block,
      .category, .link, .mark, .phase:
      false
    }
  }

  private static func reads(_ key: FieldKey, _ rule: RecurringRule) -> Bool {
    switch key {
    case .every, .from, .until: true
    case .in: !rule.rule.isAfterDone
    default: false
    }
  }

  private mutating func typed() -> ItemReading {
    if case .listType(let type) = fields[.type] {
      if let reading = reading(as: type) { return reading }
      reportTypeNeed(type)
    }
    for type in fields.isEmpty ? ItemClassifier.typesWithoutFields : ItemClassifier.types where holds(type) {
      if let reading = reading(as: type) { return reading }
    }
    return plain(.bullet)
  }

  /// The types that are looked for, in the order of the format: first those that a field asks for.
  private static let types: [ItemType] = [.recurring, .streak, .best, .countUp, .countDown] + typesWithoutFields
  private static let typesWithoutFields: [ItemType] = [
    .schedule, .timeline, .checkbox, .tally, .counter, .textList, .label,
  ]

  /// The type of an item of another kind of file than a page: its place says it.
  private mutating func placed() -> ItemReading {
    let places = headline.places
    if places.contains(.block), let time = scheduleTime { return anchored(.block(time)) }
    if places.contains(.routine) { return routine() }
    if places.contains(.category) { return plain(.category) }
    if places.contains(.habit) { return habit() }
    if places.contains(.mark), case .date(let date) = headline.anchor?.value { return mark(date) }
    if places.contains(.phase), let days = phaseDays { return anchored(.phase(days)) }
    if places.contains(.activity) { return activity() }
    if places.contains(.link) { return plain(VaultLink(document.text(headline.textRange)) == nil ? .bullet : .link) }
    if !places.isDisjoint(with: [.task, .boxlessTask]), let recurring = recurring() { return recurring }
    guard headline.box != nil else { return plain(.bullet) }
    return plain(places.contains(.step) || !hasTasks ? .checkbox : .task)
  }

  /// Whether a box makes a task in such a file.
  private var hasTasks: Bool { document.traits.tasks != .none }

  /// A repeating block; an item without a time is none.
  private mutating func routine() -> ItemReading {
    guard let time = scheduleTime else { return plain(.bullet) }
    return anchored(.routine(RoutineTime(time: time, rule: recurringRule)))
  }

  private func habit() -> ItemReading {
    var habit = HabitRule()
    habit.rule = recurringRule
    if case .count(let goal) = fields[.goal] { habit.goal = goal }
    return plain(.habit(habit))
  }

  private func mark(_ date: CivilDate) -> ItemReading {
    var mark = MarkDetails(date: date, marked: fields.date(.marked))
    if case .rating(let rating) = fields[.rating] { mark.rating = rating }
    if case .lifeCategory(let category) = fields[.category] { mark.category = category }
    return anchored(.mark(mark))
  }

  private var phaseDays: PhaseDays? {
    switch headline.anchor?.value {
    case .date(let date): PhaseDays(first: date)
    case .dateRange(let range): PhaseDays(first: range.first, last: range.last)
    default: nil
    }
  }

  private func activity() -> ItemReading {
    var activity = ActivityDetails(since: fields.date(.since))
    if case .text(let category) = fields[.category] { activity.category = category }
    return plain(.activity(activity))
  }

  private var scheduleTime: ScheduleTime? { headline.anchor.flatMap { ScheduleTime($0) } }

  /// Whether the written text asks for a type, by the order of the format.
  private mutating func holds(_ type: ItemType) -> Bool {
    switch type {
    case .recurring: fields.has(.every)
    case .streak: fields.has(.streak)
    case .best: fields.has(.best)
    case .countUp: direction == .up || (direction == nil && !fields.has(.until) && fields.has(.since))
    case .countDown: direction == .down || (direction == nil && fields.has(.until))
    case .schedule: headline.anchor?.isTime == true
    case .timeline: headline.anchor != nil && (headline.box == nil || isDateRange)
    case .checkbox: headline.box != nil || (hasCheckedChild && !holdsPattern())
    case .label: icon != nil
    case .tally, .counter, .textList: headline.box == nil
    case .text, .bullet, .image, .quote, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity: false
    }
  }

  private var direction: Direction? {
    if case .direction(let direction) = fields[.count] { direction } else { nil }
  }

  private var isDateRange: Bool {
    if case .dateRange = headline.anchor?.value { true } else { false }
  }

  /// The patterns of the words come before a child with a box.
  private mutating func holdsPattern() -> Bool {
    guard let pattern = pattern() else { return false }
    return pattern.strokes() != nil || pattern.number(withGoal: true) != nil || pattern.list(minimum: 2) != nil
  }

  private var hasCheckedChild: Bool {
    item.elements.contains { element in
      if case .item(let child) = element { document.items[child].headline.box != nil } else { false }
    }
  }

  private var icon: Icon? {
    if let range = headline.iconRange { return .emoji(document.source.string(in: range)) }
    if case .icon(let icon) = fields[.icon] { return icon }
    return nil
  }

  // MARK: Each type

  /// The item as a type, or nil where it has not what the type needs.
  private mutating func reading(as type: ItemType) -> ItemReading? {
    switch type {
    case .bullet, .checkbox, .label: return plain(type == .bullet ? .bullet : type == .checkbox ? .checkbox : .label)
    case .recurring: return recurring()
    case .streak: return streak()
    case .best: return best()
    case .countUp, .countDown: return count(type)
    case .schedule: return schedule()
    case .timeline: return timeline()
    case .tally: return tally()
    case .counter: return counter()
    case .textList: return textList()
    case .text, .image, .quote, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity: return nil
    }
  }

  /// Where the words stand, with the anchor that they begin with where the type makes nothing of it.
  private func words(withAnchor: Bool, end: Int? = nil) -> Range<Int> {
    let (text, anchor) = (item.headline.textRange, item.headline.anchor?.range)
    let start = withAnchor ? anchor?.lowerBound ?? text.lowerBound : text.lowerBound
    return start..<max(end ?? text.upperBound, anchor?.upperBound ?? start, start)
  }

  /// The words in which a value is looked for: without the tags at their end. Nil without a colon, which every value has before
  /// it.
  private mutating func pattern() -> TitlePattern? {
    if let storedPattern { return storedPattern }
    let words = words(withAnchor: true, end: endBeforeTags)
    guard document.source.bytes[words].contains(UInt8(ascii: ":")) else { return nil }
    let pattern = TitlePattern(document.folded(words, without: item.headline.cutRanges))
    storedPattern = pattern
    return pattern
  }

  private var endBeforeTags: Int {
    var end = headline.textRange.upperBound
    for tag in headline.tagRanges.reversed() where tag.upperBound <= headline.textRange.upperBound {
      guard tag.upperBound == end else { break }
      end = document.trimmed(headline.textRange.lowerBound..<tag.lowerBound).upperBound
    }
    return end
  }

  private func plain(_ content: consuming PlanItem.Content) -> ItemReading {
    reading(content, words(withAnchor: true), usesAnchor: false)
  }

  private func recurring() -> ItemReading? { recurringRule.map { plain(.recurring($0)) } }

  private var recurringRule: RecurringRule? {
    guard case .rule(let rule) = fields[.every] else { return nil }
    var recurring = RecurringRule(rule: rule, from: fields.date(.from), until: fields.date(.until))
    if case .times(let times) = fields[.at] { recurring.times = times }
    if case .window(let window) = fields[.at] { recurring.window = window }
    if case .months(let months) = fields[.in], !rule.isAfterDone { recurring.months = months }
    return recurring
  }

  private func streak() -> ItemReading? {
    guard case .rule(let rule) = fields[.streak] else { return nil }
    var streak = StreakRule(rule: rule, from: fields.date(.from), until: fields.date(.until))
    if case .count(let goal) = fields[.goal], rule.times == nil { streak.goal = goal }
    return plain(.streak(streak))
  }

  private mutating func best() -> ItemReading? {
    guard case .extreme(let extreme) = fields[.best] else { return nil }
    guard let pattern = pattern(), let number = pattern.number(withGoal: false) else {
      if let range = wordsAfterColon(containsDigit: true) { problems.append(ReadingProblem(.unreadNumber, range)) }
      return plain(.best(Best(extreme: extreme)))
    }
    let best = Best(extreme: extreme, value: number.value, unit: number.unit)
    return numbered(.best(best), number, in: pattern)
  }

  private mutating func count(_ type: ItemType) -> ItemReading? {
    if let direction, (direction == .up) == (type == .countUp) {
      return count(direction)
    }
    if type == .countUp, let since = fields.date(.since) { return plain(.daysSince(since)) }
    if type == .countDown, let until = fields.date(.until) { return plain(.daysUntil(until)) }
    return nil
  }

  private mutating func count(_ direction: Direction) -> ItemReading {
    let to: Number? = if case .number(let number) = fields[.to] { number } else { nil }
    guard let pattern = pattern(), let number = pattern.number(withGoal: false) else {
      if let range = wordsAfterColon(containsDigit: false) {
        problems.append(ReadingProblem(.unreadNumber, range))
      } else {
        problems.append(ReadingProblem(.missingNumber(at: headline.textRange.upperBound), headline.textRange))
      }
      return plain(.count(Count(direction: direction, value: .zero, to: to)))
    }
    let count = Count(direction: direction, value: number.value, to: to, unit: number.unit)
    return numbered(.count(count), number, in: pattern)
  }

  /// Where the words behind the first colon stand, if there are any.
  private func wordsAfterColon(containsDigit: Bool) -> Range<Int>? {
    let words = headline.textRange.lowerBound..<max(headline.textRange.lowerBound, endBeforeTags)
    let text = document.folded(words, without: [])
    let bytes = text.bytes
    guard let colon = bytes.indices.first(where: { bytes[$0] == UInt8(ascii: ":") && bytes[($0 + 1)...].first == 0x20 }) else {
      return nil
    }
    let hasDigit = bytes[colon...].contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard hasDigit || !containsDigit else { return nil }
    return text.sourceRange(of: colon + 1..<bytes.count)
  }

  private func schedule() -> ItemReading? {
    scheduleTime.map { anchored(.schedule($0)) }
  }

  private func timeline() -> ItemReading? {
    switch headline.anchor?.value {
    case .date(let date): anchored(.timeline(DateRange(date)))
    case .dateRange(let range): anchored(.timeline(range))
    default: nil
    }
  }

  private func anchored(_ content: consuming PlanItem.Content) -> ItemReading {
    reading(content, words(withAnchor: false), usesAnchor: true)
  }

  /// A reading of which all words are the title.
  private func reading(_ content: consuming PlanItem.Content, _ wordsRange: Range<Int>, usesAnchor: Bool) -> ItemReading {
    let cuts = headline.cutRanges
    var reading = ItemReading(
      content: content,
      title: document.title(wordsRange, without: cuts),
      end: headline.textRange.upperBound,
      usesAnchor: usesAnchor
    )
    if !cuts.contains(where: { $0.overlaps(wordsRange) }) { reading.titleRange = wordsRange }
    return reading
  }

  /// A reading of which some bytes of a pattern are the title.
  private func reading(
    _ content: consuming PlanItem.Content,
    _ labelRange: Range<Int>,
    of pattern: TitlePattern
  ) -> ItemReading {
    var reading = ItemReading(content: content, title: pattern.string(labelRange), end: endBeforeTags, usesAnchor: false)
    reading.titleRange = pattern.text.sourceRange(of: labelRange)
    return reading
  }

  private mutating func tally() -> ItemReading? {
    let pattern = pattern()
    guard let pattern, let (label, count, range) = pattern.strokes() else {
      guard isNamed(.tally) else { return nil }
      guard let pattern, pattern.text.bytes.last == UInt8(ascii: ":") else { return plain(.tally(0)) }
      return reading(.tally(0), 0..<pattern.text.bytes.count - 1, of: pattern)
    }
    var reading = reading(.tally(count), label, of: pattern)
    reading.strokesRange = pattern.text.sourceRange(of: range)
    return reading
  }

  private func isNamed(_ type: ItemType) -> Bool { fields[.type] == .listType(type) }

  private mutating func counter() -> ItemReading? {
    guard let pattern = pattern(), let number = pattern.number(withGoal: true), let goal = number.goal else { return nil }
    return numbered(.counter(Counter(value: number.value, goal: goal, unit: number.unit)), number, in: pattern)
  }

  private mutating func textList() -> ItemReading? {
    guard let pattern = pattern(), let list = pattern.list(minimum: isNamed(.textList) ? 0 : 2) else { return nil }
    return reading(.textList(list.values), list.labelRange, of: pattern)
  }

  private func numbered(
    _ content: consuming PlanItem.Content,
    _ number: TitlePattern.Number,
    in pattern: TitlePattern
  ) -> ItemReading {
    var reading = reading(content, number.labelRange, of: pattern)
    reading.valueRange = pattern.text.sourceRange(of: number.valueRange)
    reading.goalRange = number.goalRange.flatMap(pattern.text.sourceRange)
    reading.currencyRange = number.currencyRange.flatMap(pattern.text.sourceRange)
    return reading
  }

  // MARK: Problems

  /// The second of two keys that each say what the item is, which is reported so and not as out of place.
  private mutating func reportConflicts() -> FieldKey? {
    var firstKey: FieldKey?
    for field in headline.fields {
      guard let key = field.key, key == .every || key == .streak || key == .best || key == .count else { continue }
      if let firstKey, key != firstKey {
        problems.append(ReadingProblem(.conflictingKeys(firstKey, key), field.nameRange))
        return key
      }
      firstKey = key
    }
    return nil
  }

  private mutating func reportTypeNeed(_ type: ItemType) {
    guard let range = fields.range(.type) else { return }
    problems.append(ReadingProblem(.fieldValue(.type, FieldValueError(.typeNeeds(type))), range))
  }
}
