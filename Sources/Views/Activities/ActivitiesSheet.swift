package import Chronology
import Insight
package import Planner

/// The activities of a vault as the views of them show them, on a day.
package struct ActivitiesSheet {
  /// One of them.
  package struct Row {
    /// Its place in the order of the file, from 1.
    let rank: Int
    package let activity: TrackedActivity
    let history: ActivityHistory
    /// The color of its category.
    let color: Color?
  }

  /// What happened on a day.
  struct Event {
    let row: Row
    let completion: ActivityHistory.Completion
  }

  let today: CivilDate
  let clock: ClockStyle
  let weekStart: Weekday
  /// By rank.
  package let rows: [Row]
  /// What is written in the files besides the activities.
  let notes: [Note]
  /// Whether there is a file of activities, be it empty.
  let isFileThere: Bool

  package init(
    _ activities: [TrackedActivity],
    notes: [Note] = [],
    isFileThere: Bool = true,
    categories: CategoryLooks = CategoryLooks([]),
    today: CivilDate,
    clock: ClockStyle = .twentyFourHours,
    weekStart: Weekday = .monday
  ) {
    self.today = today
    self.clock = clock
    self.weekStart = weekStart
    self.notes = notes
    self.isFileThere = isFileThere
    rows = activities.enumerated().map { index, activity in
      Row(
        rank: index + 1,
        activity: activity,
        history: ActivityHistory(activity, today: today),
        color: categories.color(of: activity.category)
      )
    }
  }

  var doneToday: Int { rows.count { $0.history.isDoneToday } }

  /// The completions of a period: the latest day first, and those of a day by rank.
  func events(in period: ActivitySpan) -> [Event] {
    let events = rows.flatMap { row in row.history.completions(in: period.days).map { Event(row: row, completion: $0) } }
    return events.sorted { ($1.completion.day, $0.row.rank) < ($0.completion.day, $1.row.rank) }
  }
}
