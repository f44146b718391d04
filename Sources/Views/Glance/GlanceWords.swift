import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// The words in which `tidemark glance` speaks: rows with labels, for lines of a terminal and for plain ones.
struct GlanceWords: Sendable {
  struct Row: Sendable {
    /// What the row is, as a plain line says it.
    var kind: String
    /// What stands before the words, in a column of its own: `-1D`.
    var mark: String?
    /// What the mark says, in words.
    var spokenMark: String?
    var pieces: [LinePiece]
    var place: TaskPlace?
  }

  /// Rows under one label.
  struct Group: Sendable {
    var label: String
    var rows: [Row]
    /// How many there are besides, and which command shows them.
    var more: Row?
  }

  /// Of the open boxes of a page no more lines are shown.
  static let shownLines = 8

  /// How many of some are shown: a line is not left out to say that there is one more.
  private static func shown(_ count: Int, of most: Int) -> Int { count == most + 1 ? count : min(count, most) }

  let sheet: GlanceSheet
  private let days: TaskWords
  private var room = GlanceRoom()

  init(_ sheet: GlanceSheet, _ style: TaskWords.Style, in language: Language) {
    self.sheet = sheet
    days = TaskWords(language: language, today: sheet.today, clock: sheet.clock, style: style)
  }

  private var language: Language { days.language }

  func say(_ message: GlanceMessage) -> String { language.say(message) }
  private func say(_ heading: GlanceHeading) -> String { language.say(heading) }

  /// Leaves out a line or two.
  ///
  /// - Returns: whether there is one that can be spared.
  mutating func narrow() -> Bool { room.narrow() }

  var title: String {
    let moment = DayWords.moment(sheet.now, of: sheet.today, sheet.clock, in: language)
    return moment + LinePiece.separator + language.say(RitualMessage.slot(sheet.slot))
  }

  /// The groups in parts with some space between them.
  var parts: [[Group]] {
    [times + occasions, [tasks, counters] + trackers, rituals, pageGroups, [life, activities]].map {
      $0.filter { !$0.rows.isEmpty }
    }
    .filter { !$0.isEmpty }
  }

  // MARK: Now and next

  private var times: [Group] {
    let noFile = sheet.missingFile.map { _ in row(.day, .noFile(command: "tidemark new day")) }
    let missing = Group(label: say(.day), rows: [noFile].compactMap(\.self))
    if sheet.current == nil, sheet.next == nil, noFile != nil { return [missing] }
    let minute = GlanceTimes.minute(of: sheet.now, on: sheet.today)
    let now = sheet.current.map { row(.now, $0, .left(minutes: $0.minutesLeft(from: minute)), .strong) }
    let next = sheet.next.map { row(.next, $0, .begins(minutes: $0.times.start.minutes - minute), .plain) }
    return [
      group(.now, now ?? row(.now, .nothingNow), sheet.othersNow),
      group(.next, next ?? row(.next, .nothingNext), sheet.othersNext), missing,
    ]
  }

  /// What goes on or is next, with one other that begins when it does, and how many more do.
  private func group(_ kind: GlanceHeading, _ row: Row, _ others: [GlanceTime]) -> Group {
    let shown = others.prefix(GlanceWords.shown(others.count, of: 1)).map { self.row(kind, $0, nil, .plain) }
    return Group(label: say(kind), rows: [row] + shown, more: more(others.count - shown.count, kind))
  }

  private func row(
    _ kind: GlanceHeading,
    _ time: GlanceTime,
    _ distance: GlanceMessage?,
    _ style: TerminalColor.Style
  ) -> Row {
    var pieces = [
      LinePiece(ShownText.titled(time.title, time.icon), time.color.map { .color($0) } ?? style),
      LinePiece(language.times(time.times.start, time.times.end, sheet.clock)),
    ]
    if let distance { pieces.append(LinePiece(say(distance))) }
    if time.isRoutine { pieces.append(LinePiece(language.say(TodayMessage.routine), .quiet)) }
    if let page = time.page { pieces.append(LinePiece(page, .quiet)) }
    return Row(kind: say(kind), pieces: pieces, place: time.place)
  }

  /// A row that says that there is nothing, or what to do about it.
  private func row(_ kind: GlanceHeading, _ message: GlanceMessage) -> Row {
    Row(kind: say(kind), pieces: [LinePiece(say(message), .quiet)])
  }

  // MARK: Milestones and ends

  private var occasions: [Group] {
    OccasionMessage.Kind.allCases.map { kind in
      let label = language.say(OccasionMessage.kind(kind))
      let rows = sheet.occasions.filter { $0.kind == kind }
      return Group(label: label, rows: rows.map { Row(kind: label, pieces: $0.pieces(days), place: $0.item.place) })
    }
  }

  // MARK: Tasks and counters

  private var tasks: Group {
    let rows = sheet.tasks.prefix(GlanceWords.shown(sheet.tasks.count, of: room.tasks)).map { entry in
      let due = entry.due.map { LinePiece(dueWords($0), $0 < sheet.today ? .color(.red) : .plain) }
      let home = entry.home.map { LinePiece($0, .quiet) }
      return row(.task, entry.task, [due, home].compactMap(\.self), mark: "[ ]")
    }
    let rest = more(sheet.tasks.count - rows.count, .tasks)
    let label = say(.tasks)
    guard sheet.leftOverCount > 0 else { return Group(label: label, rows: rows, more: rest) }
    let left = LinePiece(language.say(TodayMessage.leftOverCount(sheet.leftOverCount)), .quiet)
    if rows.isEmpty { return Group(label: label, rows: [Row(kind: label, pieces: [left])]) }
    return Group(label: label, rows: rows, more: Row(kind: label, pieces: (rest?.pieces ?? []) + [left]))
  }

  /// `due today`, `overdue by 3 days`: the day itself is told elsewhere.
  private func dueWords(_ date: CivilDate) -> String {
    let late = date.days(until: sheet.today)
    return say(late > 0 ? .overdue(days: late) : .due(days.seen(date)))
  }

  private var counters: Group {
    let rows = sheet.counters.prefix(GlanceWords.shown(sheet.counters.count, of: room.counters)).map {
      row(.counter, $0.item, pieces($0.figure))
    }
    let rest = sheet.counters.count - rows.count
    return Group(label: say(.counters), rows: rows, more: more(rest, .counters))
  }

  /// What recurs and the streaks, a line each.
  private var trackers: [Group] {
    let kinds: [(GlanceHeading, [TodayTracker])] = [
      (.recurring, sheet.trackers.filter(\.isRecurring)), (.streaks, sheet.trackers.filter { !$0.isRecurring }),
    ]
    return kinds.map { kind, trackers in
      let pieces = trackers.prefix(GlanceWords.shown(trackers.count, of: room.trackers)).map { tracker in
        LinePiece(
          ([ShownText.titled(tracker.title, tracker.icon)] + [words(tracker)].compactMap(\.self)).joined(separator: " ")
        )
      }
      let rest = more(trackers.count - pieces.count, kind)
      let label = say(kind)
      return Group(label: label, rows: pieces.isEmpty ? [] : [Row(kind: label, pieces: pieces)], more: rest)
    }
  }

  /// Of a recurring task its time, or since when it is open; of a streak how long it is.
  private func words(_ tracker: TodayTracker) -> String? {
    switch tracker.kind {
    case .streak(let streak, let done, let goal):
      if goal > 1 { return days.say(.part(done: done, due: goal)) }
      return streak.current > 0 ? language.number(streak.current) : nil
    case .recurring(let status):
      if let time = tracker.time { return days.time(time) }
      if let open = status.open, open < sheet.today { return say(.since(days.seen(open))) }
      return status.ofPeriod.map { days.say(.part(done: $0.done, due: $0.due)) }
    }
  }

  // MARK: Rituals

  private var rituals: [Group] {
    guard sheet.ritualCount > 0 else {
      return [Group(label: say(.rituals), rows: [row(.rituals, .noRitual(command: "tidemark presets"))])]
    }
    let rate = sheet.rate
    let part = LinePiece(language.say(TodayMessage.habitsDone(rate.done, of: rate.due)))
    let today = rate.due == 0 ? [LinePiece(say(.nothingDueToday), .quiet)] : [percent(rate), part]
    let streak = sheet.streak.current > 0 ? [LinePiece(say(.perfectDays(sheet.streak.current)))] : []
    var habits = sheet.habits.prefix(room.habits).map { entry in
      row(.habit, entry.habit, [LinePiece(entry.ritual, .quiet)])
    }
    if habits.isEmpty { habits = [row(.habits, .noHabitOpen)] }
    let rest = more(sheet.openCount - min(sheet.habits.count, room.habits), .habits)
    return [
      Group(label: say(.today), rows: [Row(kind: say(.today), pieces: today + streak)]),
      Group(label: say(.habits), rows: habits, more: rest), Group(label: say(.ritual), rows: [nextRitual]), renewals,
    ]
  }

  /// The first ritual whose arc is complete, and how many besides.
  private var renewals: Group {
    let rows = sheet.renewals.prefix(1).map { ritual in
      row(.toRenew, ritual, [LinePiece(say(.arcComplete), .quiet)])
    }
    let rest = more(sheet.renewals.count - rows.count, .toRenew, command: "tidemark rituals")
    return Group(label: say(.toRenew), rows: rows, more: rest)
  }

  private var nextRitual: Row {
    guard let next = sheet.nextRitual else { return row(.nextRitual, .noNextRitual) }
    let slot = LinePiece(language.say(RitualMessage.slot(next.slot)))
    return row(.nextRitual, next.ritual, [LinePiece(say(.ritualDay(next.day))), slot])
  }

  private func more(_ count: Int, _ kind: GlanceHeading, command: String? = nil) -> Row? {
    guard count > 0 else { return nil }
    let words = command.map { say(.more(count, command: $0)) } ?? language.say(TodayMessage.andMore(count))
    return Row(kind: say(kind), pieces: [LinePiece(words, .quiet)])
  }

  // MARK: The page

  private var pageGroups: [Group] {
    guard let page = sheet.page else { return [] }
    let title = LinePiece(ShownText.titled(page.page.title, page.page.icon), .strong)
    let heading = Group(label: say(.page), rows: [Row(kind: say(.page), pieces: [title], place: page.page.place)])
    if page.isEmpty { return [heading, Group(label: "", rows: [row(.page, .nothingOpenOnPage)])] }
    let boxes = page.openBoxes.prefix(GlanceWords.shown(page.openBoxes.count, of: GlanceWords.shownLines)).map {
      row(.openBox, $0, [], mark: "[ ]")
    }
    let rest = more(page.openBoxes.count - boxes.count, .openBoxes)
    return [
      heading, Group(label: say(.goals), rows: page.counters.map { row(.goal, $0.item, pieces($0.figure)) }),
      Group(label: say(.boxes), rows: boxes, more: rest),
      Group(label: say(.streaks), rows: page.streaks.map { row(.streak, $0.item, pieces($0.figure)) }),
      Group(label: say(.recurring), rows: page.recurring.map { row(.recurringTask, $0.item, pieces($0.figure)) }),
    ]
  }

  private func row(_ kind: GlanceHeading, _ item: GlanceSheet.Named, _ pieces: [LinePiece], mark: String? = nil) -> Row {
    let title = LinePiece(ShownText.titled(item.title, item.icon))
    return Row(kind: say(kind), mark: mark, pieces: [title] + pieces, place: item.place)
  }

  private func pieces(_ counter: Counter) -> [LinePiece] {
    [percent(Rate(done: counter.percent, of: 100)), LinePiece(GlanceWords.part(counter, in: language))]
  }

  /// `3 of 8 glasses`.
  static func part(_ counter: Counter, in language: Language) -> String {
    let unit = ShownText.line(counter.unit)
    let part = language.say(TaskMessage.partOfGoal(counter.value, counter.goal))
    return unit.isEmpty ? part : "\(part) \(unit)"
  }

  private func pieces(_ streak: PageGlance.StreakFigure) -> [LinePiece] {
    [LinePiece(language.say(TodayMessage.streak(streak.streak.current))), LinePiece("every: \(streak.rule.rule)", .quiet)]
  }

  private func pieces(_ task: PageGlance.RecurringFigure) -> [LinePiece] {
    let time = task.time.map { days.say(.at(days.shown($0))) }
    let words =
      task.isComing ? LinePiece(time ?? say(.ritualDay(.laterToday))) : days.openPiece(since: task.since, task.time)
    return [words, LinePiece("every: \(task.rule.rule)", .quiet)]
  }

  /// `████░░░░░░ 38 %`; read aloud without the bar.
  private func percent(_ rate: Rate) -> LinePiece {
    let bar = days.style == .full ? "" : RateText.bar(rate) + " "
    return LinePiece(bar + language.percent(rate), rate.band.style)
  }

  // MARK: Life and activities

  private var life: Group {
    let row: Row
    switch (sheet.life, sheet.life?.weeks) {
    case (let life?, let weeks?):
      let pieces = [
        LinePiece(say(.weeksRemaining(weeks.remaining))), LinePiece(say(.percentLived(weeks.percent)), .quiet),
      ]
      row = Row(kind: say(.life), pieces: pieces + (life.title.map { [LinePiece($0, .quiet)] } ?? []), place: life.place)
    case (let life?, nil):
      row = Row(kind: say(.life), pieces: [LinePiece(LifeBeginning.noBirth(life.place.path).text(in: language), .quiet)])
    case (nil, _): row = self.row(.life, .noLife(command: "tidemark new life --born DATE"))
    }
    return Group(label: say(.life), rows: [row])
  }

  private var activities: Group {
    let label = say(.activities)
    var rows = sheet.activities.prefix(room.activities).map { entry in
      let history = entry.history
      return Row(
        kind: say(.activity),
        mark: history.isDoneToday ? "[x]" : history.daysSinceText(in: days.language),
        spokenMark: ActivityWords(days.language).last(history),
        pieces: [LinePiece(ShownText.titled(entry.activity.title, entry.activity.icon))],
        place: entry.activity.place
      )
    }
    let rest = rows.isEmpty ? nil : more(sheet.activityCount - rows.count, .activities, command: "tidemark activities")
    if rows.isEmpty, sheet.activityCount > 0 { return Group(label: label, rows: []) }
    if rows.isEmpty { rows = [row(.activities, .noActivity(path: sheet.activityFile))] }
    return Group(label: label, rows: rows, more: rest)
  }
}
