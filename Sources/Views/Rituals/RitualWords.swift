import Chronology
import Diagnostics
import Planner

/// The words in which the views of rituals speak.
struct RitualWords: Sendable {
  let days: TaskWords

  init(_ survey: RitualSurvey, _ style: TaskWords.Style) {
    days = TaskWords(today: survey.today, clock: survey.settings.clock, style: style)
  }

  /// `active`, `ended early`.
  static func state(_ status: ArcStatus) -> String { status == .endedEarly ? "ended early" : status.rawValue }

  /// `reached`, `to come`.
  static func state(_ state: ArcMilestoneStanding.State) -> String { state.rawValue }

  /// A milestone as it stands: `7 days completed`, `One Week`, `One Week, passed`.
  static func title(_ standing: ArcMilestoneStanding) -> String {
    let milestone = standing.milestone
    switch standing.state {
    case .ahead: return milestone.kind.title
    case .passed: return milestone.kind.title + ", passed"
    case .reached:
      switch milestone.kind {
      case .firstDay: return "First day completed"
      case .oneWeek, .threeWeeks: return "\(milestone.day) days completed"
      case .halfway: return "Halfway reached"
      case .complete: return "Arc completed"
      }
    }
  }

  /// How much was done up to a milestone that has passed: `something done on 2 of 7 days`; nil for others.
  static func kept(_ standing: ArcMilestoneStanding) -> String? {
    let days = standing.keptDays
    guard standing.state == .passed else { return nil }
    return days.done == 0 ? "nothing done" : "something done on \(days.done) of \(counted(days.due, "day"))"
  }

  /// Where an arc stands: `day 13 of 28`, `15 days remaining`.
  func pieces(_ arc: RitualSheet.Arc) -> [LinePiece] {
    let progress = arc.progress
    let length = counted(progress.count, "day")
    switch progress.status {
    case .upcoming:
      return [LinePiece("begins \(days.distanceAndDay(arc.effective.first))"), LinePiece(length)]
    case .active:
      let day = LinePiece("day \(progress.day ?? 1) of \(progress.count)", .strong)
      if progress.isLastDay { return [day, LinePiece("last day", .now)] }
      return [day, LinePiece("\(counted(progress.remaining, "day")) remaining")]
    case .complete:
      return [LinePiece(length), LinePiece("ended \(days.distanceAndDay(arc.effective.last))")]
    case .endedEarly:
      let whole = arc.days.count
      return [LinePiece("\(progress.count) of \(whole) days"), LinePiece("ended \(days.distanceAndDay(arc.effective.last))")]
    }
  }

  /// `streak 5 days, longest 12 days`.
  static func streak(_ streak: Streak) -> String {
    "streak \(counted(streak.current, "day"))"
      + (streak.longest > streak.current ? ", longest \(counted(streak.longest, "day"))" : "")
  }

  /// What can be done about a ritual that can be renewed.
  static func renewal(_ arc: ArcTitle) -> String { "to begin arc \(arc.number), \(arc.days)" }

  /// The group of the rituals that have none.
  static let noArcYet = "No arc yet"

  /// What can be done about a ritual without an arc.
  static let beginning = "to begin its first"

  /// The group of the rituals whose arcs cannot be read, and why nothing else is shown of them.
  static let arcNotRead = "Arc not read"
  static let reasonOfUnreadArc = "it has an arc that cannot be read, and this says why"

  static func lintCommand(_ path: String) -> String { "tidemark lint \(ShellWord.quoted(path))" }

  /// Both on one line.
  static func unreadArc(_ path: String) -> String { "its arc cannot be read; this says why: \(lintCommand(path))" }

  /// The command that does it.
  static func renewalCommand(_ title: String) -> String { "tidemark renew \(ShellWord.quoted(title))" }

  /// Both on one line.
  static func renewal(_ arc: ArcTitle, of title: String) -> String { "\(renewal(arc)): \(renewalCommand(title))" }
}
