import Chronology
public import Outline
public import Planner
import SourceText

/// A file as typed values, and what was not read of it.
public struct PlanReading: Sendable {
  public var plan: Plan
  /// What each item of the outline was read as, as far as that was wanted; nil for the entries of logs.
  public var items: ItemReadings
  public var problems: [ReadingProblem]
  private let types: [ItemType?]

  /// What an item of the outline is; nil for the entries of logs.
  public func type(of index: Int) -> ItemType? { types[index] }

  /// Reads an outline by its kind. One without a kind is read as a page.
  ///
  /// - Parameters:
  ///   - fileName: the name of the file without folder and ending, which is the title of a file without one.
  ///   - extras: what is wanted beside the plan.
  public init(of document: Document, fileName: String, with extras: Extras = .all) {
    let part = Part(of: document, sections: document.sections.indices, with: extras)
    self.init(of: document, fileName: fileName, [part])
  }

  /// - Parameter parts: those of all sections, in their order; at least one.
  package init(of document: Document, fileName: String, _ parts: [Part]) {
    var reader = parts[0].reader
    for part in parts.dropFirst() { reader.add(part.reader) }
    plan = reader.read(fileName: fileName, parts.count == 1 ? parts[0].sections : parts.flatMap(\.sections))
    items = reader.readings
    types = reader.types
    problems = reader.problems.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

extension PlanReading {
  /// What a reading tells beside the plan, for which it needs time and room.
  public struct Extras: OptionSet, Sendable {
    public let rawValue: UInt8

    /// All of `items`.
    public static let items = Extras(rawValue: 1)
    /// All of `problems`, and those of `items` that have some; without it some problems are missing.
    public static let problems = Extras(rawValue: 2)
    public static let all: Extras = [.items, .problems]

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  /// What was read of some of a document's sections. None says how another is read, so several threads may share them.
  package struct Part: Sendable {
    fileprivate var sections: [PlanSection] = []
    fileprivate var reader: PlanReader

    package init(of document: Document, sections sectionRange: Range<Int>, with extras: Extras = .all) {
      reader = PlanReader(document, extras)
      // A plan that is changed is copied, all its sections with it.
      sections.reserveCapacity(sectionRange.count)
      // By their places, as a section is large to copy.
      for index in sectionRange { sections.append(reader.read(document.sections[index])) }
    }
  }
}

extension Plan {
  /// A file of a kind without sections, with some properties read as its front matter would be. Those of a wrong value, or of
  /// no meaning, are among `otherProperties`.
  public init(kind: DocumentKind, title: String, properties: [OtherProperty] = []) {
    var written = Plan.page(FocusPage(content: PlanContent(title: title)))
    written.otherProperties = properties
    let lines = PropertyWriter.frontMatter(of: written).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let place = Probe.Place(kind, properties: Array(lines.dropFirst(2).dropLast(2)))
    self = PlanReading(of: Probe("", in: place).document, fileName: title).plan
  }
}

/// Makes a `Plan` of an outline: one pass over its sections and items.
struct PlanReader: Sendable {
  private let document: Document
  var readings: ItemReadings
  var types: [ItemType?]
  var problems: [ReadingProblem] = []
  private var recentHabits = RecentTexts()
  /// By the places of `recentHabits`, without number, log and origin.
  private var habits: [PlanItem] = []
  private let extras: PlanReading.Extras
  /// Whether items of such a file can have a log.
  private let hasLogs: Bool

  init(_ document: Document, _ extras: PlanReading.Extras) {
    self.document = document
    self.extras = extras
    hasLogs = document.traits.logs != .none
    // A reading is large to move, and a log may be most of a file.
    let readCount = extras.contains(.items) ? document.items.count { $0.entry == nil } : 0
    readings = ItemReadings(count: document.items.count, readCount: readCount)
    types = Array(repeating: nil, count: document.items.count)
  }

  /// - Parameter sections: all of the document, which are read already.
  mutating func read(fileName: String, _ sections: [PlanSection]) -> Plan {
    var properties = PropertyReader(document)
    var plan = properties.plan(titled: fileName)
    problems += properties.problems
    add(sections, to: &plan.content)
    if case .day(var day) = plan {
      day.nameDate = FileName.date(ofStem: fileName)
      plan = .day(day)
    }
    return plan
  }

  private mutating func add(_ sections: [PlanSection], to content: inout PlanContent) {
    if let title = document.title { readTitle(title.headline, into: &content) }
    if let introduction = sections.first { content.introduction = introduction }
    content.sections = Array(sections.dropFirst())
  }

  /// Adds what another has read of other sections.
  mutating func add(_ other: PlanReader) {
    problems += other.problems
    for index in types.indices where other.types[index] != nil {
      types[index] = other.types[index]
      if let reading = other.readings[index] { readings.add(reading, at: index) }
    }
  }

  /// The title, and its icon unless a property names one; then the emoji is a word of the title.
  private mutating func readTitle(_ headline: Headline, into content: inout PlanContent) {
    var headline = headline
    let fields = fields(of: headline)
    if content.icon == nil {
      content.icon = icon(of: headline, fields)
    } else if let emoji = headline.iconRange {
      headline.textRange = emoji.lowerBound..<max(emoji.upperBound, headline.textRange.upperBound)
    }
    content.title = document.title(of: headline)
  }

  // MARK: Sections

  private mutating func fields(of headline: Headline) -> FieldReader {
    let fields = FieldReader.read(headline, in: document)
    if !fields.problems.isEmpty { problems += fields.problems }
    return fields
  }

  mutating func read(_ section: Section) -> PlanSection {
    guard let headline = section.heading?.headline else {
      return PlanSection(title: "", elements: elements(section.elements), groups: groups(section.groups))
    }
    let fields = fields(of: headline)
    let title = document.title(of: headline)
    let theme: Theme? = if case .theme(let written) = fields[.theme] { written } else { nil }
    return PlanSection(
      title: title,
      role: PlanSection.Role(section.role, title: title),
      icon: icon(of: headline, fields),
      theme: theme,
      ended: fields.date(.ended),
      otherFields: fields.others(in: document),
      elements: elements(section.elements),
      groups: groups(section.groups)
    )
  }

  private mutating func groups(_ groups: [Group]) -> [PlanGroup] {
    groups.map { group in
      let fields = self.fields(of: group.heading.headline)
      return PlanGroup(
        title: document.title(of: group.heading.headline),
        icon: icon(of: group.heading.headline, fields),
        otherFields: fields.others(in: document),
        elements: elements(group.elements)
      )
    }
  }

  private func icon(of headline: Headline, _ fields: FieldReader) -> Icon? {
    if let range = headline.iconRange { return .emoji(document.source.string(in: range)) }
    guard !fields.isEmpty, case .icon(let icon) = fields[.icon] else { return nil }
    return icon
  }

  private mutating func elements(_ elements: [Element]) -> [PlanElement] {
    elements.map { element in
      switch element {
      case .item(let index): .item(item(index))
      case .other(let block): .other(document.markdown(ofBlock: block))
      }
    }
  }

  // MARK: Items

  private mutating func item(_ index: Int) -> PlanItem {
    let item = document.items[index]
    switch item.form {
    case .listItem: return listItem(index, item)
    case .paragraph:
      // A text box has no id: at the end of its words, what looks like one is a word.
      let words = item.headline.groups.isEmpty ? item.headline.range : item.headline.textRange
      let text = document.lines(words, without: item.headline.cutRanges)
      return finish(PlanItem(.text, text: text), index, item)
    case .image:
      let parts = item.image
      let source = parts.map { document.source.string(in: $0.sourceRange) } ?? ""
      let alt = parts.map { document.text($0.altRange) } ?? ""
      return finish(PlanItem(.image(source: source), text: alt), index, item)
    case .quote:
      let (lines, author) = document.quote(item)
      return finish(PlanItem(.quote(author: author), text: lines.joined(separator: "\n")), index, item)
    }
  }

  /// What paragraphs, images and quotes have in common.
  ///
  /// - Parameter item: one that nobody else holds, and so need not be copied.
  private mutating func finish(_ item: consuming PlanItem, _ index: Int, _ outline: Item) -> PlanItem {
    if !outline.headline.fields.isEmpty {
      let fields = fields(of: outline.headline)
      if case .text(let was) = fields[.was] { item.was = was }
      item.otherFields = fields.others(in: document)
    }
    if !outline.noteRanges.isEmpty { item.notes = document.notes(of: outline) }
    item.origin = PlanItem.Origin(index: index, headlineRange: outline.headline.range)
    types[index] = item.type
    let end = outline.headline.textRange.upperBound
    guard extras.contains(.items) else { return item }
    readings.add(ItemReading(content: item.content, title: item.text, end: end, usesAnchor: false), at: index)
    return item
  }

  private mutating func listItem(_ index: Int, _ outline: Item) -> PlanItem {
    var item = words(of: index, outline)
    types[index] = item.type
    // Most items have none of these.
    if let number = outline.number { item.number = number }
    if hasLogs {
      let log = log(of: outline)
      if !log.isEmpty { item.log = log.byDate }
    }
    if outline.elementCount > 0 { item.children = elements(outline.elements) }
    item.origin = PlanItem.Origin(index: index, headlineRange: outline.headline.range)
    return item
  }

  /// What the words of an item say, and the paragraphs below them.
  private mutating func words(of index: Int, _ outline: Item) -> PlanItem {
    // All that a habit is stands in its headline, if nothing but its log stands below it.
    guard extras.isEmpty, outline.headline.places == .habit, outline.noteRanges.isEmpty, outline.elementCount == 0 else {
      return readWords(of: index, outline, outline.headline)
    }
    let range = outline.headline.range
    if let known = recentHabits.place(of: range, in: document.source.bytes) { return habits[known] }
    let item = readWords(of: index, outline, outline.headline)
    habits.put(item, at: recentHabits.add(range))
    return item
  }

  /// - Parameter headline: that of the item, which is lent: to take it out would be a copy.
  private mutating func readWords(of index: Int, _ outline: Item, _ headline: Headline) -> PlanItem {
    let knownProblems = problems.count
    var classifier = ItemClassifier(outline, fields: FieldReader.read(headline, in: document), in: document)
    var reading = classifier.classify()
    if !classifier.problems.isEmpty { problems += classifier.problems }
    var item = PlanItem(
      reading.content,
      text: reading.title,
      box: headline.box.map { BoxState($0, in: document) },
      icon: holdsIcon(reading, headline) ? nil : icon(of: headline, classifier.fields),
      trailingTags: trailingTags(headline, after: reading.end),
      id: headline.idRange.map { document.source.string(in: $0) },
      notes: document.notes(of: outline)
    )
    if !headline.fields.isEmpty {
      let fields = classifier.fields
      if !fields.problems.isEmpty { problems += fields.problems }
      if extras.contains(.problems) { checkRule(reading.content, outline, fields) }
      if !fields.kept.isEmpty {
        reading.keptKeyRanges = fields.kept.map(\.nameRange)
        item.otherFields = fields.others(in: document)
      }
      for entry in fields.entries { PlanReader.take(entry, for: &item) }
    }
    let hasProblem = extras.contains(.problems) && problems.count > knownProblems
    if hasProblem || extras.contains(.items) { readings.add(reading, at: index) }
    return item
  }

  /// Whether the words of an item hold its icon: they begin with an anchor before it.
  private func holdsIcon(_ reading: ItemReading, _ headline: Headline) -> Bool {
    guard !reading.usesAnchor, let icon = headline.iconRange, let anchor = headline.anchor else { return false }
    return icon.lowerBound > anchor.range.lowerBound
  }

  private func trailingTags(_ headline: Headline, after end: Int) -> [String] {
    guard !headline.tagRanges.isEmpty else { return [] }
    return headline.tagRanges.filter { $0.lowerBound >= end }
      .map { document.source.string(in: $0.lowerBound + 1..<$0.upperBound) }
  }

  /// Takes a field that means the same for every type.
  private static func take(_ field: FieldReader.Entry, for item: inout PlanItem) {
    switch (field.key, field.value) {
    case (.due, .date(let date)): item.task.due = date
    case (.done, .date(let date)): item.task.done = date
    case (.priority, .priority(let priority)): item.task.priority = priority
    case (.notify, .reminder(let reminder)): item.task.notify = reminder
    case (.project, .text(let project)): item.task.project = project
    case (.notify, .moments(let moments)): item.notify = moments
    case (.color, .color(let color)): item.color = color
    case (.was, .text(let was)): item.was = was
    default: break
    }
  }

  /// The entries of an item's log, in the order of the file.
  private mutating func log(of outline: Item) -> [LogRecord] {
    let (log, packedLog) = (outline.log, outline.packedLog)
    guard !packedLog.isEmpty else { return log.map { record($0) } }
    var records: [LogRecord] = []
    records.reserveCapacity(log.count + packedLog.count)
    var place = 0
    for entry in packedLog {
      while place < entry.place {
        records.append(record(log[place]))
        place += 1
      }
      records.append(record(entry))
    }
    for index in log[place...] { records.append(record(index)) }
    return records
  }

  private func record(_ entry: PackedEntry) -> LogRecord {
    LogRecord(days: entry.days, bareAt: nil, LogRecord.Status(entry.status), note: words(entry.noteRange))
  }

  /// The words of an entry, of which most have none.
  private func words(_ noteRange: Range<Int>) -> String { noteRange.isEmpty ? "" : document.text(noteRange) }

  private mutating func record(_ index: Int) -> LogRecord {
    let item = document.items[index]
    guard let entry = item.entry else { return LogRecord(days: DateRange(CivilDate.earliest)) }
    // Most entries say no more than their days, and most others a word.
    if entry.valueRange == nil, item.isBare {
      return LogRecord(days: entry.days, bareAt: entry.time, status(of: item), note: words(entry.noteRange))
    }
    let fields = fields(of: item.headline)
    var source: String?
    if case .text(let written) = fields[.source] { source = written }
    return LogRecord(
      days: entry.days,
      time: entry.time,
      value: entry.valueRange.flatMap { Number(bytes: document.source.bytes[$0]) },
      status: status(of: item),
      note: note(entry, item.headline),
      source: source,
      otherFields: fields.others(in: document),
      notes: document.notes(of: item),
      children: elements(item.elements)
    )
  }

  private func note(_ entry: LogEntry, _ headline: Headline) -> String {
    var note = document.title(
      entry.noteRange,
      without: headline.cutRanges.filter { $0.lowerBound >= entry.noteRange.lowerBound }
    )
    for tag in trailingTags(headline, after: headline.textRange.upperBound) { note += (note.isEmpty ? "#" : " #") + tag }
    if let id = headline.idRange { note += (note.isEmpty ? "^" : " ^") + document.source.string(in: id) }
    return note
  }

  private func status(of entry: Item) -> LogRecord.Status { entry.entryStatus.map(LogRecord.Status.init) ?? .done }

  // MARK: Rules of recurrence

  private mutating func checkRule(_ content: PlanItem.Content, _ item: Item, _ fields: FieldReader) {
    guard let rule = content.rule, let range = fields.range(content.type == .streak ? .streak : .every) else { return }
    if let from = rule.from, let until = rule.until, until < from {
      problems.append(ReadingProblem(.backwardBounds, fields.range(.until) ?? range))
      return
    }
    let schedule = rule.schedule(weekStart: .monday, earliestEntry: document.earliestEntry(of: item))
    if schedule.isNever {
      problems.append(ReadingProblem(.neverDue, range))
    } else if rule.rule.skipsShortMonths {
      problems.append(ReadingProblem(.monthEnd, range))
    }
    if rule.rule.dependsOnPhase, rule.from == nil { problems.append(ReadingProblem(.unphased(schedule.phase), range)) }
    var goal = rule.rule.times
    if case .streak(let streak) = content { goal = streak.goal }
    let days = rule.rule.mostDaysOfPeriod ?? 1
    guard let goal, goal > days else { return }
    let place = rule.rule.times == nil ? fields.range(.goal) ?? range : range
    problems.append(ReadingProblem(.unreachableGoal(days), place))
  }
}

extension LogRecord.Status {
  fileprivate init(_ status: LogEntry.Status) {
    self =
      switch status {
      case .done: .done
      case .skipped: .skipped
      case .missed: .missed
      }
  }
}
