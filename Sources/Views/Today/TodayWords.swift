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

  /// `2 tasks overdue`, `1 due today`.
  private var taskSummary: [LinePiece] {
    let late = sheet.tasks.count { $0.dueDay.map { $0 < sheet.today } ?? false }
    let others = sheet.tasks.count - late
    return (late > 0 ? [LinePiece("\(counted(late, "task")) overdue", .color(.red))] : [])
      + (others > 0 ? [LinePiece("\(others) due today")] : [])
  }

  /// What to say where no ritual is shown; nil where some are.
  var emptyWords: String? {
    guard sheet.slots.isEmpty else { return nil }
    if sheet.ritualCount == 0 { return sheet.times.isOfAll ? nil : RitualBeginning.noRitual }
    if !sheet.times.isOfAll, sheet.activeCount > 0 {
      let others = sheet.activeCount == 1 ? "1 ritual of another time runs" : "\(sheet.activeCount) rituals of other times run"
      return "No ritual for \(sheet.times.phrase) runs today; \(others). “tidemark today” shows all."
    }
    return "No ritual runs today. “tidemark rituals” shows which are to come, and which can be renewed or begun."
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

  func pieces(_ entry: TodaySheet.RitualEntry) -> [LinePiece] {
    var pieces = [LinePiece(entry.rate.due > 0 ? RateText.part(entry.rate) : "nothing due today", entry.rate.band.style)]
    if let day = entry.progress.day { pieces.append(LinePiece("day \(day) of \(entry.progress.count)")) }
    if entry.progress.isLastDay { pieces.append(LinePiece("last day", .now)) }
    if entry.streak > 0 { pieces.append(LinePiece("streak \(counted(entry.streak, "day"))")) }
    return pieces
  }

  func pieces(_ tracker: TodayTracker) -> [LinePiece] {
    var pieces = [LinePiece("every: \(tracker.rule)")]
    switch tracker.kind {
    case .recurring(let status):
      if let ofPeriod = status.ofPeriod { pieces.append(LinePiece("\(ofPeriod.done) of \(ofPeriod.due)")) }
      if let open = status.open { pieces.append(days.openPiece(since: open, status.openTime)) }
      if status.next == sheet.today, let time = status.nextTime {
        pieces.append(LinePiece((status.open == nil ? "at " : "again at ") + days.clock.text(time)))
      }
    case .streak(let streak, let done, let goal):
      if goal > 1 { pieces.append(LinePiece("\(done) of \(goal)")) }
      pieces.append(LinePiece("streak \(streak.current)"))
    }
    return pieces + [LinePiece(tracker.page, .quiet)]
  }

  /// Of a loose task of the day.
  func pieces(_ task: DaySheet.Task) -> [LinePiece] {
    let project = task.project.map { LinePiece(ShownText.line($0)) }
    let due = task.due.map { LinePiece(days.due($0), $0 < sheet.today ? .color(.red) : .plain) }
    return [project, due].compactMap(\.self)
  }

  func pieces(_ task: ListedItem) -> [LinePiece] {
    TaskDetailWords(words: days, now: sheet.now).pieces(of: task, besides: [])
  }
}
