import Chronology
import Diagnostics
import Planner

/// What is due today in other forms than lines of a terminal.
enum TodayText {
  /// A fact a line.
  static func plain(_ sheet: TodaySheet, _ survey: RitualSurvey) -> [String] {
    let words = TodayWords(sheet, survey, .full)
    func sentence(_ kind: String, _ title: String, _ pieces: [LinePiece]) -> String {
      "\(kind) \(title): " + pieces.map(\.text).joined(separator: "; ")
    }
    var lines = [([words.title] + words.summary.map(\.text)).joined(separator: "; ")]
    lines += sheet.occasions.map { "\($0.kind): " + $0.pieces(words.days).map(\.text).joined(separator: "; ") }
    lines += (sheet.day?.tasks ?? []).map { task in
      sentence("Task of today", DayWords.title(task.title), [LinePiece(DayWords.state(task.box))] + words.pieces(task))
    }
    lines += sheet.dueTasks.map { task in
      switch task {
      case .written(let task): sentence("Task", task.title, words.pieces(task))
      case .leftOver(let task): sentence("Task", task.title, words.pieces(task))
      }
    }
    lines += sheet.soonTasks.map { sentence(TodayWords.soonTitle, $0.title, words.pieces($0)) }
    lines += sheet.counters.map { "\(TodayWords.countersTitle) \($0.item.title): \(GlanceWords.part($0.figure))" }
    lines += sheet.day.map { plan($0, words) } ?? []
    if let empty = words.emptyWords { lines.append(empty) }
    for (slot, rituals) in sheet.slots {
      for ritual in rituals {
        lines.append(sentence("\(TodayWords.title(slot)),", ritual.title, words.pieces(ritual)))
        lines += ritual.habits.map { "Habit \($0.title): \($0.state.words)" }
      }
    }
    if let leftOver = sheet.leftOver {
      lines += leftOver.shown.map { sentence(TodayWords.leftOverTitle, $0.title, words.pieces($0)) }
      lines += TodayWords.advice(leftOver).map { ["\($0.words) \($0.command)"] } ?? []
    }
    let open = sheet.openTrackers
    lines += open.filter(\.isRecurring).map { sentence("Recurring", $0.title, words.pieces($0)) }
    lines += open.filter { !$0.isRecurring }.map { sentence("Streak", $0.title, words.pieces($0)) }
    lines += sheet.renewals.map { "\($0.title): its arc is complete; \(RitualWords.renewal($0.arc, of: $0.title))" }
    lines += sheet.withoutArc.map { ritual in
      let title = survey.rituals[ritual].title
      return "\(title): no arc yet; \(RitualWords.beginning): \(RitualWords.renewalCommand(title))"
    }
    lines += sheet.withUnreadArc.map { "\(survey.rituals[$0].title): \(RitualWords.unreadArc(survey.places[$0].path))" }
    lines += sheet.trackers.filter(\.isDone).map { "Done today: \($0.title), \($0.page)" }
    lines += sheet.doneTasks.map { task in
      "Done today: " + [task.title, task.page ?? task.project].compactMap(\.self).joined(separator: ", ")
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  /// The blocks with their tasks and the rows of pages, by their times.
  private static func plan(_ day: DaySheet, _ words: TodayWords) -> [String] {
    var parts = day.blocks.map { block -> (start: TimeOfDay, lines: [String]) in
      let times = "\(day.clock.text(block.block.start)) to \(day.clock.text(block.block.end))"
      let phase = day.phase(of: block.block.range)
      var details = phase == .past ? ["over"] : phase == .running ? ["now"] : []
      if block.isTask, let own = block.block.tasks.first { details.append(DayWords.state(own.box)) }
      if block.block.isRoutine { details.append("routine") }
      if block.isDoneEarlier { details.append("done earlier") }
      if let recurring = block.recurring { details += words.pieces(recurring).map(\.text) }
      let own = ["Planned \(times): \(DayWords.title(block.block.name))"] + details
      let tasks = block.block.tasks.dropFirst(block.isTask ? 1 : 0).map { assigned in
        let name = "Planned task \(DayWords.title(assigned.title)): \(DayWords.state(assigned.box))"
        let due = words.duePieces(assigned.title, assigned.project, assigned.box).map(\.text)
        return ([name] + [assigned.project.map(DayWords.title)].compactMap(\.self) + due).joined(separator: "; ")
      }
      return (block.block.start, [own.joined(separator: "; ")] + tasks)
    }
    for row in words.sheet.rows {
      let times = "\(day.clock.text(row.times.start)) to \(day.clock.text(row.times.end))"
      let line = (["Planned \(times): \(row.title)"] + words.pieces(row).map(\.text)).joined(separator: "; ")
      parts.insert((row.times.start, [line]), at: parts.firstIndex { $0.start > row.times.start } ?? parts.count)
    }
    return parts.flatMap(\.lines)
  }

  static func json(_ sheet: TodaySheet, _ survey: RitualSurvey) -> JSON {
    var members = TaskJSON.moment(sheet.now, sheet.today)
    members.append(("currentTime", .string(sheet.current.rawValue)))
    if !sheet.times.isOfAll { members.append(("times", .array(sheet.times.slots.map { .string($0.rawValue) }))) }
    if let day = sheet.day { members.append(("day", DayJSON.object(for: day))) }
    let rituals = sheet.slots.flatMap(\.rituals).map { ritual($0, survey) }
    members += [
      ("rate", RitualJSON.rate(sheet.rate)), ("streak", RitualJSON.streak(sheet.streak)),
      ("ritualCount", .integer(sheet.ritualCount)), ("activeCount", .integer(sheet.activeCount)),
      ("occasions", .array(sheet.occasions.map(GlanceText.occasion))),
      ("rituals", .array(rituals)), ("trackers", .array(sheet.trackers.map(tracker))),
      ("tasks", .array(sheet.tasks.map { TaskJSON.task($0, sheet.now, sheet.today) })),
      ("dueSoon", .array(sheet.soonTasks.map { TaskJSON.task($0, sheet.now, sheet.today) })),
      ("counters", .array(sheet.counters.map(GlanceText.counter))),
      ("doneTasks", .array(sheet.doneTasks.map { TaskJSON.task($0, sheet.now, sheet.today) })),
      ("leftOver", .array((sheet.leftOver?.tasks ?? []).map(leftOver))),
      ("renewals", .array(sheet.renewals.map { .object(survey.json($0.ritual) + [("renewal", .string($0.arc.text))]) })),
      ("withoutArc", .array(sheet.withoutArc.map { .object(survey.json($0)) })),
      ("withUnreadArc", .array(sheet.withUnreadArc.map { .object(survey.json($0)) })),
    ]
    return .object(members)
  }

  private static func leftOver(_ task: LeftOverTasks.Task) -> JSON {
    let project = task.project.map { [("project", JSON.string($0))] } ?? []
    return .object(
      [("title", .string(task.title)), ("day", .string(task.day.description))] + project
        + (task.due.map { [("due", .string($0.description))] } ?? [])
        + (task.priority.map { [("priority", .string($0.rawValue))] } ?? []) + TaskJSON.place(task.place)
    )
  }

  private static func ritual(_ entry: TodaySheet.RitualEntry, _ survey: RitualSurvey) -> JSON {
    let habits = entry.habits.map { habit in
      JSON.object(
        [("title", .string(habit.title))] + (habit.icon.map { [("icon", .string($0.text))] } ?? [])
          + [("state", .string(habit.state.words))] + TaskJSON.place(habit.place)
      )
    }
    var members = survey.json(entry.ritual) + [("rate", RitualJSON.rate(entry.rate)), ("streak", .integer(entry.streak))]
    if let day = entry.progress.day { members.append(("day", .integer(day))) }
    members += [
      ("days", .integer(entry.progress.count)), ("daysRemaining", .integer(entry.progress.remaining)),
      ("habits", .array(habits)),
    ]
    return .object(members)
  }

  static func tracker(_ tracker: TodayTracker) -> JSON {
    var members: [(String, JSON)] = [("title", .string(tracker.title))]
    if let icon = tracker.icon { members.append(("icon", .string(icon.text))) }
    members.append(("every", .string(tracker.rule)))
    switch tracker.kind {
    case .recurring(let status):
      members.append(("kind", "recurring"))
      func add(_ name: String, _ value: (some CustomStringConvertible)?) {
        if let value { members.append((name, .string(value.description))) }
      }
      add("openSince", status.open)
      add("openTime", status.openTime)
      add("nextDay", status.next)
      add("nextTime", status.nextTime)
      if let ofPeriod = status.ofPeriod { members += [("done", .integer(ofPeriod.done)), ("goal", .integer(ofPeriod.due))] }
    case .streak(let streak, let done, let goal):
      members += [
        ("kind", "streak"), ("streak", RitualJSON.streak(streak)), ("done", .integer(done)), ("goal", .integer(goal)),
      ]
    }
    members += [("isDone", .bool(tracker.isDone)), ("page", .string(tracker.page))]
    return .object(members + TaskJSON.place(tracker.place))
  }
}
