public import Chronology
import Languages
import Outline
public import Planner

extension EditedVault {
  /// Does a thing on a day: ticks a box, or adds an entry to the log of a recurring task, a streak, a habit or an activity.
  ///
  /// A task of a project gets `done`, moves to the section *Done* if there is one, and its copies on that day and later are
  /// ticked; those of past days stay. What has a log is done once an occurrence, and once a day unless its rule has times. What is
  /// done already is said to be, and nothing changes, but that an entry gets a time or words that it lacks.
  ///
  /// - Parameters:
  ///   - time: the time of the entry; nil for none, but for now where the rule of a recurring task has times.
  ///   - words: the note of the entry.
  ///   - source: which program writes it; for an activity.
  public mutating func complete(
    _ thing: Thing,
    on date: CivilDate,
    at time: TimeOfDay? = nil,
    words: String = "",
    source: String? = nil
  ) throws(EditRefusal) {
    let thing = try task(of: thing)
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal(CompletionMessage.nothingToDo) }
    if item.isLogged {
      if let done = item.doneEntry(on: date), !hasMore(item, on: date) {
        return try complete(done, of: thing, path, item, on: date, at: time, words)
      }
      let time = time ?? timeOfOccurrence(of: item, on: date)
      try checkOccurrence(item, of: thing, on: date, time)
      var file = try file(thing.file)
      if let skipped = item.log.firstIndex(where: { $0.status == .skipped && $0.days == DateRange(date) }) {
        // What stands below the entry, and its words unless others are given, stay.
        var record = item.log[skipped]
        (record.status, record.time) = (.done, time)
        if !words.isEmpty { record.note = words }
        if let source { record.source = source }
        file = try file.changingEntry(skipped, of: path, to: record).removingDay(date, ofStatus: .skipped, from: path)
      } else {
        let record = LogRecord(days: DateRange(date), time: time, note: words, source: source)
        file = try file.removingDay(date, ofStatus: .skipped, from: path).adding(record, to: path)
      }
      update(thing.file, to: file)
      let shown = time.map { ShownTime($0, settings.clock) }
      note(.done, CompletionMessage.on(item.text, date, at: shown, place: try place(of: thing)))
      return
    }
    guard let box = item.box else {
      throw EditRefusal(
        CompletionMessage.hasNeitherBoxNorLog(item.text, at: try place(of: thing)),
        help: item.hasNumber ? .useCount : nil
      )
    }
    guard box != .done else { return note(CompletionMessage.isDone(item.text, at: try place(of: thing))) }
    guard date <= today else {
      throw EditRefusal(
        CompletionMessage.isAhead(date, today: today, item.text),
        help: .leaveOutDay
      )
    }
    try tick(thing, path, item, on: date)
  }

  /// What is done already stays as it is; an entry without a time or without words gets those that are new.
  private mutating func complete(
    _ offset: Int,
    of thing: Thing,
    _ path: PlanPath,
    _ item: PlanItem,
    on date: CivilDate,
    at time: TimeOfDay?,
    _ words: String
  ) throws(EditRefusal) {
    var record = item.log[offset]
    let isNew = (time: time != nil && time != record.time, words: !words.isEmpty && words != record.note)
    guard isNew.time || isNew.words else {
      return note(CompletionMessage.isDoneOn(item.text, date, at: try place(of: thing)))
    }
    guard record.days.count == 1, !isNew.time || record.time == nil, !isNew.words || record.note.isEmpty else {
      throw EditRefusal(
        CompletionMessage.hasEntry(
          item.text,
          date,
          at: record.time,
          note: record.note.isEmpty ? nil : record.note,
          place: try place(of: thing)
        ),
        help: .reopenFirst
      )
    }
    if isNew.time { record.time = time }
    if isNew.words { record.note = words }
    var file = try file(thing.file)
    file = try file.changingEntry(offset, of: path, to: record)
    update(thing.file, to: file)
    let place = try place(of: thing)
    note(
      .added,
      isNew.words
        ? CompletionMessage.words(words, to: item.text, date, at: record.time, place: place)
        : .wasDone(item.text, date, at: record.time, place: place)
    )
  }

  private mutating func tick(_ thing: Thing, _ path: PlanPath, _ item: PlanItem, on date: CivilDate) throws(EditRefusal) {
    var file = try file(thing.file)
    var path = path
    file = try file.settingBox(.done, of: path)
    if file.datesDone(item) {
      file = try file.setting(.done, to: date.description, of: path)
    }
    if file.kind.traits.tasks == .own, item.type == .task {
      if let section = file.doneSection, path.section != section, path.elements.count == 1 {
        (file, path) = try file.moving(
          path,
          to: file.hasNewestDoneFirst ? .start(of: PlanPath(section: section)) : .end(of: PlanPath(section: section))
        )
      }
    }
    update(thing.file, to: file)
    let place = try place(of: Thing(file: thing.file, path: path, title: thing.title))
    note(.done, CompletionMessage.item(item.text, ofPastDay: pastDay(of: thing), at: place))
    guard file.kind.traits.tasks == .own else { return }
    for copy in copies(of: item, inProject: file.content.title, from: date) where self.item(of: copy)?.box != .done {
      try setBox(.done, of: copy, says: .doneThereToo)
    }
  }

  /// The day of what stands on a past one.
  func pastDay(of thing: Thing) -> CivilDate? { date(of: thing).flatMap { $0 < today ? $0 : nil } }

  /// Undoes what `complete` and `skip` do: opens a box, or takes a day out of a log.
  public mutating func reopen(_ thing: Thing, on date: CivilDate) throws(EditRefusal) {
    let thing = try task(of: thing)
    guard var path = thing.path, let item = item(of: thing) else { throw EditRefusal(CompletionMessage.nothingToReopen) }
    var file = try file(thing.file)
    if item.isLogged {
      let statuses = item.log.filter { $0.days.contains(date) }.map(\.status)
      guard let status = [LogRecord.Status.done, .skipped].first(where: statuses.contains) else {
        return note(CompletionMessage.isNotDone(item.text, date, at: try place(of: thing)))
      }
      file = try file.removingDay(date, ofStatus: status, from: path)
      update(thing.file, to: file)
      note(
        status == .done ? .reopened : .noLongerSkipped,
        CompletionMessage.on(item.text, date, at: nil, place: try place(of: thing))
      )
      return
    }
    guard let box = item.box else {
      throw EditRefusal(CompletionMessage.hasNoBox(item.text, at: try place(of: thing)))
    }
    guard box != .open else { return note(CompletionMessage.isOpen(item.text, at: try place(of: thing))) }
    let doneOn = item.task.done ?? date
    file = try file.settingBox(.open, of: path)
    if item.task.done != nil { file = try file.setting(.done, to: nil, of: path) }
    if file.kind.traits.tasks == .own, path.section == file.doneSection, path.elements.count == 1,
      let section = file.taskSection
    {
      (file, path) = try file.moving(path, to: .end(of: PlanPath(section: section)))
    }
    update(thing.file, to: file)
    note(.reopened, title: item.text, at: try place(of: Thing(file: thing.file, path: path, title: thing.title)))
    guard file.kind.traits.tasks == .own else { return }
    for copy in copies(of: item, inProject: file.content.title, from: min(doneOn, date))
    where [.done, .dropped].contains(self.item(of: copy)?.box) {
      try setBox(.open, of: copy, says: .reopenedThereToo)
    }
  }

  /// Skips days of what has a log; a streak passes over them.
  public mutating func skip(_ thing: Thing, _ days: DateRange, words: String = "") throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal(CompletionMessage.nothingToSkip) }
    guard item.isLogged, item.type != .activity else {
      throw EditRefusal(
        CompletionMessage.cannotBeSkipped(item.text, at: try place(of: thing)),
        help: .othersCan
      )
    }
    let skipped = item.log.filter { $0.status == .skipped }.map(\.days)
    let open = days.without(skipped)
    guard !open.isEmpty else {
      return note(CompletionMessage.isSkipped(item.text, days, at: try place(of: thing)))
    }
    if let record = item.log.first(where: { $0.status == .done && $0.days.overlaps(days) }) {
      throw EditRefusal(
        CompletionMessage.isDoneThen(item.text, record.days, at: try place(of: thing)),
        help: .nameOtherDays
      )
    }
    try checkArc(of: item, thing, days)
    try checkDue(item, thing, days)
    for days in open {
      let record = LogRecord(days: days, status: .skipped, note: words)
      update(thing.file, to: try file(thing.file).adding(record, to: path))
      note(.skipped, CompletionMessage.onDays(item.text, days, at: try place(of: thing)))
    }
  }

  /// Refuses to skip days on none of which a recurring task is due or still open.
  private func checkDue(_ item: PlanItem, _ thing: Thing, _ days: DateRange) throws(EditRefusal) {
    guard case .recurring(let rule) = item.content, !rule.rule.isAfterDone, rule.rule.times == nil else { return }
    let schedule = rule.schedule(weekStart: settings.weekStarts, earliestEntry: item.log.map(\.days.first).min())
    guard schedule.next(onOrAfter: days.first).map({ days.last < $0 }) ?? true else { return }
    let status = item.recurringStatus(rule, weekStart: settings.weekStarts, today: days.first)
    guard status.open == nil || days.first > today else { return }
    let next = schedule.next(onOrAfter: max(days.first, today))
    throw EditRefusal(
      CompletionMessage.isNotDue(item.text, days, next: next, at: try place(of: thing)),
      commands: next.map { [["skip", item.text, "--on", $0.description]] } ?? []
    )
  }

  // MARK: Occurrences

  /// Whether there is something left to do of a thing on a day.
  func isOpen(_ item: PlanItem, on date: CivilDate) -> Bool {
    guard item.isLogged else { return item.box == .open }
    if case .recurring(let rule) = item.content {
      guard !rule.hasTimes else { return !rule.isSettled(item.log, weekStart: settings.weekStarts, on: date) }
      let status = item.recurringStatus(rule, weekStart: settings.weekStarts, today: date)
      return status.open != nil
    }
    return !item.log.contains { $0.status != .missed && $0.days.contains(date) }
  }

  /// Now, where each time of today is done for itself.
  private func timeOfOccurrence(of item: PlanItem, on date: CivilDate) -> TimeOfDay? {
    guard case .recurring(let rule) = item.content, rule.hasTimes, date == now.date else { return nil }
    return now.time
  }

  private mutating func checkOccurrence(
    _ item: PlanItem,
    of thing: Thing,
    on date: CivilDate,
    _ time: TimeOfDay?
  ) throws(EditRefusal) {
    guard date <= today else {
      throw EditRefusal(
        CompletionMessage.isAhead(date, today: today, item.text),
        help: item.type == .activity ? nil : .skipTakesFuture
      )
    }
    switch item.content {
    // More often than its period wants is no mistake.
    case .recurring(let rule) where !rule.rule.isAfterDone && rule.rule.times == nil:
      let status = item.recurringStatus(rule, weekStart: settings.weekStarts, today: date, time: time ?? .endOfDay)
      guard status.open == nil, status.next != date, item.log.contains(where: { $0.status != .missed }) else { return }
      throw EditRefusal(CompletionMessage.isNotDueAgain(item.text, date, next: status.next, at: try place(of: thing)))
    case .habit: try checkArc(of: item, thing, DateRange(date))
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .streak, .textList,
      .timeline, .tally, .best, .recurring, .schedule, .task, .block, .routine, .category, .link, .mark, .phase, .activity:
      return
    }
  }

  /// Whether a rule has times of a day that are left to do.
  private func hasMore(_ item: PlanItem, on date: CivilDate) -> Bool {
    guard case .recurring(let rule) = item.content, rule.hasTimes else { return false }
    return !rule.isSettled(item.log, weekStart: settings.weekStarts, on: date)
  }

  /// Refuses days of a habit on which its arc does not run.
  private func checkArc(of item: PlanItem, _ thing: Thing, _ days: DateRange) throws(EditRefusal) {
    guard item.type == .habit, let plan = self[thing.file]?.plan else { return }
    let section = plan.content[section: thing.path?.section ?? 0]
    guard let arc = section.arc else { return }
    let last = section.ended.map { min($0, arc.days.last) } ?? arc.days.last
    guard days.first < arc.days.first || last < days.last else { return }
    throw EditRefusal(
      CompletionMessage.isOutsideArc(days, of: item.text, arc.days, ended: section.ended),
      help: days.last > last ? .renewBeginsNext : nil
    )
  }

  // MARK: Tasks

  /// The task of a project for a copy of it on a day or in a stack, where the project has it; else the thing itself.
  func task(of thing: Thing) throws(EditRefusal) -> Thing {
    guard let item = item(of: thing), let project = item.task.project, self[thing.file]?.plan.project == nil else {
      return thing
    }
    guard let file = self.project(titled: project) else { return thing }
    let task = file.plan.content.placedItems { $0.isTask && $0.isCalled(like: item) }.first
    return task.map { Thing(file: file.name, path: $0.path, title: item.text) } ?? thing
  }

  /// The copies of a project's task on a day and after it.
  func copies(of task: PlanItem, inProject project: String, from date: CivilDate) -> [Thing] {
    let days = files(of: .day).filter { $0.plan.day?.date.map { $0 >= date } ?? false }
    return items(of: days) { $0.isCopy(of: task, inProject: project) }
  }

  private mutating func setBox(_ state: BoxState, of thing: Thing, says deed: Deed) throws(EditRefusal) {
    guard let path = thing.path else { return }
    update(thing.file, to: try file(thing.file).settingBox(state, of: path))
    note(deed, at: try place(of: thing))
  }
}

extension DateRange {
  /// Its days that are in none of some others.
  fileprivate func without(_ others: [DateRange]) -> [DateRange] {
    others.reduce([self]) { rest, other in
      rest.flatMap { days in
        guard let common = days.intersection(other) else { return [days] }
        let before = DateRange(first: days.first, last: common.first.adding(days: -1))
        let after = DateRange(first: common.last.adding(days: 1), last: days.last)
        return [before, after].compactMap(\.self)
      }
    }
  }
}

extension PlanItem {
  /// The place in its log of the last entry that says it was done on a day.
  fileprivate func doneEntry(on date: CivilDate) -> Int? {
    log.lastIndex { $0.status == .done && $0.days.contains(date) }
  }

  /// Whether what happened to it stands in a log below it, and not in its box.
  public var isLogged: Bool { type.traits.log == .states }

  /// Whether it has a number or strokes.
  var hasNumber: Bool {
    switch content {
    case .counter, .count, .tally, .best: true
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .recurring,
      .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      false
    }
  }
}

extension EditableFile {
  /// The section that takes finished tasks (format, *Sections of a project*).
  var doneSection: Int? {
    content.sections.firstIndex { $0.role == .done }.map { $0 + 1 }
  }

  /// The section that takes tasks: the first but *Done* that has some, else the introduction, or the first but *Done*.
  var taskSection: Int? {
    let places = (0...content.sections.count).filter { $0 != doneSection }
    return places.first { !content[section: $0].tasks.isEmpty } ?? places.first
  }

  /// Whether a box that is ticked gets the day on which it was: a task of a project does; one of a page if it is due on a day, or
  /// the page says so of others.
  func datesDone(_ item: PlanItem) -> Bool {
    switch kind.traits.tasks {
    case .own: item.type == .task
    case .mentions:
      item.task.due != nil || document.items.contains { $0.headline.box != nil && $0.headline.field(.done) != nil }
    case .copies, .none: false
    }
  }

  /// Whether the finished tasks have the latest first.
  var hasNewestDoneFirst: Bool {
    guard let section = doneSection else { return false }
    let days = content[section: section].tasks.compactMap(\.task.done)
    guard let first = days.first, let last = days.last else { return false }
    return first > last
  }
}
