import Chronology
import Diagnostics
import Planner
import Vault

/// What `tidemark rituals` shows: each ritual and where it stands.
struct RitualList: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case active, upcoming
    /// Complete, and not renewed.
    case toRenew
    case withoutArc, unreadArc
    /// Complete and finished, ended early, or finished without an arc.
    case over
  }

  var groups: [(group: Group, sheets: [RitualSheet])]
  /// How many are over and not shown.
  var hidden: Int
  /// Of which parts of the day they are.
  var times: DaySlotFilter
  /// How many of other parts of the day are left out.
  var ofOtherTimes: Int

  /// - Parameter showsAll: whether what is over is shown too.
  init(_ survey: RitualSurvey, times: DaySlotFilter, showsAll: Bool) {
    let wanted = survey.rituals.indices.filter { times.contains(survey.rituals[$0].slot) }
    self.times = times
    ofOtherTimes = survey.rituals.count - wanted.count
    let sheets = Workers.map(count: wanted.count, jobs: survey.jobs) { RitualSheet(survey, wanted[$0], showsOthers: false) }
    let all = Group.allCases.map { group in (group, sheets.filter { $0.group == group }) }
    groups = all.filter { !$0.1.isEmpty && (showsAll || $0.0 != .over) }
    hidden = showsAll ? 0 : sheets.count { $0.group == .over }
  }

  /// What to say where there is none for the parts of the day that are asked for; nil where there is.
  var empty: RitualListMessage? {
    guard groups.isEmpty, hidden == 0, ofOtherTimes > 0 else { return nil }
    return .noneFor(times.slots, others: ofOtherTimes)
  }

  /// What to say below the groups: of those that are not shown, or that there is none; nil where all are shown.
  var closing: RitualListMessage? { hidden > 0 ? .hidden(hidden, isAll: groups.isEmpty) : empty }
}

extension RitualSheet {
  var group: RitualList.Group {
    switch shown?.progress.status {
    case .active: .active
    case .upcoming: .upcoming
    case .complete, .endedEarly: renewal == nil ? .over : .toRenew
    case nil: isToBegin ? .withoutArc : hasUnreadArc ? .unreadArc : .over
    }
  }
}
