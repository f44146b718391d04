public import Chronology
import Languages
import Outline
import Planner

extension EditedVault {
  /// Begins the next arc of a ritual, with the habits of its last one that has some; where it has none, its first, with the list
  /// items that it holds.
  ///
  /// It has the next number, and begins on the later of today and the day after the last that counts. A habit keeps its words,
  /// icon, goal, rule and notes; its log stays behind, and so does a bound of its rule that has passed. The new section stands
  /// where the file's order of arcs puts it; of a single arc, before it.
  ///
  /// - Parameters:
  ///   - count: how many days it has, 7 to 365; those of `duration` unless said.
  ///   - from: its first day, after the last day of every other arc.
  public mutating func renew(_ thing: Thing, days count: Int? = nil, from: CivilDate? = nil) throws(EditRefusal) {
    var file = try file(thing.file)
    guard let ritual = file.plan.ritual else { throw EditRefusal(ArcRenewalMessage.isNoRitual(thing.title)) }
    let arcs = file.arcs
    try file.checkArcsRead()
    let duration = count ?? ritual.duration ?? Ritual.standardDuration
    guard let latest = arcs.last else { return try beginFirstArc(of: thing, days: count, from: from) }
    let first = try firstDay(after: arcs, of: thing, from: from, in: file)
    try checkFinished(ritual, thing, by: first, in: file)
    let days = DateRange(of: duration, from: first)
    let title = ArcTitle(number: (arcs.map(\.arc.number).max() ?? 0) + 1, days: days)
    let model = arcs.last { !$0.arc.habits.isEmpty } ?? latest
    let place = file.placeOfNextArc
    let source = PlanPath(section: model.section >= place ? model.section + 1 : model.section)
    file = try file.inserting(PlanSection(title: title.text, role: .arc(title)), at: place)
    file = try file.copyingHabits(of: source, into: PlanPath(section: place), days: days, weekStart: settings.weekStarts)
    update(thing.file, to: file)
    let line = file.line(of: PlanPath(section: place))
    note(.renewed, ArcRenewalMessage.begun(thing.title, title, place: "\(file.path):\(line)"))
  }

  /// Begins the first arc of a ritual, above the list items that are to be its habits.
  private mutating func beginFirstArc(of thing: Thing, days count: Int?, from: CivilDate?) throws(EditRefusal) {
    var file = try file(thing.file)
    if let ritual = file.plan.ritual { try checkFinished(ritual, thing, by: from ?? today, in: file) }
    guard let arc = FirstArc(of: file, days: count, from: from, today: today) else {
      let days = DateRange(of: count ?? Ritual.standardDuration, from: from ?? today)
      throw EditRefusal(
        ArcRenewalMessage.hasNoArc(thing.title, at: file.path),
        help: .writeAbove(ArcTitle(number: 1, days: days))
      )
    }
    var step = EditStep([arc.edits]) { before, after in
      after.arcs.map(\.arc.days) == [arc.title.days] && after.content.title == before.content.title
    }
    step.makesLogs = true
    file = try file.applying(step)
    let unread = file.document.problems.count { $0.kind == .unreadEntry }
    update(thing.file, to: file)
    let line = file.arcs.first.map { file.line(of: $0.path) } ?? 1
    note(.begun, ArcRenewalMessage.begun(thing.title, arc.title, place: "\(file.path):\(line)"))
    if unread > 0 { note(ArcRenewalMessage.linesAreNotRead(unread, of: file.path)) }
    if file.arcs.allSatisfy(\.arc.habits.isEmpty) { note(ArcRenewalMessage.hasNoHabit) }
  }

  private func checkFinished(
    _ ritual: Ritual,
    _ thing: Thing,
    by first: CivilDate,
    in file: EditableFile
  ) throws(EditRefusal) {
    guard let finished = ritual.finished, finished <= first else { return }
    throw EditRefusal(
      ArcRenewalMessage.isFinished(thing.title, since: finished, at: file.path),
      help: .removeFinished(finished)
    )
  }

  /// The first day of the next arc. Refused while an arc is to come, or has days after today.
  private func firstDay(
    after arcs: [PlacedArc],
    of thing: Thing,
    from: CivilDate?,
    in file: EditableFile
  ) throws(EditRefusal) -> CivilDate {
    if let open = arcs.last(where: { today < $0.arc.effectiveDays.last }) {
      let days = open.arc.effectiveDays
      let place = "\(file.path):\(file.line(of: open.path))"
      guard days.first <= today else {
        throw EditRefusal(ArcRenewalMessage.isAhead(open.arc.number, of: thing.title, from: days.first, place: place))
      }
      throw EditRefusal(
        ArcRenewalMessage.runs(open.arc.number, of: thing.title, until: days.last, place: place),
        help: .endItToday
      )
    }
    guard let last = arcs.max(by: { $0.arc.effectiveDays.last < $1.arc.effectiveDays.last }) else { return from ?? today }
    let earliest = last.arc.effectiveDays.last.adding(days: 1)
    guard let from else { return max(today, earliest) }
    guard from >= earliest else {
      throw EditRefusal(
        ArcRenewalMessage.isTooEarly(from, after: last.arc.number, of: thing.title, last.arc.effectiveDays),
        help: .canBegin(earliest)
      )
    }
    return from
  }
}

extension EditableFile {
  /// Refuses a ritual in which a heading was meant to be an arc and does not read: the next number cannot be told.
  fileprivate func checkArcsRead() throws(EditRefusal) {
    let unread = content.sections.firstIndex { $0.role == .unreadArc }
    guard let unread else { return }
    throw EditRefusal(
      ArcRenewalMessage.isNotRead(
        content.sections[unread].title,
        place: "\(path):\(line(of: PlanPath(section: unread + 1)))"
      ),
      help: .writeLikeArc
    )
  }

  /// Where the section of the next arc goes: before the first where the newest stands first, as with a single arc; else after the
  /// last.
  fileprivate var placeOfNextArc: Int {
    let places = arcs.map(\.section)
    let isNewestLast = places.count > 1 && places[0] < places[places.count - 1]
    return isNewestLast ? (places.max() ?? 0) + 1 : places.min() ?? content.sections.count + 1
  }

  /// The file with the habits of an arc in another too, as they begin it.
  fileprivate func copyingHabits(
    of source: PlanPath,
    into target: PlanPath,
    days: DateRange,
    weekStart: Weekday
  ) throws(EditRefusal) -> EditableFile {
    var file = try copyingHabits(directlyIn: source, into: target, days, weekStart)
    for (place, group) in content[section: source.section].groups.enumerated() {
      let from = PlanPath(section: source.section, group: place)
      guard !habits(directlyIn: from).isEmpty else { continue }
      let copy = PlanGroup(title: group.title, icon: group.icon)
      file = try file.inserting(copy, inSection: target.section)
      let to = PlanPath(section: target.section, group: file.content[section: target.section].groups.count - 1)
      file = try file.copyingHabits(directlyIn: from, into: to, days, weekStart)
    }
    return file
  }

  private func copyingHabits(
    directlyIn old: PlanPath,
    into target: PlanPath,
    _ days: DateRange,
    _ weekStart: Weekday
  ) throws(EditRefusal) -> EditableFile {
    var file = self
    let former = arcs.first { $0.section == old.section }?.arc.effectiveDays
    for path in habits(directlyIn: old) {
      guard let item = content[path], let habit = item.begun(in: days, after: former, weekStart: weekStart) else { continue }
      file = try file.writing(habit, inWords: headline(of: path).map { source.string(in: $0.range) }, at: .end(of: target))
    }
    return file
  }

  private func habits(directlyIn path: PlanPath) -> [PlanPath] {
    content[elementsOf: path].indices.map { path.child(at: $0) }.filter { content[$0]?.type == .habit }
  }

  /// The file with one more habit, in these very words where they can say all that it is to say.
  private func writing(
    _ item: PlanItem,
    inWords words: String?,
    at position: ItemPosition
  ) throws(EditRefusal) -> EditableFile {
    if let words, item.notes.isEmpty, item.children.isEmpty, let file = try? writing(item, inVery: words, at: position) {
      return file
    }
    return try inserting(item, at: position).file
  }

  private func writing(_ item: PlanItem, inVery words: String, at position: ItemPosition) throws(EditRefusal) -> EditableFile? {
    guard case .habit(let wanted) = item.content else { return nil }
    var (file, path) = try inserting(words: words, at: position, allowsProblems: true)
    guard case .habit(let read) = file.content[path]?.content else { return nil }
    if read.rule?.from != wanted.rule?.from { file = try file.setting(.from, to: wanted.rule?.from?.description, of: path) }
    if read.rule?.until != wanted.rule?.until { file = try file.setting(.until, to: wanted.rule?.until?.description, of: path) }
    if read.goal != wanted.goal { file = try file.setting(.goal, to: wanted.goal?.description, of: path) }
    let hasProblems = file.reading.problems.count > reading.problems.count
    guard let habit = file.content[path], habit.content == item.content, habit.text == item.text, habit.icon == item.icon,
      habit.box == item.box, habit.id == item.id, habit.otherFields == item.otherFields, !hasProblems
    else { return nil }
    return file
  }
}

extension PlanItem {
  /// A habit as it begins an arc; nil for what is none.
  ///
  /// A rule that counts from a day goes on counting from it, also where it says none; another bound that has passed is left out. A
  /// goal of more than its due days is left to them.
  ///
  /// - Parameter former: the days of the arc that it is of, whose entries its rule may count from.
  fileprivate func begun(in days: DateRange, after former: DateRange?, weekStart: Weekday) -> PlanItem? {
    guard case .habit(var habit) = content else { return nil }
    if var rule = habit.rule {
      if let until = rule.until, until < days.first { rule.until = nil }
      if let from = rule.from, from <= days.first, !rule.rule.dependsOnFrom { rule.from = nil }
      if rule.rule.dependsOnPhase, rule.from == nil {
        let counted = log.filter { $0.status != .missed }.compactMap { record in
          former.flatMap { record.days.intersection($0)?.first }
        }
        let earliest = counted.min()
        let schedule = rule.schedule(weekStart: weekStart, earliestEntry: earliest)
        rule.from = schedule.keptBeginning(countedFrom: earliest, on: days.first)
      }
      // What `habit add` wrote beside the day from which a new habit was due.
      let isEveryDay = Recurrence(every: 1, .day).map { rule == RecurringRule(rule: $0) } ?? false
      habit.rule = isEveryDay && habit.rule?.from != nil ? nil : rule
    }
    var item = self
    (item.content, item.log, item.number) = (.habit(habit), [], nil)
    if item.box != nil { item.box = .open }
    item.children = children.map(\.withOpenBoxes)
    if let goal = habit.goal, let due = ArcHabit(item).map({ HabitDays($0, in: days, weekStart: weekStart).due.count }),
      goal > due
    {
      habit.goal = nil
      item.content = .habit(habit)
    }
    if habit == HabitRule(), item.otherFields.isEmpty {
      // Tags stand behind fields, or among the words.
      item.text = ([item.text] + item.trailingTags.map { "#" + $0 }).joined(separator: " ")
      item.trailingTags = []
    }
    return item
  }
}

extension Recurrence {
  /// Whether a `from` that has passed still says which days are due.
  fileprivate var dependsOnFrom: Bool { dependsOnPhase || (selection == .unsaid && unit != .day) }
}

extension PlanElement {
  fileprivate var withOpenBoxes: PlanElement {
    guard case .item(var item) = self else { return self }
    if item.box != nil { item.box = .open }
    item.children = item.children.map(\.withOpenBoxes)
    return .item(item)
  }
}

extension DateRange {
  /// So many days, at least one.
  fileprivate init(of days: Int, from first: CivilDate) {
    self = DateRange(first: first, last: first.adding(days: days - 1)) ?? DateRange(first)
  }
}

/// What is said of an arc that begins.
enum ArcRenewalMessage: Message {
  case isNoRitual(String)
  /// `“Reading” with Arc 2: 2026-11-01 - 2026-11-28, rituals/reading.md:7`
  case begun(String, ArcTitle, place: String)
  case hasNoArc(String, at: String)
  case writeAbove(ArcTitle)
  case linesAreNotRead(Int, of: String)
  case hasNoHabit
  case isFinished(String, since: CivilDate, at: String)
  case removeFinished(CivilDate)
  case isAhead(Int, of: String, from: CivilDate, place: String)
  case runs(Int, of: String, until: CivilDate, place: String)
  case endItToday
  /// A day is not after an arc, with its days.
  case isTooEarly(CivilDate, after: Int, of: String, DateRange)
  case canBegin(CivilDate)
  case isNotRead(String, place: String)
  case writeLikeArc
}
