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
  var summary: [TaskPiece] {
    guard sheet.ritualCount > 0 else { return [] }
    let streak = TaskPiece(RitualWords.streak(sheet.streak))
    guard sheet.rate.due > 0 else { return (sheet.slots.isEmpty ? [] : [TaskPiece("no habit due")]) + [streak] }
    let part = "\(RitualLines.part(sheet.rate)) \(sheet.rate.due == 1 ? "habit" : "habits") done"
    return [TaskPiece(part), TaskPiece(RitualLines.percent(sheet.rate), sheet.rate.band.style), streak]
  }

  /// What to say where no ritual is shown; nil where some are.
  var emptyWords: String? {
    guard sheet.slots.isEmpty else { return nil }
    if sheet.ritualCount == 0 { return RitualExample.noRitual }
    if let slot = sheet.slot, sheet.activeCount > 0 {
      let others = sheet.activeCount == 1 ? "1 ritual of another time runs" : "\(sheet.activeCount) rituals of other times run"
      return "No ritual for \(TodayWords.phrase(slot)) runs today; \(others). “tidemark today” shows all."
    }
    return "No ritual runs today. “tidemark rituals” shows which are to come, and which can be renewed."
  }

  /// `the morning`, `any time`.
  private static func phrase(_ slot: DaySlot) -> String {
    switch slot {
    case .anytime: "any time"
    case .midday, .night: slot == .night ? "the night" : "midday"
    case .morning, .afternoon, .evening: "the \(slot.rawValue)"
    }
  }

  /// `Morning`.
  static func title(_ slot: DaySlot) -> String { slot.rawValue.prefix(1).uppercased() + slot.rawValue.dropFirst() }

  func pieces(_ entry: TodaySheet.RitualEntry) -> [TaskPiece] {
    var pieces = [TaskPiece(entry.rate.due > 0 ? RitualLines.part(entry.rate) : "nothing due today", entry.rate.band.style)]
    if let day = entry.progress.day { pieces.append(TaskPiece("day \(day) of \(entry.progress.count)")) }
    if entry.progress.isLastDay { pieces.append(TaskPiece("last day", .now)) }
    if entry.streak > 0 { pieces.append(TaskPiece("streak \(counted(entry.streak, "day"))")) }
    return pieces
  }

  func pieces(_ tracker: TodayTracker) -> [TaskPiece] {
    var pieces = [TaskPiece("every: \(tracker.rule)")]
    switch tracker.kind {
    case .recurring(let since):
      let words = since == sheet.today ? "open today" : "open since \(days.day(since)), \(days.distance(to: since))"
      pieces.append(TaskPiece(words, since < sheet.today ? .color(.red) : .plain))
    case .streak(let streak, let done, let goal):
      if goal > 1 { pieces.append(TaskPiece("\(done) of \(goal)")) }
      pieces.append(TaskPiece("streak \(streak.current)"))
    }
    return pieces + [TaskPiece(tracker.page, .quiet)]
  }

  func pieces(_ task: TaskEntry) -> [TaskPiece] {
    TaskDetailWords(words: days, now: sheet.now).pieces(of: task, showsProject: true)
  }
}
