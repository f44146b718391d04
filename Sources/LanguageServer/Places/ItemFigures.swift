import Chronology
import Editing
import Insight
import Languages
import Outline
import Planner
import Vault
import Views

/// What is counted of the things of a document today, by the laws and models by which views show it.
struct ItemFigures {
  let read: ReadDocument
  let index: VaultIndex
  let today: CivilDate
  let now: Moment
  let language: Language

  private var settings: Settings { index.settings }
  private var plan: Plan { read.file.plan }

  /// How many coming days of a rule are named.
  private static let mostDays = 5

  private func seen(_ date: CivilDate) -> SeenDay { SeenDay(date, from: today, .short) }

  /// `Fri 27 Nov 2026, in 7 days`
  func words(_ date: CivilDate) -> String { language.say(FigureMessage.day(seen(date))) }

  // MARK: Items

  /// What there is to say of an item, a line each; none of one that says all itself.
  func lines(of placed: ReadDocument.Placed) -> [String] {
    let item = placed.item
    var lines: [String] = []
    func add(_ figures: [FigureMessage]) { lines += figures.map(language.say) }
    if case .recurring(let rule) = item.content {
      add(figures(of: rule, item))
    } else if case .streak(let rule) = item.content {
      let streak = Streak(rule, log: item.log, weekStart: settings.weekStarts, today: today)
      add([.streak(current: streak.current, longest: streak.longest)])
    } else if item.type == .habit {
      add(figuresOfHabit(placed))
    } else if item.type == .block {
      add(block(of: placed).map { [.lasts($0.minutes)] } ?? [])
    } else if item.type.traits.hasFigure || item.type == .activity {
      let time = SurveyTime(weekStart: settings.weekStarts, today: today, now: now)
      lines += ItemStanding.value(of: item, time, settings.clock, in: language).map { [$0] } ?? []
    }
    if let standing = NumberStanding(item.content, today: today), let percent = standing.percent { add([.percent(percent)]) }
    add(coming(of: item))
    if let due = item.task.due, item.box ?? .open == .open { add([.due(seen(due))]) }
    if let done = item.task.done { add([.done(seen(done))]) }
    let steps = item.children.compactMap(\.item).filter { $0.box != nil }
    if !steps.isEmpty { add([.steps(steps.count { $0.box == .done }, of: steps.count)]) }
    add(plans(of: item))
    return lines
  }

  private func figures(of rule: RecurringRule, _ item: PlanItem) -> [FigureMessage] {
    let status = status(of: rule, item)
    var figures: [FigureMessage] = []
    if let open = status.open { figures.append(open == today ? .openToday : .openSince(seen(open))) }
    if let part = status.ofPeriod { figures.append(.ofPeriod(part.done, due: part.due)) }
    if let last = status.lastDone { figures.append(.lastDone(seen(last))) }
    return figures
  }

  private func status(of rule: RecurringRule, _ item: PlanItem) -> RecurringStatus {
    item.recurringStatus(rule, weekStart: settings.weekStarts, today: today, time: now.time(on: today))
  }

  /// The next days of a rule.
  private func coming(of item: PlanItem) -> [FigureMessage] {
    guard let rule = item.content.rule else { return [] }
    var days: [CivilDate]
    if rule.rule.isAfterDone {
      days = [status(of: rule, item).next].compactMap(\.self)
    } else {
      days = nextDays(of: rule, item.log)
    }
    // A habit is due in its arc alone.
    if item.type == .habit { days = [] }
    return days.isEmpty ? [] : [.next(days)]
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

  private func figuresOfHabit(_ placed: ReadDocument.Placed) -> [FigureMessage] {
    guard let ritual = plan.ritual, let streak = streak(ofHabit: placed) else { return [] }
    let own = FigureMessage.streak(current: streak.current, longest: streak.longest)
    guard let arc = arc(ofSection: placed.path.section, in: ritual.tracked), let habit = ArcHabit(placed.item) else {
      return [own]
    }
    let days = HabitDays(habit, in: ritual.tracked.arcs[arc].effectiveDays, weekStart: settings.weekStarts)
    let progress = HabitProgress(habit, days, today: today)
    return [own, .ofArc(progress.completed, goal: progress.goal), figure(of: ritual.tracked.arcs[arc])]
  }

  /// The place among the arcs of a ritual of the one that a section is.
  private func arc(ofSection section: Int, in ritual: TrackedRitual) -> Int? {
    guard plan.content.sections.count >= section, let title = plan.content[section: section].arc else { return nil }
    return ritual.arcs.firstIndex { $0.number == title.number && $0.days == title.days }
  }

  private func figure(of arc: RitualArc) -> FigureMessage {
    let progress = ArcProgress(arc, today: today)
    return switch progress.status {
    case .upcoming: .arcBegins(seen(arc.days.first))
    case .active: .dayOfArc(progress.day ?? 1, of: progress.count, left: progress.remaining)
    case .complete: .arcIsComplete
    case .endedEarly: .arcEndedEarly(days: progress.count)
    }
  }

  // MARK: Plans

  /// On which days to come a task is planned.
  private func plans(of item: PlanItem) -> [FigureMessage] {
    let project = plan.project.map { _ in plan.title } ?? item.task.project
    guard let project, item.isTask || item.box != nil else { return [] }
    let name = Document.name(ofTitle: item.text) + (item.id.map { " ^" + $0 } ?? "")
    let key = Document.key(ofTitle: project)
    let days = index.records.compactMap { record -> CivilDate? in
      guard let date = record.date, date >= today else { return nil }
      let has = record.tasks.contains { $0.name == name && $0.box == .open && $0.project.map(Document.key(ofTitle:)) == key }
      return has ? date : nil
    }
    return days.isEmpty ? [] : [.planned(days.sorted().map(seen))]
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
    let figures: [FigureMessage]
    switch plan {
    case .day(let day): figures = self.figures(of: day)
    case .project(let project):
      let tasks = project.content.allSections.flatMap(\.tasks)
      figures = tasks.isEmpty ? [] : [.tasks(tasks.count { $0.box == .done }, of: tasks.count)]
    case .ritual(let ritual):
      let status = RitualStatus(ritual.tracked, today: today)
      let streak = history(of: ritual).timelines[0].streak
      figures =
        [.perfectDays(current: streak.current, longest: streak.longest)]
        + (status.shown.map { [figure(of: ritual.tracked.arcs[$0])] } ?? [])
    case .page, .stacks, .vault, .life, .activities: figures = []
    }
    return figures.map(language.say)
  }

  /// What there is to say of a section: of an arc how far it has come.
  func lines(ofSection section: Int) -> [String] {
    guard let ritual = plan.ritual?.tracked, let arc = arc(ofSection: section, in: ritual) else { return [] }
    return [language.say(figure(of: ritual.arcs[arc]))]
  }

  private func figures(of day: AnchorDay) -> [FigureMessage] {
    guard let date = day.date else { return [] }
    let written = day.blocks(defaultMinutes: settings.defaultBlock)
    let routine = index.root?.routine.blocks(on: date, besides: written, leftOut: day.leftOut, isPast: date < today) ?? []
    let blocks = written + routine
    let free = FreeTime(in: settings.dayStarts..<settings.dayEnds, besides: blocks.map(\.range)).stretches
    let minutes = free.reduce(0) { $0 + $1.upperBound.minutes - $1.lowerBound.minutes }
    let stretches = free.map { ShownStretch(start: $0.lowerBound, end: $0.upperBound, clock: settings.clock) }
    return [
      .weekday(seen(date)), .plannedTime(blocks.reduce(0) { $0 + $1.minutes }),
      free.isEmpty ? .nothingFree : .free(minutes, stretches),
    ]
  }

  // MARK: Hints

  /// What stands behind the line of an item; nil for nothing.
  func hint(of placed: ReadDocument.Placed) -> String? {
    let item = placed.item
    if [.countUp, .countDown].contains(item.type), !item.hasCount {
      let time = SurveyTime(weekStart: settings.weekStarts, today: today, now: now)
      return ItemStanding.value(of: item, time, settings.clock, in: language)
    }
    return hintMessage(of: placed).map(language.say)
  }

  private func hintMessage(of placed: ReadDocument.Placed) -> HintMessage? {
    let item = placed.item
    if case .streak(let rule) = item.content {
      return .streak(Streak(rule, log: placed.item.log, weekStart: settings.weekStarts, today: today).current)
    }
    if item.type == .habit { return streak(ofHabit: placed).map { .streak($0.current) } }
    if case .recurring(let rule) = item.content {
      let status = status(of: rule, placed.item)
      if status.open == today { return .openToday }
      if let open = status.open { return .openSince(open) }
      return status.next.map { .next(seen($0)) }
    }
    if item.type == .block { return block(of: placed).map { .length($0.minutes) } }
    guard let due = item.task.due, item.box == .open else { return nil }
    return .due(seen(due))
  }

  /// The free time after a block, where there is some before the next one.
  func gap(after placed: ReadDocument.Placed) -> String? {
    guard let day = plan.day, let block = block(of: placed) else { return nil }
    let blocks = day.blocks(defaultMinutes: settings.defaultBlock)
    guard let next = blocks.map(\.start).filter({ $0 >= block.end }).min(),
      !blocks.contains(where: { $0.start < block.end && block.end < $0.end }),
      next.minutes > block.end.minutes
    else { return nil }
    return language.say(HintMessage.free(next.minutes - block.end.minutes))
  }
}
