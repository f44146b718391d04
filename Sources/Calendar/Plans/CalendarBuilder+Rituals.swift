import Chronology
import Planner

extension CalendarBuilder {
  /// The milestones of the arcs of a ritual, and the reminders of those that are not over.
  mutating func addRitual(_ ritual: Ritual) {
    let title = CalendarBuilder.line(ritual.content.title)
    for arc in ritual.tracked.arcs {
      for milestone in arc.milestones {
        let uid = uid(.milestone, in: "\(title)\n\(arc.number)", milestone.kind.rawValue)
        guard options.contains(milestone.date) else { continue }
        append(
          item(
            of: ritual,
            uid,
            "\(CalendarWords.titled(ritual.content.title, ritual.content.icon)): \(milestone.kind.title)",
            "Arc \(arc.number), day \(milestone.day) of \(arc.days.count)",
            CalendarEvent(.days(DateRange(milestone.date)))
          )
        )
      }
      addReminder(of: ritual, arc)
    }
  }

  /// Calls at the reminder of the ritual's time of day, on each day on which a habit may be due.
  private mutating func addReminder(of ritual: Ritual, _ arc: RitualArc) {
    let uid = uid(.reminder, in: CalendarBuilder.line(ritual.content.title), "\(arc.number)")
    let range = arc.effectiveDays
    guard !arc.habits.isEmpty, range.last >= today else { return }
    let due = CalendarBuilder.dueDays(of: arc, weekStart: settings.weekStarts)
    guard
      let window = DateRange(
        first: max(range.first, options.from ?? range.first),
        last: min(range.last, options.until ?? range.last)
      ),
      let first = window.days.first(where: due.contains), let last = window.days.last(where: due.contains)
    else { return }
    let slot = (ritual.time ?? .anytime).reminderSlot
    let time = settings.reminders.first { $0.slot == slot }?.time ?? slot.standardTime
    let days = DateRange(first: first, last: last) ?? DateRange(first)
    let exceptions = days.days.filter { !due.contains($0) }
    let series = first == last ? nil : CalendarSeries(.daily, until: last, exceptions: exceptions)
    var made = item(
      of: ritual,
      uid,
      CalendarWords.titled(ritual.content.title, ritual.content.icon),
      arc.habits.map { CalendarWords.titled($0.title, $0.icon) }.joined(separator: "\n"),
      CalendarEvent(.moment(Moment(first, time)), series: series)
    )
    made.alarms = [CalendarAlarm(.start)]
    append(made)
  }

  /// The days of an arc on which a habit is due; all of them where that follows from what was done.
  private static func dueDays(of arc: RitualArc, weekStart: Weekday) -> DaySet {
    let range = arc.effectiveDays
    return arc.habits.reduce(DaySet.empty) { days, habit in
      let isOpen = habit.rule.map { $0.rule.isAfterDone || $0.rule.times != nil } ?? true
      return days.union(isOpen ? DaySet(range) : HabitDays(habit, in: range, weekStart: weekStart).due)
    }
  }

  private func item(
    of ritual: Ritual,
    _ uid: NameUUID,
    _ summary: String,
    _ description: String,
    _ event: CalendarEvent
  )
    -> CalendarItem
  {
    CalendarItem(
      uid: uid,
      summary: summary,
      description: description,
      categories: ritual.category.map { [CalendarWords.line($0)] } ?? [],
      .event(event),
      kind: .ritual
    )
  }
}

extension DaySlot {
  /// The reminder that calls for rituals of this time of day: the last before it ends. What is for any time is called for in the
  /// morning.
  var reminderSlot: ReminderSlot {
    switch self {
    case .morning, .anytime: .morning
    case .midday, .afternoon: .midday
    case .evening, .night: .evening
    }
  }
}
