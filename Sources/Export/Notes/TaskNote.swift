import Chronology
import Import
import Outline
import Planner
import SourceText

/// A note of TaskNotes.
struct TaskNote {
  private let document: Document
  private let file: ImportedFile
  private let options: ImportOptions
  private var kept: [KeptThing] = []
  private var words: [String] = []

  init(_ document: Document, _ file: ImportedFile, _ options: ImportOptions) {
    (self.document, self.file, self.options) = (document, file, options)
  }

  /// What is read as something of its own, or says only when the file was written.
  private static let known: Set = [
    "title", "status", "priority", "due", "scheduled", "contexts", "projects", "recurrence", "recurrence_anchor",
    "complete_instances", "completedDate", "timeEntries", "tags", "dateCreated", "dateModified",
  ]

  private func texts(_ name: String) -> [String] {
    let property = document.properties.entries.first { $0.name == name }
    return (property?.texts ?? []).map(\.onOneLine).filter { !$0.isEmpty }
  }

  private func text(_ name: String) -> String { texts(name).first ?? "" }

  private mutating func keep(_ what: KeptThing, _ text: String) {
    kept.append(what)
    words.append(text)
  }

  /// The task, its days and its times.
  mutating func drafts(original: String) -> [ImportDraft] {
    let place = ImportPlace(path: file.path)
    let title = text("title").isEmpty ? file.stem.onOneLine : text("title")
    guard !document.properties.entries.isEmpty else {
      return [ImportDraft(.unread(.because(.hasNoFrontMatter)), at: place, original: original)]
    }
    var item = PlanItem(.task, text: title, box: .open)
    readState(into: &item)
    let tags = texts("tags").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { $0 != "task" }
    let signs = texts("contexts").map { "@" + TaskNote.word($0) } + tags.map { "#" + TaskNote.word($0) }
    item.text = ([title] + signs).joined(separator: " ")
    readDays(into: &item)
    let projects = texts("projects").map(TaskNote.link)
    for project in projects.dropFirst() { keep(.otherProject, "also of \(project)") }
    for property in document.properties.entries where !TaskNote.known.contains(property.name) {
      let texts = property.texts?.map(\.onOneLine).filter { !$0.isEmpty }
      if texts != [] { keep(.property, "\(property.name): \(texts?.joined(separator: ", ") ?? raw(property))") }
    }
    let home = DraftHome(.project, titled: options.title ?? projects.first ?? "TaskNotes")
    let entries = logged(item)
    let times = blocks(of: title, at: place)
    if !words.isEmpty { item.notes = [words.joined(separator: "; ")] }
    item.add(text: body(of: original))
    let date = item.task.done ?? item.task.due
    return [ImportDraft(.item(DraftedItem(item, in: home, date: date)), at: place, original: original, kept: kept)]
      + entries.map { record in
        var bare = item
        (bare.notes, bare.children) = ([], [])
        let original = "complete_instances: \(record.days.first)"
        return ImportDraft(.entry(DraftedEntry(record, of: bare, in: home)), at: place, original: original)
      } + times
  }

  // MARK: The task

  private mutating func readState(into item: inout PlanItem) {
    let status = text("status").lowercased()
    switch status {
    case "done", "completed", "complete", "true": item.box = .done
    case "cancelled", "canceled", "dropped": item.box = .dropped
    case "", "open", "none", "todo", "false": break
    default: keep(.state, "status \(status)")
    }
    if let done = ImportedMoment(text("completedDate")), item.box == .done {
      item.task.done = ImportedMoment.moment(done.local).date
    }
    switch text("priority").lowercased() {
    case "high", "highest": item.task.priority = .high
    case "normal", "medium": item.task.priority = .medium
    case "low", "lowest": item.task.priority = .low
    case "", "none": break
    default: keep(.priority, "priority \(text("priority"))")
    }
  }

  private mutating func readDays(into item: inout PlanItem) {
    let scheduled = day("scheduled")
    if item.box == .open, let rule = rule(from: scheduled) {
      item.content = .recurring(rule)
      if let due = day("due") { keep(.dueDate, "due \(due)") }
      return
    }
    if !text("recurrence").isEmpty { keep(.rule, text("recurrence")) }
    item.task.due = day("due")
    if let scheduled { keep(.scheduledDay, "scheduled \(scheduled)") }
  }

  /// The day of a property; a time in it is kept as words.
  private mutating func day(_ name: String) -> CivilDate? {
    guard !text(name).isEmpty else { return nil }
    guard let moment = ImportedMoment(text(name)) else {
      keep(.dateInWords, "\(name) \(text(name))")
      return nil
    }
    let at = ImportedMoment.moment(moment.local)
    if moment.hasTime { keep(.time, "\(name) at \(at.time)") }
    return at.date
  }

  /// `DTSTART:20261120;FREQ=DAILY`, as a rule of the format.
  private func rule(from scheduled: CivilDate?) -> RecurringRule? {
    var start = scheduled
    var parts: [String] = []
    for part in text("recurrence").uppercased().split(whereSeparator: { $0 == ";" || $0 == "\n" || $0 == " " }) {
      if part.hasPrefix("DTSTART") {
        start = CalendarTime(part.drop { $0 != ":" }.dropFirst().prefix(8), zone: nil)?.date ?? start
      } else {
        parts.append(String(part.hasPrefix("RRULE:") ? part.dropFirst(6) : part))
      }
    }
    var budget = 5000
    guard !parts.isEmpty, let recurrence = CalendarRecurrence(parts.joined(separator: ";")) else { return nil }
    return recurrence.rule(from: start ?? options.today, until: nil, within: &budget)
  }

  // MARK: What was done

  /// The days on which it was done, as entries of its log where it has one.
  private mutating func logged(_ item: PlanItem) -> [LogRecord] {
    let days = texts("complete_instances")
    guard case .recurring = item.content else {
      if !days.isEmpty { keep(.daysOfDoing, "done on \(days.joined(separator: ", "))") }
      return []
    }
    let dates = days.compactMap { CivilDate(String($0.prefix(10))) }
    let others = days.filter { CivilDate(String($0.prefix(10))) == nil }
    if !others.isEmpty { keep(.daysOfDoing, "done on \(others.joined(separator: ", "))") }
    return Set(dates).sorted().map { LogRecord(days: DateRange($0), source: "tasknotes") }
  }

  /// The time entries, as blocks of days.
  private mutating func blocks(of title: String, at place: ImportPlace) -> [ImportDraft] {
    guard let property = document.properties.entries.first(where: { $0.name == "timeEntries" }) else { return [] }
    var drafts: [ImportDraft] = []
    var start: ImportedMoment?
    let lines = raw(property).split(separator: "\n").map { $0.drop { $0 == " " || $0 == "-" || $0 == "\t" } }
    for line in lines {
      let sides = line.split(separator: ":", maxSplits: 1).map { $0.onOneLine }
      guard sides.count == 2 else { continue }
      let value = sides[1].filter { $0 != "\"" && $0 != "'" }
      if sides[0] == "startTime" {
        if let start { drafts += block(title, start, nil, at: place) }
        start = ImportedMoment(value)
      } else if sides[0] == "endTime", let from = start {
        drafts += block(title, from, ImportedMoment(value), at: place)
        start = nil
      } else if sides[0] == "description", !value.isEmpty {
        keep(.wordsOfTimeEntry, value)
      }
    }
    if let start { drafts += block(title, start, nil, at: place) }
    if drafts.isEmpty, property.texts != [] { keep(.timeEntries, raw(property).onOneLine) }
    return drafts
  }

  private func block(_ title: String, _ start: ImportedMoment, _ end: ImportedMoment?, at place: ImportPlace) -> [ImportDraft] {
    let zones = options.zones
    let clock = zones.chosen.flatMap(zones.rule) ?? zones.system ?? ImportZones.universal
    func moment(_ moment: ImportedMoment) -> Moment {
      ImportedMoment.moment(moment.offset == nil ? moment.local : moment.universal + clock(moment.universal))
    }
    return TimedDraft(title, from: moment(start), to: end.map(moment)).drafts(at: place, original: "timeEntries: \(title)")
  }

  // MARK: Texts

  private func raw(_ property: Property) -> String {
    String(decoding: file.bytes[property.valueRange.clamped(to: file.bytes.indices)], as: UTF8.self)
  }

  private func body(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropFirst(document.properties.lines.upperBound).joined(separator: "\n")
  }

  /// `[[Garden|the garden]]` as `Garden`.
  private static func link(_ text: String) -> String {
    guard text.hasPrefix("[["), text.hasSuffix("]]") else { return text }
    let inner = text.dropFirst(2).dropLast(2).prefix { $0 != "|" }
    return (inner.split(separator: "/").last.map(String.init) ?? String(inner)).onOneLine
  }

  private static func word(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
