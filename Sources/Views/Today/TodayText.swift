import Chronology
import Diagnostics
import Languages
import Planner

/// What is due today in other forms than lines of a terminal.
enum TodayText {
  /// A fact a line.
  static func plain(_ sheet: TodaySheet, _ survey: RitualSurvey, in language: Language) -> [String] {
    let words = TodayWords(sheet, survey, .full, in: language)
    func sentence(_ beginning: TodayMessage, _ pieces: [LinePiece]) -> String {
      words.say(beginning) + "\(language.colon) " + pieces.map(\.text).joined(separator: "; ")
    }
    func say(_ message: TodayMessage) -> String { words.say(message) }
    var lines = [([words.title] + words.summary.map(\.text)).joined(separator: "; ")]
    lines += sheet.occasions.map { occasion in
      "\(words.kind(of: occasion))\(language.colon) " + occasion.pieces(words.days).map(\.text).joined(separator: "; ")
    }
    lines += (sheet.day?.tasks ?? []).map { task in
      sentence(.taskOfToday(DayWords.title(task.title)), [LinePiece(language.state(task.box))] + words.pieces(task))
    }
    lines += sheet.dueTasks.map { task in
      switch task {
      case .written(let task): sentence(.task(task.title), words.pieces(task))
      case .leftOver(let task): sentence(.task(task.title), words.pieces(task))
      }
    }
    lines += sheet.soonTasks.map { sentence(.dueSoonTask($0.title), words.pieces($0)) }
    lines += sheet.counters.map { say(.counter($0.item.title, GlanceWords.part($0.figure, in: language))) }
    lines += sheet.day.map { plan($0, words) } ?? []
    if let empty = words.emptyWords { lines.append(empty) }
    for (slot, rituals) in sheet.slots {
      for ritual in rituals {
        lines.append(sentence(.ritual(slot, ritual.title), words.pieces(ritual)))
        lines += ritual.habits.map { say(.habit($0.title, $0.state)) }
      }
    }
    if let leftOver = sheet.leftOver {
      lines += leftOver.shown.map { sentence(.leftOverTask($0.title), words.pieces($0)) }
      lines += words.advice(leftOver).map { ["\($0.words) \($0.command)"] } ?? []
    }
    let open = sheet.openTrackers
    lines += open.filter(\.isRecurring).map { sentence(.recurringTask($0.title), words.pieces($0)) }
    lines += open.filter { !$0.isRecurring }.map { sentence(.streakOf($0.title), words.pieces($0)) }
    lines += sheet.renewals.map { say(.renewal($0.title, $0.arc, command: RitualWords.renewalCommand($0.title))) }
    lines += sheet.withoutArc.map { ritual in
      let title = survey.rituals[ritual].title
      return say(.withoutArc(title, command: RitualWords.renewalCommand(title)))
    }
    lines += sheet.withUnreadArc.map { ritual in
      survey.rituals[ritual].title + "\(language.colon) " + words.rituals.unreadArc(survey.places[ritual].path)
    }
    lines += sheet.trackers.filter(\.isDone).map { say(.doneToday($0.title, home: $0.page)) }
    lines += sheet.doneTasks.map { say(.doneToday($0.title, home: $0.page ?? $0.project)) }
    return lines.map { ControlCharacters.escaping($0) }
  }

  /// The blocks with their tasks and the rows of pages, by their times.
  private static func plan(_ day: DaySheet, _ words: TodayWords) -> [String] {
    let language = words.days.language
    func planned(_ start: TimeOfDay, _ end: TimeOfDay, _ name: String) -> String {
      words.say(.plannedBlock(ShownTime(start, day.clock), ShownTime(end, day.clock), name))
    }
    var parts = day.blocks.map { block -> (start: TimeOfDay, lines: [String]) in
      let phase = day.phase(of: block.block.range)
      var details = phase == .past ? [words.say(.over)] : phase == .running ? [words.say(.now)] : []
      if block.isTask, let own = block.block.tasks.first { details.append(language.state(own.box)) }
      if block.block.isRoutine { details.append(words.say(.routine)) }
      if block.isDoneEarlier { details.append(words.say(.doneEarlier)) }
      if let recurring = block.recurring { details += words.pieces(recurring).map(\.text) }
      let own = [planned(block.block.start, block.block.end, DayWords.title(block.block.name))] + details
      let tasks = block.block.tasks.dropFirst(block.isTask ? 1 : 0).map { assigned in
        let name = words.say(.plannedTask(DayWords.title(assigned.title), assigned.box))
        let due = words.duePieces(assigned.title, assigned.project, assigned.box).map(\.text)
        return ([name] + [assigned.project.map(DayWords.title)].compactMap(\.self) + due).joined(separator: "; ")
      }
      return (block.block.start, [own.joined(separator: "; ")] + tasks)
    }
    for row in words.sheet.rows {
      let line = [planned(row.times.start, row.times.end, row.title)] + words.pieces(row).map(\.text)
      let place = parts.firstIndex { $0.start > row.times.start } ?? parts.count
      parts.insert((row.times.start, [line.joined(separator: "; ")]), at: place)
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
          + [("state", .string(habit.state.jsonWord))] + TaskJSON.place(habit.place)
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
