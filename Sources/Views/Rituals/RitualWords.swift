import Chronology
import Diagnostics
import Languages
import Planner

/// The words in which the views of rituals speak.
struct RitualWords: Sendable {
  let days: TaskWords

  init(_ survey: RitualSurvey, _ style: TaskWords.Style, in language: Language) {
    days = TaskWords(language: language, today: survey.today, clock: survey.settings.clock, style: style)
  }

  var language: Language { days.language }

  func say(_ message: RitualMessage) -> String { language.say(message) }

  /// The part of the day that a ritual is of, alone: `morning`.
  func time(_ slot: DaySlot) -> String { language.say(RitualViewMessage.time(slot)) }

  /// `active`, `ended early`.
  func state(_ status: ArcStatus) -> String { say(.status(status)) }

  /// How much was done up to a milestone that has passed: `something done on 2 of 7 days`; nil for others.
  func kept(_ standing: ArcMilestoneStanding) -> String? {
    standing.state == .passed ? say(.kept(standing.keptDays)) : nil
  }

  /// Where an arc stands: `day 13 of 28`, `15 days remaining`.
  func pieces(_ arc: RitualSheet.Arc) -> [LinePiece] {
    let progress = arc.progress
    func end() -> LinePiece { LinePiece(say(.ended(days.seen(arc.effective.last)))) }
    switch progress.status {
    case .upcoming:
      return [LinePiece(say(.begins(days.seen(arc.effective.first)))), LinePiece(language.days(progress.count))]
    case .active:
      let day = LinePiece(say(.day(progress.day ?? 1, of: progress.count)), .strong)
      if progress.isLastDay { return [day, LinePiece(say(.lastDay), .now)] }
      return [day, LinePiece(say(.remaining(progress.remaining)))]
    case .complete: return [LinePiece(language.days(progress.count)), end()]
    case .endedEarly: return [LinePiece(say(.daysOf(progress.count, of: arc.days.count))), end()]
    }
  }

  /// `streak 5 days, longest 12 days`.
  func streak(_ streak: Streak) -> String { say(.streak(current: streak.current, longest: streak.longest)) }

  static func lintCommand(_ path: String) -> String { "tidemark lint \(ShellWord.quoted(path))" }

  /// That an arc cannot be read, and the command that says why, on one line.
  func unreadArc(_ path: String) -> String { say(.unreadArc(command: RitualWords.lintCommand(path))) }

  /// The command that begins an arc.
  static func renewalCommand(_ title: String) -> String { "tidemark renew \(ShellWord.quoted(title))" }

  /// What can be done about a ritual that can be renewed, with its command, on one line.
  func renewal(_ arc: ArcTitle, of title: String) -> String {
    "\(say(.renewal(arc)))\(language.colon) \(RitualWords.renewalCommand(title))"
  }
}
