import Chronology
import Planner
import SourceText

/// iCalendar (RFC 5545): events become blocks and lines of days, or what repeats in the vault; tasks go to a project.
public enum CalendarFile: FileFormat {
  public static let name = "ics"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        let body = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes[...]
        return body.prefix(15).map { $0 | 0x20 }.elementsEqual("begin:vcalendar".utf8.map { $0 | 0x20 })
      }
  }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let calendars = try CalendarComponent.all(of: try CalendarLine.all(of: file), path: file.path)
      guard calendars.contains(where: { $0.name == "VCALENDAR" }) else {
        throw ImportError(ImportPlace(path: file.path, line: 1), .hasNoCalendar)
      }
      var reader = CalendarReader(calendars, file, options)
      drafts += try reader.drafts()
    }
    return drafts
  }
}

/// Reads the components of one file.
private struct CalendarReader {
  private let components: [CalendarComponent]
  private let file: ImportedFile
  private let options: ImportOptions
  private var clock: CalendarClock
  /// What the calendar is called.
  private let title: String
  /// The days of a series that are events of their own, by its identifier, as they were without them.
  private var changed: [String: Set<CalendarTime>] = [:]
  /// The tasks, by their identifiers.
  private var tasks: [String: CalendarComponent] = [:]

  /// The most things of a file.
  private static let mostDrafts = 200_000
  /// How many days after today a series is told day by day, if nobody says until when.
  private static let window = 366
  /// The most days before today and after it on which a series is told day by day.
  private static let mostDays = 4000
  /// The most periods of rules that are looked at in a file, so that no file takes long.
  private var periods = 2_000_000
  /// How deep tasks may stand below one another.
  private static let deepestTask = 8

  init(_ calendars: [CalendarComponent], _ file: ImportedFile, _ options: ImportOptions) {
    (self.file, self.options) = (file, options)
    clock = CalendarClock(calendars, options.zones)
    components = calendars.flatMap(\.children).filter { $0.name != "VTIMEZONE" }
    let named = calendars.lazy.flatMap { [$0.words("NAME"), $0.words("X-WR-CALNAME")] }.first { !$0.isEmpty }
    title = options.title ?? named ?? file.stem
    for component in components {
      let uid = component.words("UID")
      guard !uid.isEmpty else { continue }
      if component.name == "VEVENT", let id = component["RECURRENCE-ID"].flatMap(CalendarTime.init) {
        changed[uid, default: []].insert(id)
      }
      if component.name == "VTODO" { tasks[uid] = component }
    }
  }

  mutating func drafts() throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for component in components {
      drafts += self.drafts(of: component)
      guard drafts.count <= CalendarReader.mostDrafts else {
        throw ImportError(place(component), .hasMoreEvents(CalendarReader.mostDrafts))
      }
    }
    return drafts
  }

  private func place(_ component: CalendarComponent) -> ImportPlace {
    ImportPlace(path: file.path, line: component.number)
  }

  private func draft(_ content: ImportDraft.Content, _ component: CalendarComponent, kept: [KeptThing] = []) -> ImportDraft {
    ImportDraft(content, at: place(component), original: component.original, kept: kept)
  }

  private mutating func drafts(of component: CalendarComponent) -> [ImportDraft] {
    switch component.name {
    case "VEVENT": return drafts(ofEvent: component)
    case "VTODO": return [draft(ofTask: component)]
    case "VJOURNAL": return [draft(ofJournal: component)]
    case "VFREEBUSY": return [draft(.nothing(.because(.saysWhenBusy)), component)]
    default: return [draft(.unread(.because(.isNoComponent(component.name))), component)]
    }
  }

  // MARK: Words

  /// What has no key: words for notes, each with what it is.
  private func details(of component: CalendarComponent, isBlock: Bool) -> (kept: [KeptThing], words: [String]) {
    var (kept, words) = ([KeptThing](), [String]())
    func keep(_ what: KeptThing, _ text: String) {
      guard !text.isEmpty else { return }
      kept.append(what)
      words.append(text)
    }
    keep(.place, component.words("LOCATION").isEmpty ? "" : "at \(component.words("LOCATION"))")
    let people = (component.all("ORGANIZER") + component.all("ATTENDEE")).map { line in
      (line.parameters["CN"] ?? line.value.replacing("mailto:", with: "").replacing("MAILTO:", with: "")).onOneLine
    }
    var names: Set<String> = []
    let others = people.filter { !$0.isEmpty && names.insert($0).inserted }
    keep(.people, others.isEmpty ? "" : "with \(others.joined(separator: ", "))")
    keep(.link, component.words("URL"))
    keep(
      .categories,
      component.all("CATEGORIES").flatMap(\.texts).map { "#" + $0.replacing(" ", with: "-") }.joined(separator: " ")
    )
    if Color(word: component.words("COLOR")) == nil || !isBlock { keep(.color, component.words("COLOR")) }
    if component.words("STATUS").uppercased() == "TENTATIVE" { keep(.tentative, "tentative") }
    for line in component.all("ATTACH") where line.parameters["VALUE"] != "BINARY" {
      keep(.attachment, line.value.onOneLine)
    }
    for line in component.all("ATTACH") where line.parameters["VALUE"] == "BINARY" {
      keep(.attachedFile, "attached: \((line.parameters["FILENAME"] ?? "a file").onOneLine)")
    }
    for line in component.lines where !component.isKnown(line) {
      keep(.property, "\(line.name.lowercased()): \(line.text)".onOneLine)
    }
    for alarm in component.children where alarm.name == "VALARM" {
      if isBlock, moments(of: alarm) != nil { continue }
      keep(.alarm, "alarm \(alarm["TRIGGER"]?.value ?? "")".onOneLine)
    }
    return (kept, words)
  }

  /// What the program knows a component by; nil where it has no identifier.
  private func origin(of component: CalendarComponent, on day: CivilDate? = nil) -> String? {
    let uid = component.words("UID")
    guard !uid.isEmpty else { return nil }
    let day = component["RECURRENCE-ID"].flatMap(CalendarTime.init)?.date ?? day
    return ["ics", uid, day?.description].compactMap(\.self).joined(separator: " ")
  }

  /// When an alarm calls, if that is at the start or the end.
  private func moments(of alarm: CalendarComponent) -> Moments? {
    guard let line = alarm["TRIGGER"], CalendarTime.seconds(ofDuration: line.value) == 0 else { return nil }
    return line.parameters["RELATED"]?.uppercased() == "END" ? .end : .start
  }

  /// Puts the words of an event below an item, and what a block has besides.
  private func finish(
    _ item: inout PlanItem,
    _ component: CalendarComponent,
    kept: inout [KeptThing],
    words more: [String] = []
  ) {
    let isBlock = item.content.blockTime != nil
    let details = details(of: component, isBlock: isBlock)
    kept += details.kept
    let words = more + details.words
    if !words.isEmpty { item.notes.append(words.joined(separator: "; ")) }
    item.add(text: component["DESCRIPTION"]?.text ?? "")
    guard isBlock else { return }
    item.color = Color(word: component.words("COLOR"))
    for alarm in component.children where alarm.name == "VALARM" { item.notify.formUnion(moments(of: alarm) ?? []) }
  }

  // MARK: Events

  /// An event without its repetitions.
  private struct Span {
    var start: CalendarTime
    /// By the clock at home.
    var local: Int
    /// In seconds; nil where no end is said.
    var length: Int?
    var isKnown: Bool
  }

  private mutating func span(of event: CalendarComponent) -> Span? {
    guard let start = event["DTSTART"].flatMap(CalendarTime.init) else { return nil }
    let local = clock.local(of: start)
    var length: Int?
    if let line = event["DTEND"] {
      guard let end = CalendarTime(line) else { return nil }
      length = (clock.local(of: end) ?? end.local) - (local ?? start.local)
    } else if let line = event["DURATION"] {
      guard let seconds = CalendarTime.seconds(ofDuration: line.value) else { return nil }
      length = seconds
    }
    return Span(start: start, local: local ?? start.local, length: length, isKnown: local != nil)
  }

  private mutating func drafts(ofEvent event: CalendarComponent) -> [ImportDraft] {
    guard let span = span(of: event) else { return [draft(.unread(.because(.startOrEndIsNotRead)), event)] }
    if let length = span.length, length < 0 { return [draft(.unread(.because(.endIsBeforeStart)), event)] }
    var kept: [KeptThing] = []
    var words: [String] = []
    if !span.isKnown {
      kept.append(.timeZone)
      words.append("in \(span.start.zone ?? "UTC")".onOneLine)
    }
    guard event["RRULE"] != nil || event["RDATE"] != nil, event["RECURRENCE-ID"] == nil else {
      return once(event, span, kept, words)
    }
    if let drafts = series(event, span, kept, words) { return drafts }
    let horizon = options.until ?? options.today.adding(days: CalendarReader.window)
    guard let (days, goesOn) = days(of: event, span, through: horizon) else {
      kept.append(.rule)
      words.append(event.all("RRULE").map(\.value).joined(separator: " "))
      return once(event, span, kept, words)
    }
    guard !days.isEmpty else { return [draft(.nothing(.because(.seriesHasNoDay)), event)] }
    let told =
      days.prefix { $0 <= options.today }.suffix(CalendarReader.mostDays)
      + days.drop { $0 <= options.today }.prefix(CalendarReader.mostDays)
    var rest: [ImportDraft] = []
    if told.count < days.count {
      rest.append(
        draft(.unread(.because(.seriesHasMoreDays(CalendarReader.mostDays))), event)
      )
    }
    if goesOn { rest.append(draft(.nothing(.because(.seriesGoesOn(after: horizon))), event)) }
    return told.enumerated().flatMap { number, day in
      var own = span
      own.local = span.local + (day.dayNumber - span.start.date.dayNumber) * 86_400
      if !clock.isAtHome(span.start) {
        var time = span.start
        time.local += (day.dayNumber - span.start.date.dayNumber) * 86_400
        own.local = clock.local(of: time) ?? own.local
      }
      return once(event, own, number == 0 ? kept : [], words, on: day)
    } + rest
  }

  /// An event on its day.
  ///
  /// - Parameter day: which of a series it is; nil for one that is none.
  private mutating func once(
    _ event: CalendarComponent,
    _ span: Span,
    _ kept: [KeptThing],
    _ words: [String],
    on day: CivilDate? = nil
  ) -> [ImportDraft] {
    let summary = event.words("SUMMARY")
    let start = ImportedMoment.moment(span.local)
    var kept = kept
    let isCancelled = event.words("STATUS").uppercased() == "CANCELLED"
    if span.start.hasTime {
      let end = span.length.map { ImportedMoment.moment(span.local + $0) }
      if start.date.days(until: end?.date ?? start.date) >= TimedDraft.mostDays {
        return timeline(
          event,
          origin(of: event, on: day),
          start.date,
          end?.date ?? start.date,
          kept + [.times],
          words + ["\(start) to \(end ?? start)"]
        )
      }
      var item = PlanItem(.block(.at(.noon)), text: summary)
      finish(&item, event, kept: &kept, words: words)
      var timed = TimedDraft(summary, from: start, to: span.length == 0 ? nil : end)
      timed.box = isCancelled ? .dropped : nil
      timed.item = item
      timed.origin = origin(of: event, on: day)
      return timed.drafts(at: place(event), original: event.original, kept: kept)
    }
    let days = max(1, (span.length ?? 86_400) / 86_400)
    let last = start.date.adding(days: min(days, 40_000) - 1)
    if days > 1 { return timeline(event, origin(of: event, on: day), start.date, last, kept, words) }
    var item = PlanItem(.bullet, text: summary.isEmpty ? "Event" : summary)
    if isCancelled {
      kept.append(.cancelled)
      item.notes.append("cancelled")
    }
    finish(&item, event, kept: &kept, words: words)
    let drafted = DraftedItem(
      item,
      in: DraftHome(dayOf: start.date),
      date: start.date,
      origin: origin(of: event, on: day)
    )
    return [draft(.item(drafted), event, kept: kept)]
  }

  private var page: DraftHome { DraftHome(.page, titled: title, section: "Events") }

  /// An event of several days, on a page.
  private func timeline(
    _ event: CalendarComponent,
    _ origin: String?,
    _ first: CivilDate,
    _ last: CivilDate,
    _ kept: [KeptThing],
    _ words: [String]
  ) -> [ImportDraft] {
    guard let days = DateRange(first: first, last: last) else { return [draft(.unread(.because(.endIsBeforeStart)), event)] }
    var kept = kept
    let summary = event.words("SUMMARY")
    var item = PlanItem(.timeline(days), text: summary.isEmpty ? "Event" : summary)
    finish(&item, event, kept: &kept, words: words)
    return [draft(.item(DraftedItem(item, in: page, date: last, origin: origin)), event, kept: kept)]
  }

  // MARK: Series

  /// The days of a series up to one, without those that are left out or are events of their own, and whether it goes on; nil for a rule
  /// that cannot be told by days.
  private mutating func days(
    of event: CalendarComponent,
    _ span: Span,
    through horizon: CivilDate
  ) -> (days: [CivilDate], goesOn: Bool)? {
    let start = span.start.date
    var days: Set<CivilDate> = [start]
    var goesOn = false
    for line in event.all("RRULE") {
      guard let rule = CalendarRecurrence(line.value) else { return nil }
      let last = end(of: rule, span)
      guard let found = rule.days(from: start, through: max(start, horizon), end: last, within: &periods) else { return nil }
      days.formUnion(found)
      goesOn = goesOn || (last.map { $0 > horizon } ?? true) && found.count < rule.count ?? .max
    }
    for line in event.all("RDATE") {
      for part in line.value.split(separator: ",") {
        let value = part.split(separator: "/").first ?? part
        if let time = CalendarTime(value, zone: line.parameters["TZID"]) { days.insert(time.date) }
      }
    }
    return (days.subtracting(exceptions(of: event, span)).sorted(), goesOn)
  }

  /// The last day of a rule on the clock of its start.
  private mutating func end(of rule: CalendarRecurrence, _ span: Span) -> CivilDate? {
    guard let until = rule.until else { return nil }
    guard until.isUniversal, span.start.hasTime, let local = clock.local(of: until) else { return until.date }
    // What is told by another clock ends on the day there, which may be a day further.
    let shift = span.local - span.start.local
    return ImportedMoment.moment(clock.isAtHome(span.start) ? local : local - shift).date
  }

  private mutating func exceptions(of event: CalendarComponent, _ span: Span) -> Set<CivilDate> {
    var days: Set<CivilDate> = []
    for line in event.all("EXDATE") {
      for part in line.value.split(separator: ",") {
        if let time = CalendarTime(part, zone: line.parameters["TZID"]) { days.insert(day(of: time, span)) }
      }
    }
    for time in changed[event.words("UID")] ?? [] { days.insert(day(of: time, span)) }
    return days
  }

  /// The day of a moment on the clock of a series.
  private mutating func day(of time: CalendarTime, _ span: Span) -> CivilDate {
    guard time.hasTime, time.isUniversal, !span.start.isUniversal, let local = clock.local(of: time) else { return time.date }
    return ImportedMoment.moment(local - (span.local - span.start.local)).date
  }

  /// A series as what repeats; nil where that would not be the same, or is over.
  private mutating func series(
    _ event: CalendarComponent,
    _ span: Span,
    _ kept: [KeptThing],
    _ words: [String]
  ) -> [ImportDraft]? {
    guard clock.isAtHome(span.start), event.all("RRULE").count == 1, event["RDATE"] == nil, exceptions(of: event, span).isEmpty,
      event.words("STATUS").uppercased() != "CANCELLED", let line = event["RRULE"], let read = CalendarRecurrence(line.value),
      let rule = read.rule(from: span.start.date, until: end(of: read, span), within: &periods),
      rule.until.map({ $0 >= options.today }) ?? true
    else { return nil }
    var kept = kept
    let summary = event.words("SUMMARY")
    guard span.start.hasTime else {
      guard span.length ?? 86_400 <= 86_400 else { return nil }
      var item = PlanItem(.recurring(rule), text: summary.isEmpty ? "Event" : summary)
      finish(&item, event, kept: &kept, words: words)
      return [draft(.item(DraftedItem(item, in: page, origin: origin(of: event))), event, kept: kept)]
    }
    let start = ImportedMoment.moment(span.local)
    let end = span.length.map { ImportedMoment.moment(span.local + $0) }
    var time = ScheduleTime.at(start.time)
    if let end, end > start {
      let isMidnight = end == Moment(start.date.adding(days: 1), .startOfDay)
      guard isMidnight || end.date == start.date,
        let range = TimeRange(start: start.time, end: isMidnight ? .endOfDay : end.time)
      else { return nil }
      time = .range(range)
    }
    var item = PlanItem(.routine(RoutineTime(time: time, rule: rule)), text: summary)
    finish(&item, event, kept: &kept, words: words)
    let home = DraftHome(.vault, name: "tidemark.md", titled: title, section: "Routine")
    let drafted = draft(.item(DraftedItem(item, in: home, origin: origin(of: event))), event, kept: kept)
    guard span.start.date < options.today else { return [drafted] }
    return [drafted, draft(.nothing(.because(.daysStandInRule)), event)]
  }

  // MARK: Tasks

  private mutating func draft(ofTask task: CalendarComponent) -> ImportDraft {
    guard let (item, kept) = item(ofTask: task, isStep: parent(of: task) != nil) else {
      return draft(.unread(.because(.taskHasNoWords)), task)
    }
    var home = DraftHome(.project, titled: title)
    var above = parent(of: task)
    while let parent = above, home.parents.count < CalendarReader.deepestTask {
      above = self.parent(of: parent)
      guard var (item, _) = self.item(ofTask: parent, isStep: above != nil) else { break }
      (item.children, item.notes) = ([], [])
      home.parents.insert(item, at: 0)
    }
    let drafted = DraftedItem(item, in: home, date: item.task.done ?? item.task.due, origin: origin(of: task))
    return draft(.item(drafted), task, kept: kept)
  }

  private func parent(of task: CalendarComponent) -> CalendarComponent? {
    let line = task.all("RELATED-TO").first { ($0.parameters["RELTYPE"] ?? "PARENT").uppercased() == "PARENT" }
    guard let uid = line?.text.onOneLine, uid != task.words("UID") else { return nil }
    return tasks[uid]
  }

  private mutating func item(ofTask task: CalendarComponent, isStep: Bool) -> (PlanItem, [KeptThing])? {
    let summary = task.words("SUMMARY")
    guard !summary.isEmpty else { return nil }
    var kept: [KeptThing] = []
    var words: [String] = []
    func keep(_ what: KeptThing, _ text: String) {
      kept.append(what)
      words.append(text)
    }
    var item = PlanItem(isStep ? .checkbox : .task, text: summary, box: .open)
    switch task.words("STATUS").uppercased() {
    case "COMPLETED": item.box = .done
    case "CANCELLED": item.box = .dropped
    case "IN-PROCESS": keep(.inProgress, "in progress")
    default: if task["COMPLETED"] != nil { item.box = .done }
    }
    if let percent = Int(task.words("PERCENT-COMPLETE")), 1...99 ~= percent { keep(.howMuchIsDone, "\(percent) % done") }
    if let due = task["DUE"].flatMap(CalendarTime.init) {
      let moment = clock.moment(of: due) ?? ImportedMoment.moment(due.local)
      item.task.due = moment.date
      if due.hasTime { keep(.time, "at \(moment.time)") }
    }
    if let start = task["DTSTART"].flatMap(CalendarTime.init), task["RRULE"] == nil {
      keep(.threshold, "starts \((clock.moment(of: start) ?? ImportedMoment.moment(start.local)).date)")
    }
    if let done = task["COMPLETED"].flatMap(CalendarTime.init), item.box == .done {
      item.task.done = (clock.moment(of: done) ?? ImportedMoment.moment(done.local)).date
    }
    // 1 is the highest, 9 the lowest, 0 none (RFC 5545, 3.8.1.9).
    if let level = Int(task.words("PRIORITY")), 1...9 ~= level {
      item.task.priority = level < 5 ? .high : level == 5 ? .medium : .low
    }
    if let line = task["RRULE"] {
      let start = task["DTSTART"].flatMap(CalendarTime.init) ?? task["DUE"].flatMap(CalendarTime.init)
      if !isStep, item.box == .open, let start,
        let rule = CalendarRecurrence(line.value)?.rule(from: start.date, until: nil, within: &periods),
        task["EXDATE"] == nil, CalendarRecurrence(line.value)?.until == nil
      {
        item.content = .recurring(rule)
        item.task.due = nil
      } else {
        keep(.rule, line.value.onOneLine)
      }
    }
    finish(&item, task, kept: &kept, words: words)
    return (item, kept)
  }

  // MARK: Journals

  private mutating func draft(ofJournal journal: CalendarComponent) -> ImportDraft {
    guard let start = journal["DTSTART"].flatMap(CalendarTime.init) else {
      return draft(.unread(.because(.hasNoDay)), journal)
    }
    let date = (clock.moment(of: start) ?? ImportedMoment.moment(start.local)).date
    var kept: [KeptThing] = []
    var item = PlanItem(.bullet, text: journal.words("SUMMARY").isEmpty ? "Journal" : journal.words("SUMMARY"))
    finish(&item, journal, kept: &kept)
    let drafted = DraftedItem(item, in: DraftHome(dayOf: date), date: date, origin: origin(of: journal))
    return draft(.item(drafted), journal, kept: kept)
  }
}
