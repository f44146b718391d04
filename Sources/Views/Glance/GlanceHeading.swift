import Languages

/// What a row of a glance is, and what stands beside rows.
enum GlanceHeading: Message, CaseIterable {
  case day, now, next
  case task, tasks, counter, counters
  /// More than one recurring task, and one of them.
  case recurring, recurringTask
  case streak, streaks
  case today, habit, habits, ritual, rituals, nextRitual, toRenew
  case page, goal, goals, openBox, openBoxes, boxes
  case life, activity, activities

  /// Those that stand in a column beside their rows.
  static let labels: [GlanceHeading] = [
    .day, .now, .next, .tasks, .counters, .recurring, .streaks, .today, .habits, .ritual, .rituals, .toRenew, .page, .goals,
    .boxes, .life, .activities,
  ]
}
