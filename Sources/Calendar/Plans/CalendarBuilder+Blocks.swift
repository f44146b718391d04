import Chronology
import Planner

extension CalendarBuilder {
  /// The blocks of a day that has files.
  mutating func addBlocks(of day: CalendarDays.Day, on date: CivilDate) {
    let written = date.description
    expect(day.blocks.count)
    for block in day.blocks {
      let (found, isChosen) = basis.days.found(block)
      // Also of those that are not told, so that a name counts the same whatever is chosen.
      let uid = uid(.block, in: written, found.block.name, id: found.id)
      guard isChosen, options.contains(date) else { continue }
      let span = CalendarSpan.times(on: date, found.block.start, found.block.end)
      append(item(of: found.block, found.description, uid, CalendarEvent(span, isBusy: true), .day, .block))
    }
  }

  /// The blocks of the routine, from today on: a day that is over shows what its file says (format, *The routine*).
  mutating func addRoutine(_ root: VaultPlan) {
    let items = root.content.topItems.filter { if case .routine = $0.content { true } else { false } }
    var lengths = [[CivilDate: Int]](repeating: [:], count: basis.days.routine.count)
    for (date, routine) in zip(basis.days.ahead, basis.shownAhead) {
      for shown in routine { lengths[shown.index][date] = shown.block.minutes }
    }
    for index in 0..<basis.days.routine.count {
      let block = basis.days.routine.block(index)
      let uid = uid(.repeatingBlock, in: nil, block.name, id: items.indices.contains(index) ? items[index].id : nil)
      let schedule = basis.days.routine.schedule(index)
      let lengths = lengths[index]
      guard let (first, found) = series(schedule, notBefore: today, shownOn: { lengths[$0] != nil }) else { continue }
      var series = found
      // What is cut short is so on some days, by what else is on them.
      let usual = CalendarBuilder.mostFrequent(lengths.values) ?? block.minutes
      func span(_ date: CivilDate, _ minutes: Int) -> CalendarSpan {
        .times(on: date, block.start, block.start.adding(minutes: minutes) ?? .endOfDay)
      }
      series.changes = lengths.filter { $0.value != usual && $0.key >= first && $0.key <= series.until ?? $0.key }
        .sorted { $0.key < $1.key }.map { span($0.key, $0.value) }
      var event = CalendarEvent(span(first, usual), isBusy: true, series: series)
      if schedule?.next(onOrAfter: first.adding(days: 1)) == nil, schedule != nil { event = once(event) }
      let open = withoutClosedTasks(block)
      append(item(of: open, CalendarWords.text(of: open), uid, event, .vault, .routine))
    }
  }

  /// What has one day is no series.
  private func once(_ event: CalendarEvent) -> CalendarEvent {
    var event = event
    event.span = event.series?.changes.first ?? event.span
    event.series = nil
    return event
  }

  /// Of several that are equally frequent, the largest.
  private static func mostFrequent(_ numbers: some Sequence<Int>) -> Int? {
    var counts: [Int: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// A task that its project has done or dropped is not shown (format, *The routine*).
  private func withoutClosedTasks(_ block: TimeBlock) -> TimeBlock {
    var block = block
    block.tasks.removeAll { task in
      let name = CalendarWords.name(task.title)
      let written = basis.project(task.project)?.tasks.first { $0.id == nil && CalendarWords.name($0.text) == name }
      return written?.type == .task && (written?.box == .done || written?.box == .dropped)
    }
    return block
  }

  private func item(
    of block: TimeBlock,
    _ description: String,
    _ uid: NameUUID,
    _ event: CalendarEvent,
    _ kind: CalendarItem.Kind,
    _ type: ItemType
  ) -> CalendarItem {
    var projects: [String] = []
    var isOfProjects = true
    for task in block.tasks {
      guard let project = task.project else {
        isOfProjects = false
        continue
      }
      let title = basis.projectTitle(project)
      if !projects.contains(title) { projects.append(title) }
    }
    let settled = projects.count == 1 && isOfProjects ? basis.look(ofProject: projects.first) : nil
    var alarms: [CalendarAlarm] = []
    if block.notify.contains(.start) { alarms.append(CalendarAlarm(.start)) }
    if block.notify.contains(.end) { alarms.append(CalendarAlarm(.end)) }
    return CalendarItem(
      uid: uid,
      summary: CalendarWords.titled(block.name, block.icon ?? settled?.icon),
      description: description,
      categories: block.trailingTags.isEmpty ? projects : projects + block.trailingTags,
      color: block.color ?? settled?.color,
      .event(event),
      alarms: alarms,
      kind: kind,
      type: type,
      projects: projects
    )
  }
}
