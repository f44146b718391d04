import Chronology
import Diagnostics
import Editing
import Insight
import Languages
import Outline
import Phrases
import Planner
import Vault
import Views

/// What is counted of the things of a document today, by the laws and models by which views show it.
struct ItemFigures {
  let read: ReadDocument
  let index: VaultIndex
  let today: CivilDate
  let now: Moment

  private var settings: Settings { index.settings }
  private var plan: Plan { read.file.plan }

  /// How many coming days of a rule are named.
  private static let mostDays = 5

  /// `Fri 27 Nov 2026, in 7 days`
  func words(_ date: CivilDate) -> String { "\(date.echo), \(Language.english.distance(of: date, from: today))" }

  // MARK: Items

  /// What there is to say of an item, a line each; none of one that says all itself.
  func lines(of placed: ReadDocument.Placed) -> [String] {
    let item = placed.item
    var lines: [String] = []
    if case .recurring(let rule) = item.content {
      lines += self.lines(of: rule, item)
    } else if case .streak(let rule) = item.content {
      let streak = Streak(rule, log: item.log, weekStart: settings.weekStarts, today: today)
      lines.append("Streak \(streak.current), best \(streak.longest)")
    } else if item.type == .habit {
      lines += linesOfHabit(placed)
    } else if item.type == .block {
      lines += length(of: placed).map { ["Lasts \($0)"] } ?? []
    } else if item.type.traits.hasFigure || item.type == .activity {
      let time = SurveyTime(weekStart: settings.weekStarts, today: today, now: now)
      lines += ItemStanding.value(of: item, time, settings.clock, in: .english).map { [$0] } ?? []
    }
    if let standing = NumberStanding(item.content, today: today), let percent = standing.percent {
      lines.append("\(percent) %")
    }
    lines += coming(of: item)
    if let due = item.task.due, item.box ?? .open == .open { lines.append("Due \(words(due))") }
    if let done = item.task.done { lines.append("Done \(words(done))") }
    let steps = item.children.compactMap(\.item).filter { $0.box != nil }
    if !steps.isEmpty { lines.append("\(steps.count { $0.box == .done }) of \(counted(steps.count, "step")) done") }
    lines += plans(of: item)
    return lines
  }

  private func lines(of rule: RecurringRule, _ item: PlanItem) -> [String] {
    let status = status(of: rule, item)
    var lines: [String] = []
    if let open = status.open { lines.append(open == today ? "Open today" : "Open since \(words(open))") }
    if let part = status.ofPeriod { lines.append("\(part.done) of \(part.due) in this period") }
    if let last = status.lastDone { lines.append("Last done \(words(last))") }
    return lines
  }

  private func status(of rule: RecurringRule, _ item: PlanItem) -> RecurringStatus {
    item.recurringStatus(rule, weekStart: settings.weekStarts, today: today, time: now.time(on: today))
  }

  /// The next days of a rule.
  private func coming(of item: PlanItem) -> [String] {
    guard let rule = item.content.rule else { return [] }
    var days: [CivilDate]
    if rule.rule.isAfterDone {
      days = [status(of: rule, item).next].compactMap(\.self)
    } else {
      days = nextDays(of: rule, item.log)
    }
    // A habit is due in its arc alone.
    if item.type == .habit { days = [] }
    return days.isEmpty ? [] : ["Next: " + days.map(\.echo).joined(separator: ", ")]
  }

  /// The next days of a rule after today; none of a rule `after done`.
  func nextDays(of rule: RecurringRule, _ log: [LogRecord]) -> [CivilDate] {
    guard !rule.rule.isAfterDone, rule.rule.times == nil, today < .latest else { return [] }
    let schedule = rule.schedule(weekStart: settings.weekStarts, earliestEntry: DayLog(log).firstDay)
    var days: [CivilDate] = []
    var day = schedule.next(onOrAfter: today.adding(days: 1))
    while let next = day, days.count < ItemFigures.mostDays {
      days.append(next)
      day = next < .latest ? schedule.next(onOrAfter: next.adding(days: 1)) : nil
    }
    return days
  }

  // MARK: Habits and arcs

  private func history(of ritual: Ritual) -> RitualHistory {
    RitualHistory(
      [ritual.tracked],
      weekStart: settings.weekStarts,
      today: today,
      name: { Document.name(ofTitle: $0) }
    )
  }

  /// The streak of a habit over its arcs; nil for what is none.
  private func streak(ofHabit placed: ReadDocument.Placed) -> Streak? {
    guard let ritual = plan.ritual, placed.item.type == .habit else { return nil }
    return history(of: ritual).streaks(ofRitual: 0)[placed.item.text]
  }

  private func linesOfHabit(_ placed: ReadDocument.Placed) -> [String] {
    guard let ritual = plan.ritual, let streak = streak(ofHabit: placed) else { return [] }
    var lines = ["Streak \(streak.current), best \(streak.longest)"]
    let arc = arc(ofSection: placed.path.section, in: ritual.tracked)
    if let arc, let habit = ArcHabit(placed.item) {
      let days = HabitDays(habit, in: ritual.tracked.arcs[arc].effectiveDays, weekStart: settings.weekStarts)
      let progress = HabitProgress(habit, days, today: today)
      lines.append("\(progress.completed) of \(progress.goal) in this arc")
      lines += self.lines(of: ritual.tracked.arcs[arc])
    }
    return lines
  }

  /// The place among the arcs of a ritual of the one that a section is.
  private func arc(ofSection section: Int, in ritual: TrackedRitual) -> Int? {
    guard plan.content.sections.count >= section, let title = plan.content[section: section].arc else { return nil }
    return ritual.arcs.firstIndex { $0.number == title.number && $0.days == title.days }
  }

  private func lines(of arc: RitualArc) -> [String] {
    let progress = ArcProgress(arc, today: today)
    switch progress.status {
    case .upcoming: return ["The arc begins \(words(arc.days.first))"]
    case .active:
      let left = progress.remaining == 0 ? "the last" : "\(counted(progress.remaining, "day")) left"
      return ["Day \(progress.day ?? 1) of \(progress.count), \(left)"]
    case .complete: return ["The arc is complete"]
    case .endedEarly: return ["The arc was ended early, after \(counted(progress.count, "day"))"]
    }
  }

  // MARK: Plans

  /// On which days to come a task is planned.
  private func plans(of item: PlanItem) -> [String] {
    let project = plan.project.map { _ in plan.title } ?? item.task.project
    guard let project, item.isTask || item.box != nil else { return [] }
    let name = Document.name(ofTitle: item.text) + (item.id.map { " ^" + $0 } ?? "")
    let key = Document.key(ofTitle: project)
    let days = index.records.compactMap { record -> CivilDate? in
      guard let date = record.date, date >= today else { return nil }
      let has = record.tasks.contains { $0.name == name && $0.box == .open && $0.project.map(Document.key(ofTitle:)) == key }
      return has ? date : nil
    }
    return days.isEmpty ? [] : ["Planned " + days.sorted().map(words).joined(separator: "; ")]
  }

  /// How long a block of the document lasts.
  private func length(of placed: ReadDocument.Placed) -> String? {
    guard let block = block(of: placed) else { return nil }
    return Language.english.length(block.minutes)
  }

  /// A block of a day with its end.
  private func block(of placed: ReadDocument.Placed) -> TimeBlock? {
    guard let day = plan.day, let offset = day.blockItems.firstIndex(where: { $0.origin == placed.item.origin }) else {
      return nil
    }
    let times = day.blockItems.map { $0.content.blockTime.map(BlockTime.init) ?? BlockTime(at: .startOfDay) }
    let ends = BlockTime.ends(of: times, defaultMinutes: settings.defaultBlock)
    return TimeBlock(placed.item, end: ends[offset])
  }

  // MARK: Headings

  /// What there is to say of the file as a whole.
  var linesOfFile: [String] {
    switch plan {
    case .day(let day): return lines(of: day)
    case .project(let project):
      let tasks = project.content.allSections.flatMap(\.tasks)
      guard !tasks.isEmpty else { return [] }
      return ["\(tasks.count { $0.box == .done }) of \(counted(tasks.count, "task")) done"]
    case .ritual(let ritual):
      let status = RitualStatus(ritual.tracked, today: today)
      let streak = history(of: ritual).timelines[0].streak
      return ["Streak of perfect days \(streak.current), best \(streak.longest)"]
        + (status.shown.map { lines(of: ritual.tracked.arcs[$0]) } ?? [])
    case .page, .stacks, .vault, .life, .activities: return []
    }
  }

  /// What there is to say of a section: of an arc how far it has come.
  func lines(ofSection section: Int) -> [String] {
    guard let ritual = plan.ritual?.tracked, let arc = arc(ofSection: section, in: ritual) else { return [] }
    return lines(of: ritual.arcs[arc])
  }

  private func lines(of day: AnchorDay) -> [String] {
    guard let date = day.date else { return [] }
    let written = day.blocks(defaultMinutes: settings.defaultBlock)
    let routine = index.root?.routine.blocks(on: date, besides: written, leftOut: day.leftOut, isPast: date < today) ?? []
    let blocks = written + routine
    let free = FreeTime(in: settings.dayStarts..<settings.dayEnds, besides: blocks.map(\.range)).stretches
    let minutes = free.reduce(0) { $0 + $1.upperBound.minutes - $1.lowerBound.minutes }
    var lines = ["\(date.weekday.title), \(Language.english.distance(of: date, from: today))"]
    lines.append("Planned \(Language.english.length(blocks.reduce(0) { $0 + $1.minutes }))")
    let stretches = free.map { "\(settings.clock.text($0.lowerBound)) - \(settings.clock.text($0.upperBound))" }
    lines.append(
      free.isEmpty ? "Nothing is free" : "Free \(Language.english.length(minutes)): \(stretches.joined(separator: ", "))"
    )
    return lines
  }

  // MARK: Hints

  /// What stands behind the line of an item; nil for nothing.
  func hint(of placed: ReadDocument.Placed) -> String? {
    let item = placed.item
    if [.countUp, .countDown].contains(item.type), !item.hasCount {
      let time = SurveyTime(weekStart: settings.weekStarts, today: today, now: now)
      return ItemStanding.value(of: item, time, settings.clock, in: .english)
    }
    if case .streak(let rule) = item.content {
      return "streak \(Streak(rule, log: placed.item.log, weekStart: settings.weekStarts, today: today).current)"
    }
    if item.type == .habit { return streak(ofHabit: placed).map { "streak \($0.current)" } }
    if case .recurring(let rule) = item.content {
      let status = status(of: rule, placed.item)
      if status.open == today { return "open today" }
      if let open = status.open { return "open since \(open.echo)" }
      return status.next.map { "next \(Language.english.distance(of: $0, from: today)), \($0.echo)" }
    }
    if item.type == .block { return length(of: placed) }
    guard let due = item.task.due, item.box == .open else { return nil }
    return "due \(Language.english.distance(of: due, from: today))"
  }

  /// The free time after a block, where there is some before the next one.
  func gap(after placed: ReadDocument.Placed) -> String? {
    guard let day = plan.day, let block = block(of: placed) else { return nil }
    let blocks = day.blocks(defaultMinutes: settings.defaultBlock)
    guard let next = blocks.map(\.start).filter({ $0 >= block.end }).min(),
      !blocks.contains(where: { $0.start < block.end && block.end < $0.end }),
      next.minutes > block.end.minutes
    else { return nil }
    return "then \(Language.english.length(next.minutes - block.end.minutes)) free"
  }
}
