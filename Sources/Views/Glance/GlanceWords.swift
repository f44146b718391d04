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

  init(_ sheet: GlanceSheet, _ style: TaskWords.Style) {
    self.sheet = sheet
    days = TaskWords(language: .english, today: sheet.today, clock: sheet.clock, style: style)
  }

  /// Leaves out a line or two.
  ///
  /// - Returns: whether there is one that can be spared.
  mutating func narrow() -> Bool { room.narrow() }

  var title: String { "\(DayWords.moment(sheet.now, of: sheet.today, sheet.clock, in: .english)) · \(sheet.slot.rawValue)" }

  /// The groups in parts with some space between them.
  var parts: [[Group]] {
    [times + occasions, [tasks, counters] + trackers, rituals, pageGroups, [life, activities]].map {
      $0.filter { !$0.rows.isEmpty }
    }
    .filter { !$0.isEmpty }
  }

  // MARK: Now and next

  private var times: [Group] {
    let day = sheet.missingFile.map { _ in
      Row(kind: "Day", pieces: [LinePiece("no file for today yet; “tidemark new day” begins it", .quiet)])
    }
    let missing = Group(label: "Day", rows: [day].compactMap(\.self))
    if sheet.current == nil, sheet.next == nil, day != nil { return [missing] }
    let minute = GlanceTimes.minute(of: sheet.now, on: sheet.today)
    let now = sheet.current.map { row("Now", $0, "\(Language.english.length($0.minutesLeft(from: minute))) left", .strong) }
    let next = sheet.next.map { row("Next", $0, "in \(Language.english.length($0.times.start.minutes - minute))", .plain) }
    return [
      group(now ?? Row(kind: "Now", pieces: [LinePiece("nothing is planned for now", .quiet)]), sheet.othersNow),
      group(next ?? Row(kind: "Next", pieces: [LinePiece("nothing more today", .quiet)]), sheet.othersNext), missing,
    ]
  }

  /// What goes on or is next, with one other that begins when it does, and how many more do.
  private func group(_ row: Row, _ others: [GlanceTime]) -> Group {
    let shown = others.prefix(GlanceWords.shown(others.count, of: 1)).map { self.row(row.kind, $0, nil, .plain) }
    return Group(label: row.kind, rows: [row] + shown, more: more(others.count - shown.count, row.kind))
  }

  private func row(_ kind: String, _ time: GlanceTime, _ distance: String?, _ style: TerminalColor.Style) -> Row {
    var pieces = [
      LinePiece(ShownText.titled(time.title, time.icon), time.color.map { .color($0) } ?? style),
      LinePiece("\(sheet.clock.text(time.times.start)) - \(sheet.clock.text(time.times.end))"),
    ]
    if let distance { pieces.append(LinePiece(distance)) }
    if time.isRoutine { pieces.append(LinePiece("routine", .quiet)) }
    if let page = time.page { pieces.append(LinePiece(page, .quiet)) }
    return Row(kind: kind, pieces: pieces, place: time.place)
  }

  // MARK: Milestones and ends

  private var occasions: [Group] {
    OccasionMessage.Kind.allCases.map { kind in
      let label = days.language.say(OccasionMessage.kind(kind))
      let rows = sheet.occasions.filter { $0.kind == kind }
      return Group(label: label, rows: rows.map { Row(kind: label, pieces: $0.pieces(days), place: $0.item.place) })
    }
  }

  // MARK: Tasks and counters

  private var tasks: Group {
    let rows = sheet.tasks.prefix(GlanceWords.shown(sheet.tasks.count, of: room.tasks)).map { entry in
      let due = entry.due.map { LinePiece(dueWords($0), $0 < sheet.today ? .color(.red) : .plain) }
      let home = entry.home.map { LinePiece($0, .quiet) }
      return row("Task", entry.task, [due, home].compactMap(\.self), mark: "[ ]")
    }
    let rest = more(sheet.tasks.count - rows.count, "Tasks")
    guard sheet.leftOverCount > 0 else { return Group(label: "Tasks", rows: rows, more: rest) }
    let left = LinePiece("\(LifeWords.number(sheet.leftOverCount)) left over", .quiet)
    if rows.isEmpty { return Group(label: "Tasks", rows: [Row(kind: "Tasks", pieces: [left])]) }
    return Group(label: "Tasks", rows: rows, more: Row(kind: "Tasks", pieces: (rest?.pieces ?? []) + [left]))
  }

  /// `due today`, `overdue by 3 days`: the day itself is told elsewhere.
  private func dueWords(_ date: CivilDate) -> String {
    let late = date.days(until: sheet.today)
    return late > 0 ? "overdue by \(counted(late, "day"))" : "due \(days.distance(to: date))"
  }

  private var counters: Group {
    let rows = sheet.counters.prefix(GlanceWords.shown(sheet.counters.count, of: room.counters)).map {
      row("Counter", $0.item, pieces($0.figure))
    }
    let rest = sheet.counters.count - rows.count
    return Group(label: "Counters", rows: rows, more: more(rest, "Counters"))
  }

  /// What recurs and the streaks, a line each.
  private var trackers: [Group] {
    [("Recurring", sheet.trackers.filter(\.isRecurring)), ("Streaks", sheet.trackers.filter { !$0.isRecurring })].map {
      label,
      trackers in
      let pieces = trackers.prefix(GlanceWords.shown(trackers.count, of: room.trackers)).map { tracker in
        LinePiece(
          ([ShownText.titled(tracker.title, tracker.icon)] + [words(tracker)].compactMap(\.self)).joined(separator: " ")
        )
      }
      let rest = more(trackers.count - pieces.count, label)
      return Group(label: label, rows: pieces.isEmpty ? [] : [Row(kind: label, pieces: pieces)], more: rest)
    }
  }

  /// Of a recurring task its time, or since when it is open; of a streak how long it is.
  private func words(_ tracker: TodayTracker) -> String? {
    switch tracker.kind {
    case .streak(let streak, let done, let goal):
      if goal > 1 { return "\(done) of \(goal)" }
      return streak.current > 0 ? LifeWords.number(streak.current) : nil
    case .recurring(let status):
      if let time = tracker.time { return days.clock.text(time) }
      if let open = status.open, open < sheet.today { return "since \(near(open))" }
      return status.ofPeriod.map { "\($0.done) of \($0.due)" }
    }
  }

  /// `Fri 20` of the week before; of an earlier day `20 Oct`.
  private func near(_ date: CivilDate) -> String {
    if date.days(until: sheet.today) < 7 { return "\(date.weekday.title.prefix(3)) \(date.day)" }
    return "\(date.day) \(Month(rawValue: date.month)?.title.prefix(3) ?? "")"
  }

  // MARK: Rituals

  private var rituals: [Group] {
    guard sheet.ritualCount > 0 else {
      let words = "no ritual yet; “tidemark presets” shows some to begin with"
      return [Group(label: "Rituals", rows: [Row(kind: "Rituals", pieces: [LinePiece(words, .quiet)])])]
    }
    let rate = sheet.rate
    let noun = rate.due == 1 ? "habit" : "habits"
    let today =
      rate.due == 0
      ? [LinePiece("nothing is due today", .quiet)]
      : [percent(rate), LinePiece("\(Language.english.part(rate)) \(noun) done")]
    let streak = counted(sheet.streak.current, "perfect day")
    var habits = sheet.habits.prefix(room.habits).map { entry in
      let title = ShownText.titled(entry.habit.title, entry.habit.icon)
      return Row(kind: "Habit", pieces: [LinePiece(title), LinePiece(entry.ritual, .quiet)], place: entry.habit.place)
    }
    if habits.isEmpty { habits = [Row(kind: "Habits", pieces: [LinePiece("none is open", .quiet)])] }
    let rest = more(sheet.openCount - min(sheet.habits.count, room.habits), "Habits")
    let part = Row(kind: "Today", pieces: today + (sheet.streak.current > 0 ? [LinePiece("\(streak) in a row")] : []))
    return [
      Group(label: "Today", rows: [part]), Group(label: "Habits", rows: habits, more: rest),
      Group(label: "Ritual", rows: [nextRitual]), renewals,
    ]
  }

  /// The first ritual whose arc is complete, and how many besides.
  private var renewals: Group {
    let rows = sheet.renewals.prefix(1).map { ritual in
      let title = LinePiece(ShownText.titled(ritual.title, ritual.icon))
      return Row(kind: "To renew", pieces: [title, LinePiece("its arc is complete", .quiet)], place: ritual.place)
    }
    return Group(label: "To renew", rows: rows, more: more(sheet.renewals.count - rows.count, "To renew", "tidemark rituals"))
  }

  private var nextRitual: Row {
    guard let next = sheet.nextRitual else {
      return Row(kind: "Next ritual", pieces: [LinePiece("none later today or tomorrow", .quiet)])
    }
    let title = LinePiece(ShownText.titled(next.ritual.title, next.ritual.icon))
    let time = next.slot == .anytime ? "any time" : next.slot.rawValue
    return Row(kind: "Next ritual", pieces: [title, LinePiece(next.day.rawValue), LinePiece(time)], place: next.ritual.place)
  }

  private func more(_ count: Int, _ kind: String, _ command: String? = nil) -> Row? {
    guard count > 0 else { return nil }
    let words = "and \(LifeWords.number(count)) more" + (command.map { ": “\($0)”" } ?? "")
    return Row(kind: kind, pieces: [LinePiece(words, .quiet)])
  }

  // MARK: The page

  private var pageGroups: [Group] {
    guard let page = sheet.page else { return [] }
    let title = LinePiece(ShownText.titled(page.page.title, page.page.icon), .strong)
    let heading = Group(label: "Page", rows: [Row(kind: "Page", pieces: [title], place: page.page.place)])
    if page.isEmpty {
      let words = "it has nothing open"
      return [heading, Group(label: "", rows: [Row(kind: "Page", pieces: [LinePiece(words, .quiet)])])]
    }
    let boxes = page.openBoxes.prefix(GlanceWords.shown(page.openBoxes.count, of: GlanceWords.shownLines)).map {
      row("Open box", $0, [], mark: "[ ]")
    }
    let rest = more(page.openBoxes.count - boxes.count, "Open boxes")
    return [
      heading, Group(label: "Goals", rows: page.counters.map { row("Goal", $0.item, pieces($0.figure)) }),
      Group(label: "Boxes", rows: boxes, more: rest),
      Group(label: "Streaks", rows: page.streaks.map { row("Streak", $0.item, pieces($0.figure)) }),
      Group(label: "Recurring", rows: page.recurring.map { row("Recurring", $0.item, pieces($0.figure)) }),
    ]
  }

  private func row(_ kind: String, _ item: GlanceSheet.Named, _ pieces: [LinePiece], mark: String? = nil) -> Row {
    let title = LinePiece(ShownText.titled(item.title, item.icon))
    return Row(kind: kind, mark: mark, pieces: [title] + pieces, place: item.place)
  }

  private func pieces(_ counter: Counter) -> [LinePiece] {
    [percent(Rate(done: counter.percent, of: 100)), LinePiece(GlanceWords.part(counter, in: .english))]
  }

  /// `3 of 8 glasses`.
  static func part(_ counter: Counter, in language: Language) -> String {
    let unit = ShownText.line(counter.unit)
    let part = language.say(TaskMessage.partOfGoal(counter.value, counter.goal))
    return unit.isEmpty ? part : "\(part) \(unit)"
  }

  private func pieces(_ streak: PageGlance.StreakFigure) -> [LinePiece] {
    [LinePiece("streak \(LifeWords.number(streak.streak.current))"), LinePiece("every: \(streak.rule.rule)", .quiet)]
  }

  private func pieces(_ task: PageGlance.RecurringFigure) -> [LinePiece] {
    let words =
      task.isComing
      ? LinePiece(task.time.map { "at \(days.clock.text($0))" } ?? "later today") : days.openPiece(since: task.since, task.time)
    return [words, LinePiece("every: \(task.rule.rule)", .quiet)]
  }

  /// `████░░░░░░ 38 %`; read aloud without the bar.
  private func percent(_ rate: Rate) -> LinePiece {
    let bar = days.style == .full ? "" : RateText.bar(rate) + " "
    return LinePiece(bar + Language.english.percent(rate), rate.band.style)
  }

  /// `3,400`, `1.5`.
  static func grouped(_ number: Number) -> String {
    let digits = number.description
    let point = digits.firstIndex(of: ".") ?? digits.endIndex
    return Int(digits[..<point]).map { LifeWeeks.grouped($0) + digits[point...] } ?? digits
  }

  // MARK: Life and activities

  private var life: Group {
    let row: Row
    switch (sheet.life, sheet.life?.weeks) {
    case (let life?, let weeks?):
      let pieces = [
        LinePiece("\(LifeWords.count(weeks.remaining, "week")) remaining"), LinePiece("\(weeks.percent) % lived", .quiet),
      ]
      row = Row(kind: "Life", pieces: pieces + (life.title.map { [LinePiece($0, .quiet)] } ?? []), place: life.place)
    case (let life?, nil):
      row = Row(kind: "Life", pieces: [LinePiece(LifeBeginning.noBirth(life.place.path, in: .english), .quiet)])
    case (nil, _):
      let words = "no life in weeks yet; “tidemark new life --born DATE” begins one"
      row = Row(kind: "Life", pieces: [LinePiece(words, .quiet)])
    }
    return Group(label: "Life", rows: [row])
  }

  private var activities: Group {
    var rows = sheet.activities.prefix(room.activities).map { entry in
      let title = LinePiece(ShownText.titled(entry.activity.title, entry.activity.icon))
      return Row(
        kind: "Activity",
        mark: entry.history.isDoneToday ? "[x]" : entry.history.daysSinceText,
        spokenMark: ActivityWords.last(entry.history),
        pieces: [title],
        place: entry.activity.place
      )
    }
    let rest = rows.isEmpty ? nil : more(sheet.activityCount - rows.count, "Activities", "tidemark activities")
    if rows.isEmpty, sheet.activityCount > 0 { return Group(label: "Activities", rows: []) }
    if rows.isEmpty {
      let words =
        sheet.activityFile.map { "no activity yet; in \($0) a line such as “- 🎾 Tennis” is one" }
        ?? "no activity yet; “tidemark new activities” begins their file"
      rows = [Row(kind: "Activities", pieces: [LinePiece(words, .quiet)])]
    }
    return Group(label: "Activities", rows: rows, more: rest)
  }
}
