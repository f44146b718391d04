import Chronology
import Diagnostics
import Languages
import Planner

/// The words in which `tidemark today` speaks.
struct TodayWords: Sendable {
  let sheet: TodaySheet
  let days: TaskWords

  let rituals: RitualWords

  init(_ sheet: TodaySheet, _ survey: RitualSurvey, _ style: TaskWords.Style, in language: Language) {
    self.sheet = sheet
    rituals = RitualWords(survey, style, in: language)
    days = rituals.days
  }

  func say(_ message: TodayMessage) -> String { days.language.say(message) }

  var title: String { say(.title(sheet.today, days.shown(sheet.now.time))) }

  /// `09:00 - 10:30`.
  func times(_ start: TimeOfDay, _ end: TimeOfDay) -> String { days.language.times(start, end, days.clock) }

  /// `Milestone`, `Ends today` or `Today is`.
  func kind(of occasion: ToldOccasion) -> String { days.language.say(OccasionMessage.kind(occasion.kind)) }

  /// `4 of 9 habits done`, `44 %`, `streak 5 days`.
  var summary: [LinePiece] { ritualSummary + taskSummary }

  private var ritualSummary: [LinePiece] {
    guard sheet.ritualCount > 0 else { return [] }
    let streak = LinePiece(rituals.streak(sheet.streak))
    guard sheet.rate.due > 0 else { return (sheet.slots.isEmpty ? [] : [LinePiece(say(.noHabitDue))]) + [streak] }
    let part = LinePiece(say(.habitsDone(sheet.rate.done, of: sheet.rate.due)))
    return [part, LinePiece(days.language.percent(sheet.rate), sheet.rate.band.style), streak]
  }

  /// `2 tasks overdue`, `5 recurring overdue`, `1 due today`, `3 left over`: each task once, and as many as `tidemark tasks` counts.
  private var taskSummary: [LinePiece] {
    let (due, recurring) = (sheet.dueDays, sheet.recurringDays)
    let late = due.count { $0 < sheet.today }
    let lateRecurring = recurring.count { $0 < sheet.today }
    let others = due.count + recurring.count - late - lateRecurring
    let left = sheet.leftOver?.rest.count ?? 0
    return (late > 0 ? [LinePiece(say(.tasksOverdue(late)), .color(.red))] : [])
      + (lateRecurring > 0 ? [LinePiece(say(.recurringOverdue(lateRecurring)), .color(.red))] : [])
      + (others > 0 ? [LinePiece(say(.dueToday(others)))] : []) + (left > 0 ? [LinePiece(say(.leftOverCount(left)))] : [])
  }

  /// What to say where no ritual is shown; nil where some are.
  var emptyWords: String? {
    guard sheet.slots.isEmpty else { return nil }
    if sheet.ritualCount == 0 { return sheet.times.isOfAll ? nil : days.language.say(BeginningMessage.noRitual) }
    if !sheet.times.isOfAll, sheet.activeCount > 0 { return say(.noRitualFor(sheet.times.slots, others: sheet.activeCount)) }
    return say(.noRitual)
  }

  /// What to do where nothing is shown; nil where something is.
  static func beginning(_ sheet: TodaySheet, in language: Language) -> NextSteps? {
    guard sheet.isEmpty else { return nil }
    guard sheet.times.isOfAll else { return NextSteps(nil, RitualBeginning.commands, in: language) }
    return NextSteps(.nothingPlanned, [.noteTask, .planDay, .showPresets], in: language)
  }

  /// `now` beside a ritual of this part of the day.
  func slotPieces(_ entry: TodaySheet.RitualEntry) -> [LinePiece] {
    let name = LinePiece(rituals.say(.slot(entry.slot)), .quiet)
    return [name] + (entry.slot == sheet.current ? [LinePiece(say(.now), .now)] : [])
  }

  func pieces(_ entry: TodaySheet.RitualEntry) -> [LinePiece] {
    let rate = entry.rate.due > 0 ? days.language.part(entry.rate) : say(.nothingDueToday)
    var pieces = [LinePiece(rate, entry.rate.band.style)]
    if let day = entry.progress.day { pieces.append(LinePiece(rituals.say(.day(day, of: entry.progress.count)))) }
    if entry.progress.isLastDay { pieces.append(LinePiece(rituals.say(.lastDay), .now)) }
    if entry.streak > 0 { pieces.append(LinePiece(rituals.say(.streak(current: entry.streak, longest: 0)))) }
    return pieces
  }

  /// Its rule is told on a line only where a period wants it; that it is due says the rest.
  func pieces(_ tracker: TodayTracker) -> [LinePiece] {
    var pieces = days.style == .full || tracker.isOfPeriod ? [LinePiece("every: \(tracker.rule)")] : []
    switch tracker.kind {
    case .recurring(let status):
      if let ofPeriod = status.ofPeriod { pieces.append(part(ofPeriod.done, of: ofPeriod.due)) }
      pieces += self.pieces(status)
    case .streak(let streak, let done, let goal):
      if goal > 1 { pieces.append(part(done, of: goal)) }
      if streak.current > 0 || days.style == .full { pieces.append(LinePiece(say(.streak(streak.current)))) }
    }
    return pieces + [LinePiece(tracker.page, .quiet)]
  }

  private func part(_ done: Int, of due: Int) -> LinePiece { LinePiece(days.say(.part(done: done, due: due))) }

  /// Since when a recurring task is open, and when it is due today.
  private func pieces(_ status: RecurringStatus) -> [LinePiece] {
    let open = status.open.map { days.openPiece(since: $0, status.openTime) }
    let next = status.next == sheet.today ? status.nextTime.map(days.shown) : nil
    return [open, next.map { LinePiece(days.say(status.open == nil ? .at($0) : .againAt($0))) }].compactMap(\.self)
  }

  /// Of a row of a page.
  func pieces(_ row: GlanceTime) -> [LinePiece] {
    let running = sheet.nowAndNext.map { [$0.current].compactMap(\.self) + $0.othersNow } ?? []
    let isNow = running.contains { $0.place == row.place && $0.times == row.times }
    let home = row.page.map { LinePiece($0, .quiet) }
    return [isNow ? LinePiece(say(.now), .now) : nil, LinePiece(days.say(.everyDay), .quiet), home].compactMap(\.self)
  }

  /// Of a recurring task that a block is a copy of.
  func pieces(_ recurring: TimedItem) -> [LinePiece] {
    [LinePiece(days.say(.recurring), .quiet)] + (recurring.state == .done ? [LinePiece(days.say(.done(nil)), .quiet)] : [])
  }

  /// Of a loose task of the day.
  func pieces(_ task: DaySheet.Task) -> [LinePiece] {
    let project = task.project.map { LinePiece(ShownText.line($0)) }
    let due = duePieces(task.title, task.project, due: task.due, task.box)
    let priority = task.box.isToDo ? task.priority ?? sheet.dueTask(planned: task.title, task.project)?.priority : nil
    return [project].compactMap(\.self) + due + (priority.map { [LinePiece(days.say(.priority($0)))] } ?? [])
  }

  /// When a task is due that is planned today: as it says itself, or as its project says.
  func duePieces(_ title: String, _ project: String?, due own: CivilDate? = nil, _ box: BoxState) -> [LinePiece] {
    guard box.isToDo, let due = own ?? sheet.dueTask(planned: title, project)?.due else { return [] }
    return [LinePiece(days.due(due), due < sheet.today ? .color(.red) : .plain)]
  }

  /// Of a task of a project or a page; on a line only what tells how it stands today.
  func pieces(_ task: ListedItem) -> [LinePiece] {
    guard days.style == .short else { return TaskDetailWords(words: days, now: sheet.now).pieces(of: task, besides: []) }
    var pieces = [task.project, task.page].compactMap(\.self).map { LinePiece($0, .quiet) }
    if let day = task.home.day { pieces.append(LinePiece(days.say(.planned(days.seen(day))), .quiet)) }
    if let due = task.due { pieces.append(LinePiece(days.due(due), due < sheet.today ? .color(.red) : .plain)) }
    if let recurring = task.recurring?.status { pieces += self.pieces(recurring) }
    if let priority = task.priority { pieces.append(LinePiece(days.say(.priority(priority)))) }
    if let steps = task.steps { pieces.append(LinePiece(days.say(.steps(done: steps.done, all: steps.all)))) }
    return pieces
  }

  // MARK: What comes, and what is counted

  /// `Pay the bill, Fri 27`: within a week the weekday and the day of the month are enough.
  func soonWords(_ task: ListedItem) -> String {
    task.due.map { say(.soon(task.title, $0)) } ?? task.title
  }

  /// `Water 3 of 8 glasses`.
  func words(_ counter: GlancePage.Line<Counter>) -> String {
    ShownText.titled(counter.item.title, counter.item.icon) + " " + GlanceWords.part(counter.figure, in: days.language)
  }

  /// How many overdue tasks are not told, and what shows them.
  func moreOverdue(_ count: Int) -> String { say(.moreOverdue(count, command: "tidemark tasks --due overdue")) }

  // MARK: What was left

  func pieces(_ task: LeftOverTasks.Task) -> [LinePiece] {
    let project = task.project.map { LinePiece($0, .quiet) }
    let due = task.due.map { LinePiece(days.due($0), $0 < sheet.today ? .color(.red) : .plain) }
    let priority = task.priority.map { LinePiece(days.say(.priority($0))) }
    return [project, due, priority, LinePiece(days.say(.planned(days.seen(task.day))), .quiet)].compactMap(\.self)
  }

  /// `To copy them all to today:`, with how many are not told, and the command; nil where all that is left is told as due.
  func advice(_ leftOver: LeftOverTasks) -> (words: String, command: String)? {
    let rest = leftOver.rest.count
    guard rest > 0 else { return nil }
    let words = say(.copyLeftOver(more: rest - leftOver.shown.count, all: leftOver.tasks.count))
    return leftOver.command.map { (words, $0) }
  }
}
