package import Chronology
package import Planner

/// A life as the views of it show it, on a day.
package struct LifeSheet {
  let title: String
  let span: LifeSpan
  let today: CivilDate
  package let weeks: LifeWeeks
  let marks: LifeMarks
  let phases: LifePhases
  /// What is written besides marks and phases.
  let notes: [Note]
  /// The file, as it is shown, and the other lives of the vault: their titles, without markup, and files.
  let path: String?
  let others: [(title: String, path: String)]
  /// Up to the expected age; after it those reached, and the next. Among them the runs of marked weeks up to today.
  let milestones: [LifeMilestone]

  /// Whether all milestones are asked for.
  package var showsAllMilestones = false

  private let writtenMarks: [WeekMark]
  private let writtenPhases: [LifePhase]

  package init(
    title: String,
    span: LifeSpan,
    marks: [WeekMark] = [],
    phases: [LifePhase] = [],
    notes: [Note] = [],
    path: String? = nil,
    others: [(title: String, path: String)] = [],
    today: CivilDate
  ) {
    self.path = path
    self.others = others
    self.title = title
    self.notes = notes
    self.span = span
    self.today = today
    weeks = LifeWeeks(of: span, on: today)
    self.marks = LifeMarks(marks, of: span)
    self.phases = LifePhases(phases)
    var milestones = LifeMilestone.all(of: span, reachedBy: today)
    if !milestones.contains(where: { $0.date > today }), let next = LifeMilestone.next(after: today, of: span) {
      milestones.append(next)
    }
    milestones += LifeMilestone.reached(by: self.marks, through: today, of: span)
    self.milestones = milestones.sorted { $0.date < $1.date }
    writtenMarks = marks
    writtenPhases = phases
  }

  /// Nil before birth.
  package var week: LifeWeek? { LifeWeek(on: today, of: span) }

  var streak: LifeMarks.Streak { marks.streak(upTo: weeks.current) }

  var milestonesOfToday: [LifeMilestone] { milestones.filter { $0.date == today } }

  /// The milestones that say where one is: the last that was reached, those of today, and the next two.
  var nearMilestones: [LifeMilestone] {
    let reached = milestones.filter { $0.date < today }.suffix(1)
    return reached + milestonesOfToday + milestones.filter { $0.date > today }.prefix(2)
  }

  /// Those that are shown: all, or the near ones.
  var shownMilestones: [LifeMilestone] { showsAllMilestones ? milestones : nearMilestones }

  var nextMilestone: LifeMilestone? { LifeMilestone.next(after: today, of: span) }

  /// The whole life.
  var grid: LifeGrid { LifeGrid(of: span, marks: writtenMarks, phases: writtenPhases, today: today) }

  /// A part of it.
  func grid(_ zoom: LifeGrid.Zoom, aroundWeek week: Int?) -> LifeGrid {
    LifeGrid(zoom, aroundWeek: week, of: span, marks: writtenMarks, phases: writtenPhases, today: today)
  }
}
