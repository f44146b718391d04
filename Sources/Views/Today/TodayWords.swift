import Chronology
import Diagnostics
import Planner

/// The words in which `tidemark today` speaks.
struct TodayWords: Sendable {
  let sheet: TodaySheet
  let days: TaskWords

  init(_ sheet: TodaySheet, _ survey: RitualSurvey, _ style: TaskWords.Style) {
    self.sheet = sheet
    days = TaskWords(today: survey.today, clock: survey.settings.clock, style: style)
  }

  var title: String { "Today, \(DayWords.day(sheet.today)), \(days.clock.text(sheet.now.time))" }

  /// `4 of 9 habits done`, `44 %`, `streak 5 days`.
  var summary: [LinePiece] { ritualSummary + taskSummary }

  private var ritualSummary: [LinePiece] {
    guard sheet.ritualCount > 0 else { return [] }
    let streak = LinePiece(RitualWords.streak(sheet.streak))
    guard sheet.rate.due > 0 else { return (sheet.slots.isEmpty ? [] : [LinePiece("no habit due")]) + [streak] }
    let part = "\(RateText.part(sheet.rate)) \(sheet.rate.due == 1 ? "habit" : "habits") done"
    return [LinePiece(part), LinePiece(RateText.percent(sheet.rate), sheet.rate.band.style), streak]
  }

  /// `2 tasks overdue`, `5 recurring overdue`, `1 due today`, `3 left over`: each task once, and as many as `tidemark tasks` counts.
  private var taskSummary: [LinePiece] {
    let (due, recurring) = (sheet.dueDays, sheet.recurringDays)
    let late = due.count { $0 < sheet.today }
    let lateRecurring = recurring.count { $0 < sheet.today }
    let others = due.count + recurring.count - late - lateRecurring
    let left = sheet.leftOver?.rest.count ?? 0
    return (late > 0 ? [LinePiece("\(counted(late, "task")) overdue", .color(.red))] : [])
      + (lateRecurring > 0 ? [LinePiece("\(lateRecurring) recurring overdue", .color(.red))] : [])
      + (others > 0 ? [LinePiece("\(others) due today")] : []) + (left > 0 ? [LinePiece("\(left) left over")] : [])
  }

  /// What to say where no ritual is shown; nil where some are.
  var emptyWords: String? {
    guard sheet.slots.isEmpty else { return nil }
    if sheet.ritualCount == 0 { return sheet.times.isOfAll ? nil : RitualBeginning.noRitual }
    if !sheet.times.isOfAll, sheet.activeCount > 0 {
      let others = sheet.activeCount == 1 ? "1 ritual of another time runs" : "\(sheet.activeCount) rituals of other times run"
      return "No ritual for \(sheet.times.phrase) runs today; \(others). “tidemark today” shows all."
    }
    return "No ritual runs today. “tidemark rituals” shows which are coming, and which can be renewed or begun."
  }

  /// What to do where nothing is shown; nil where something is.
  static func beginning(_ sheet: TodaySheet) -> NextSteps? {
    guard sheet.isEmpty else { return nil }
    guard sheet.times.isOfAll else { return NextSteps("", RitualBeginning.steps.steps) }
    let presets = RitualBeginning.steps.steps.prefix(1)
    return NextSteps(
      "Nothing is planned or due today.",
      [("tidemark add \"Buy bread\"", "Note a task for today"), ("tidemark new day", "Plan the day")] + presets
    )
  }

  /// `Morning`.
  static func title(_ slot: DaySlot) -> String { slot.rawValue.prefix(1).uppercased() + slot.rawValue.dropFirst() }

  /// `now` beside a ritual of this part of the day.
  func slotPieces(_ entry: TodaySheet.RitualEntry) -> [LinePiece] {
    let name = entry.slot == .anytime ? "any time" : entry.slot.rawValue
    return [LinePiece(name, .quiet)] + (entry.slot == sheet.current ? [LinePiece("now", .now)] : [])
  }

  func pieces(_ entry: TodaySheet.RitualEntry) -> [LinePiece] {
    var pieces = [LinePiece(entry.rate.due > 0 ? RateText.part(entry.rate) : "nothing due today", entry.rate.band.style)]
    if let day = entry.progress.day { pieces.append(LinePiece("day \(day) of \(entry.progress.count)")) }
    if entry.progress.isLastDay { pieces.append(LinePiece("last day", .now)) }
    if entry.streak > 0 { pieces.append(LinePiece("streak \(counted(entry.streak, "day"))")) }
    return pieces
  }

  /// Its rule is told on a line only where a period wants it; that it is due says the rest.
  func pieces(_ tracker: TodayTracker) -> [LinePiece] {
    var pieces = days.style == .full || tracker.isOfPeriod ? [LinePiece("every: \(tracker.rule)")] : []
    switch tracker.kind {
    case .recurring(let status):
      if let ofPeriod = status.ofPeriod { pieces.append(LinePiece("\(ofPeriod.done) of \(ofPeriod.due)")) }
      if let open = status.open { pieces.append(days.openPiece(since: open, status.openTime)) }
      if status.next == sheet.today, let time = status.nextTime {
        pieces.append(LinePiece((status.open == nil ? "at " : "again at ") + days.clock.text(time)))
      }
    case .streak(let streak, let done, let goal):
      if goal > 1 { pieces.append(LinePiece("\(done) of \(goal)")) }
      if streak.current > 0 || days.style == .full { pieces.append(LinePiece("streak \(streak.current)")) }
    }
    return pieces + [LinePiece(tracker.page, .quiet)]
  }

  /// Of a row of a page.
  func pieces(_ row: GlanceTime) -> [LinePiece] {
    let running = sheet.nowAndNext.map { [$0.current].compactMap(\.self) + $0.othersNow } ?? []
    let isNow = running.contains { $0.place == row.place && $0.times == row.times }
    let home = row.page.map { LinePiece($0, .quiet) }
    return [isNow ? LinePiece("now", .now) : nil, LinePiece("every day", .quiet), home].compactMap(\.self)
  }

  /// Of a recurring task that a block is a copy of.
  func pieces(_ recurring: TimedItem) -> [LinePiece] {
    [LinePiece("recurring", .quiet)] + (recurring.state == .done ? [LinePiece("done", .quiet)] : [])
  }

  /// Of a loose task of the day.
  func pieces(_ task: DaySheet.Task) -> [LinePiece] {
    let project = task.project.map { LinePiece(ShownText.line($0)) }
    let due = duePieces(task.title, task.project, due: task.due, task.box)
    let priority = task.box.isToDo ? task.priority ?? sheet.dueTask(planned: task.title, task.project)?.priority : nil
    return [project].compactMap(\.self) + due + (priority.map { [LinePiece("\($0.rawValue) priority")] } ?? [])
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
    if let day = task.home.day { pieces.append(LinePiece("planned \(days.distanceAndDay(day))", .quiet)) }
    if let due = task.due { pieces.append(LinePiece(days.due(due), due < sheet.today ? .color(.red) : .plain)) }
    if let recurring = task.recurring?.status {
      if let open = recurring.open { pieces.append(days.openPiece(since: open, recurring.openTime)) }
      if recurring.next == sheet.today, let time = recurring.nextTime {
        pieces.append(LinePiece((recurring.open == nil ? "at " : "again at ") + days.clock.text(time)))
      }
    }
    if let priority = task.priority { pieces.append(LinePiece("\(priority.rawValue) priority")) }
    if let steps = task.steps { pieces.append(LinePiece("\(steps.done) of \(counted(steps.all, "step"))")) }
    return pieces
  }

  // MARK: What comes, and what is counted

  static let soonTitle = "Due soon"
  static let countersTitle = "Counters"

  /// `Pay the bill, Fri 27`: within a week the weekday and the day of the month are enough.
  func soonWords(_ task: ListedItem) -> String {
    task.title + (task.due.map { ", \($0.weekday.title.prefix(3)) \($0.day)" } ?? "")
  }

  /// `Water 3 of 8 glasses`.
  func words(_ counter: GlancePage.Line<Counter>) -> String {
    ShownText.titled(counter.item.title, counter.item.icon) + " " + GlanceWords.part(counter.figure)
  }

  /// How many overdue tasks are not told, and what shows them.
  static func moreOverdue(_ count: Int) -> String { "\(count) more are overdue: “tidemark tasks --due overdue”" }

  // MARK: What was left

  static let leftOverTitle = "Left over"

  func pieces(_ task: LeftOverTasks.Task) -> [LinePiece] {
    let project = task.project.map { LinePiece($0, .quiet) }
    let due = task.due.map { LinePiece(days.due($0), $0 < sheet.today ? .color(.red) : .plain) }
    let priority = task.priority.map { LinePiece("\($0.rawValue) priority") }
    return [project, due, priority, LinePiece("planned \(days.distanceAndDay(task.day))", .quiet)].compactMap(\.self)
  }

  /// `To copy them all to today:`, with how many are not told, and the command; nil where all that is left is told as due.
  static func advice(_ leftOver: LeftOverTasks) -> (words: String, command: String)? {
    let rest = leftOver.rest.count
    guard rest > 0 else { return nil }
    let more = rest - leftOver.shown.count
    let start = more > 0 ? "There are \(more) more; to" : "To"
    return leftOver.command.map { ("\(start) copy \(leftOver.tasks.count == 1 ? "it" : "them all") to today:", $0) }
  }
}
