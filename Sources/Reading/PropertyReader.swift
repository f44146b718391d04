import Chronology
import Outline
import Planner

/// The properties of a file, typed and checked (format, *Properties*).
struct PropertyReader {
  private(set) var problems: [ReadingProblem] = []
  private let document: Document
  /// The known properties whose value was wrong; they are kept like unknown ones.
  private var wrong: Set<PropertyKey> = []

  init(_ document: Document) {
    self.document = document
  }

  /// A file of the document's kind without sections.
  mutating func plan(titled title: String) -> Plan {
    var plan: Plan
    let empty = PlanContent(title: title)
    switch document.kind {
    case .page, nil: plan = .page(FocusPage(theme: theme(), content: empty))
    case .day: plan = .day(AnchorDay(content: empty))
    case .project: plan = .project(Project(color: color(), content: empty))
    case .stacks: plan = .stacks(TaskStacks(content: empty))
    case .vault: plan = .vault(vault(empty))
    case .ritual: plan = .ritual(ritual(empty))
    case .life: plan = .life(life(empty))
    case .activities: plan = .activities(Activities(glance: number(.glance, in: Activities.glances), content: empty))
    }
    addProperties(to: &plan.content)
    return plan
  }

  /// Those that every kind has, after those of the kind, of which the wrong ones are kept.
  private mutating func addProperties(to content: inout PlanContent) {
    content.icon = icon()
    // An empty part of a list is no tag and no rule.
    content.tags = texts(.tags).filter { !$0.isEmpty }
    content.allow = texts(.allow).filter { !$0.isEmpty }
    content.otherProperties = others()
  }

  private mutating func theme() -> Theme? {
    guard case .theme(let theme) = value(.theme, as: .theme) else { return nil }
    return theme
  }

  private mutating func icon() -> Icon? {
    guard case .icon(let icon) = value(.icon, as: .icon) else { return nil }
    return icon
  }

  private mutating func color() -> Color? {
    guard case .color(let color) = value(.color, as: .color) else { return nil }
    return color
  }

  // MARK: Rituals and lives

  private mutating func ritual(_ content: PlanContent) -> Ritual {
    var ritual = Ritual(content: content)
    ritual.category = text(.category)?.text
    ritual.time = word(.time, of: DaySlot.allCases)
    ritual.theme = text(.theme)?.text
    ritual.duration = days(.duration, in: Ritual.arcLengths)
    ritual.finished = date(.finished)
    return ritual
  }

  private mutating func life(_ content: PlanContent) -> Life {
    var life = Life(content: content)
    life.born = date(.born)
    life.expectancy = years(.expectancy, in: LifeSpan.expectancies)
    life.notify = notice()
    life.view = word(.view, of: LifeView.allCases)
    return life
  }

  private mutating func date(_ key: PropertyKey) -> CivilDate? {
    guard case .date(let date) = value(key, as: .date) else { return nil }
    return date
  }

  private mutating func days(_ key: PropertyKey, in bounds: ClosedRange<Int>) -> Int? {
    guard let (text, range) = text(key) else { return nil }
    if case .days(let days) = Span(text), bounds.contains(days) { return days }
    report(key, FieldValueError(.notDays(bounds)), range)
    return nil
  }

  private mutating func years(_ key: PropertyKey, in bounds: ClosedRange<Int>) -> Int? {
    guard let (text, range) = text(key) else { return nil }
    if let years = Number(text)?.whole, bounds.contains(years) { return years }
    report(key, FieldValueError(.notYears(bounds)), range)
    return nil
  }

  private mutating func number(_ key: PropertyKey, in bounds: ClosedRange<Int>) -> Int? {
    guard let (text, range) = text(key) else { return nil }
    if let number = Number(text)?.whole, bounds.contains(number) { return number }
    report(key, FieldValueError(.notAWholeNumber(bounds)), range)
    return nil
  }

  /// A time, or `off`.
  private mutating func notice() -> DailyNotice? {
    guard let (text, range) = text(.notify) else { return nil }
    if text.lowercased() == DailyNotice.off.text { return .off }
    if let time = TimeOfDay(text) { return .at(time) }
    report(.notify, FieldValueError(.notATime), range)
    return nil
  }

  // MARK: Settings

  private mutating func vault(_ content: PlanContent) -> VaultPlan {
    var vault = VaultPlan(content: content)
    vault.clock = word(.clock, of: ClockStyle.allCases)
    vault.weekStarts = weekday(.weekStarts)
    vault.dayStarts = time(.dayStarts)
    vault.dayEnds = dayEnds(after: vault.dayStarts ?? .startOfDay)
    vault.defaultBlock = minutes(.defaultBlock, in: 5...1_440)
    vault.midnight = midnight()
    vault.reminders = reminders()
    vault.insights = insights()
    vault.folders = folders()
    return vault
  }

  private mutating func word<Word: RawRepresentable<String>>(_ key: PropertyKey, of words: [Word]) -> Word? {
    guard let (text, range) = text(key) else { return nil }
    if let word = words.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return word }
    report(key, FieldValueError(.unknownWord(allowed: words.map(\.rawValue))), range)
    return nil
  }

  private mutating func weekday(_ key: PropertyKey) -> Weekday? {
    guard let (text, range) = text(key) else { return nil }
    if let weekday = Weekday(name: text) { return weekday }
    report(key, FieldValueError(.unknownWord(allowed: Weekday.allCases.map(\.fullName))), range)
    return nil
  }

  private mutating func time(_ key: PropertyKey, allowsEndOfDay: Bool = false) -> TimeOfDay? {
    guard let (text, range) = text(key) else { return nil }
    if let time = TimeOfDay(text, allowsEndOfDay: allowsEndOfDay) { return time }
    report(key, FieldValueError(.notATime), range)
    return nil
  }

  private mutating func dayEnds(after start: TimeOfDay) -> TimeOfDay? {
    guard let end = time(.dayEnds, allowsEndOfDay: true) else { return nil }
    if end > start { return end }
    if let (_, range) = text(.dayEnds) { report(.dayEnds, FieldValueError(.endOfDayNotAfter(start)), range) }
    return nil
  }

  private mutating func midnight() -> TimeOfDay? {
    guard let time = time(.midnight) else { return nil }
    if time < .noon { return time }
    if let (_, range) = text(.midnight) { report(.midnight, FieldValueError(.afterMorning), range) }
    return nil
  }

  private mutating func minutes(_ key: PropertyKey, in bounds: ClosedRange<Int>) -> Int? {
    guard let (text, range) = text(key) else { return nil }
    if case .minutes(let minutes) = Span(text), bounds.contains(minutes) { return minutes }
    report(key, FieldValueError(.notMinutes(bounds)), range)
    return nil
  }

  /// `morning 07:00` and its like; of two for one slot the first counts.
  private mutating func reminders() -> [SlotReminder] {
    list(.reminders) { text in
      let words = text.split(separator: " ", maxSplits: 1)
      guard let slot = ReminderSlot(rawValue: words.first?.lowercased() ?? "") else {
        return .failure(FieldValueError(.unknownWord(allowed: ReminderSlot.allCases.map(\.rawValue))))
      }
      guard words.count == 2, let time = TimeOfDay(String(words[1])) else { return .failure(FieldValueError(.notATime)) }
      return .success(SlotReminder(slot: slot, time: time))
    }
  }

  private mutating func insights() -> [InsightCard] {
    list(.insights) { text in
      guard let card = InsightCard(rawValue: text.lowercased()) else {
        return .failure(FieldValueError(.unknownWord(allowed: InsightCard.allCases.map(\.rawValue))))
      }
      return .success(card)
    }
  }

  private mutating func folders() -> KindFolders {
    var known: Set<String> = []
    return KindFolders(
      days: folders(.days, &known),
      pages: folders(.pages, &known),
      projects: folders(.projects, &known),
      rituals: folders(.rituals, &known)
    )
  }

  /// - Parameter known: the folders that have a kind already.
  private mutating func folders(_ key: PropertyKey, _ known: inout Set<String>) -> [String] {
    var own = known
    let folders: [String] = list(key) { text in
      guard let path = KindFolders.path(text) else { return .failure(FieldValueError(.notAFolder)) }
      guard own.insert(path).inserted else { return .failure(FieldValueError(.repeatedFolder)) }
      return .success(path)
    }
    if !folders.isEmpty { known = own }
    return folders
  }

  /// Each text of a list as a value. One that is wrong makes the whole property wrong.
  private mutating func list<Value>(_ key: PropertyKey, _ read: (String) -> Result<Value, FieldValueError>) -> [Value] {
    guard let property = property(key) else { return [] }
    var values: [Value] = []
    for text in texts(key) {
      switch read(text) {
      case .success(let value): values.append(value)
      case .failure(let error):
        report(key, error, property.valueRange.isEmpty ? property.nameRange : property.valueRange)
        return []
      }
    }
    return values
  }

  // MARK: Values

  /// A property that stands there, and is not joined from what were meant to be several.
  private mutating func property(_ key: PropertyKey) -> Property? {
    guard let property = document.properties[key] else { return nil }
    guard let joined = property.joinedRange else { return property }
    if !wrong.contains(key) { report(key, FieldValueError(.joinedLines), joined) }
    return nil
  }

  /// The text of a property that is to be one, and where it stands.
  private mutating func text(_ key: PropertyKey) -> (text: String, range: Range<Int>)? {
    guard let property = property(key) else { return nil }
    let range = property.valueRange.isEmpty ? property.nameRange : property.valueRange
    guard let text = property.text else {
      if case .list = property.value { report(key, FieldValueError(.notAWord), range) } else { wrong.insert(key) }
      return nil
    }
    guard !text.isEmpty else {
      report(key, FieldValueError(.empty), range)
      return nil
    }
    return (text, range)
  }

  private mutating func value(_ key: PropertyKey, as type: ValueType) -> FieldValue? {
    guard let property = property(key) else { return nil }
    guard let text = property.text else {
      if case .list = property.value { report(key, FieldValueError(.notAWord), property.valueRange) } else { wrong.insert(key) }
      return nil
    }
    switch FieldValue.read(text, as: type) {
    case .success(let value): return value
    case .failure(let error):
      report(key, error, property.valueRange.isEmpty ? property.nameRange : property.valueRange)
      return nil
    }
  }

  private mutating func report(_ key: PropertyKey, _ error: FieldValueError, _ range: Range<Int>) {
    wrong.insert(key)
    problems.append(ReadingProblem(.propertyValue(key, error), range))
  }

  /// A list of words; one text is a list of the words in it, parted by commas.
  private mutating func texts(_ key: PropertyKey) -> [String] {
    guard let property = property(key) else { return [] }
    guard let texts = property.texts else {
      wrong.insert(key)
      return []
    }
    let word = { (text: String) in PropertyReader.word(text, afterHash: !key.isFolder) }
    if case .list = property.value { return texts.map(word) }
    return texts.flatMap { $0.split(separator: ",") }.map { word(String($0)) }.filter { !$0.isEmpty }
  }

  /// - Parameter afterHash: whether a `#` before it is no part of it.
  private static func word(_ text: String, afterHash: Bool) -> String {
    // Nearly all have nothing round them, and to look for characters takes long.
    if let first = text.utf8.first, let last = text.utf8.last, first != UInt8(ascii: "#"), 0x21...0x7E ~= first,
      0x21...0x7E ~= last
    {
      return text
    }
    var text = Substring(text)
    while text.first?.isWhitespace == true || afterHash && text.first == "#" { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The properties that say nothing to Tidemark, those with a wrong value among them.
  private func others() -> [OtherProperty] {
    let kind = document.kind ?? .page
    return document.properties.entries.compactMap { property in
      if let key = property.key, key.kinds.contains(kind), !wrong.contains(key) { return nil }
      // On one line it would read.
      if property.joinedRange != nil, property.key != nil {
        return OtherProperty(name: property.name, value: .unread(yaml(of: property)))
      }
      switch property.value {
      case .text(let text): return OtherProperty(name: property.name, value: .text(text))
      case .list(let texts): return OtherProperty(name: property.name, value: .list(texts))
      case .unread: return OtherProperty(name: property.name, value: .unread(yaml(of: property)))
      }
    }
  }

  /// A nested value as it is written: on the line of its key, or, after a line ending, on lines of its own without their indent.
  private func yaml(of property: Property) -> String {
    let source = document.source
    let first = source.line(at: property.valueRange.lowerBound)
    let text = source.string(in: property.valueRange)
    guard first > source.line(at: property.nameRange.lowerBound) else { return text }
    let indent = property.valueRange.lowerBound - source.start(ofLine: first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line -> Substring in
      index == 0 ? line : line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }
    // Not so typed, it would be joined character by character.
    let value: String = lines.joined(separator: "\n")
    return "\n" + value
  }
}
