import Chronology
import Outline
import Planner

extension CalendarBuilder {
  /// A task that recurs: as a task the occurrence that is open, or else the next; as events all of them from today on, where its
  /// rule names days of the calendar.
  mutating func addRecurring(_ item: PlanItem, _ rule: RecurringRule, in home: Home) {
    let name = taskName(item.text, id: item.id, in: home)
    let toDoUID = uid(of: name)
    var made = self.item(of: CalendarTask(item), toDoUID, in: home)
    made.changed = DayLog(item.log).lastSettled(onOrBefore: today)
    if options.tasks.hasToDos, let (due, time) = occurrence(of: item, rule), options.contains(due) {
      var toDo = made
      toDo.body = .toDo(CalendarToDo(due: due, dueTime: time, priority: item.task.priority))
      if let reminder = item.task.notify {
        toDo.alarms = [CalendarAlarm(.end, minutes: self.time(of: reminder).minutes - (time?.minutes ?? 0))]
      }
      append(toDo)
    }
    guard options.tasks.hasEvents else { return }
    let eventUID = uid(of: name.of(.taskEvent))
    let schedule = rule.schedule(weekStart: settings.weekStarts, earliestEntry: DayLog(item.log).firstDay)
    if CalendarRule(schedule) == nil {
      guard let (due, time) = occurrence(of: item, rule), options.contains(due) else { return }
      made.uid = eventUID
      made.body = .event(CalendarEvent(time.map { .moment(Moment(due, $0)) } ?? .days(DateRange(due))))
      made.alarms = eventAlarms(item, at: time)
      append(made)
      return
    }
    // Each time of a day is an event of its own: few programs know a rule with several.
    let times: [TimeOfDay?] = rule.hasTimes ? CalendarBuilder.times(of: schedule) : [nil]
    for time in times {
      let taken = time.map { daysTold(item.text, at: $0, ofProject: home.project?.content.title) } ?? []
      guard let (first, series) = series(schedule, notBefore: today, shownOn: { !taken.contains($0) }) else { continue }
      var event = made
      event.uid = time == times.first ? eventUID : NameUUID(of: [eventUID.text, time?.description ?? ""])
      event.body = .event(CalendarEvent(time.map { .moment(Moment(first, $0)) } ?? .days(DateRange(first)), series: series))
      event.alarms = eventAlarms(item, at: time)
      append(event)
    }
  }

  private func eventAlarms(_ item: PlanItem, at time: TimeOfDay?) -> [CalendarAlarm] {
    item.task.notify.map { [CalendarAlarm(.start, minutes: self.time(of: $0).minutes - (time?.minutes ?? 0))] } ?? []
  }

  /// The times of a due day, whichever it is.
  private static func times(of schedule: RecurrenceSchedule) -> [TimeOfDay] {
    schedule.next(onOrAfter: .earliest).map { Array(Set(schedule.occurrences(on: $0))).sorted() } ?? []
  }

  /// The occurrence that is open, or else the next.
  private func occurrence(of item: PlanItem, _ rule: RecurringRule) -> (CivilDate, TimeOfDay?)? {
    let status = item.recurringStatus(rule, weekStart: settings.weekStarts, today: today)
    if let open = status.open { return (open, status.openTime) }
    return status.next.map { ($0, status.nextTime) }
  }

  /// The days on which blocks tell what has a name and a time.
  private func daysTold(_ title: String, at time: TimeOfDay, ofProject project: String? = nil) -> Set<CivilDate> {
    basis.told.days(of: Document.key(ofTitle: title), at: time, ofProject: project.map(Document.key(ofTitle:)))
  }

  /// A row of the schedule of a page, which is on every day from today on.
  mutating func addRow(_ item: PlanItem, _ time: ScheduleTime, in home: Home) {
    let uid = uid(.row, in: home.title, CalendarWords.name(item.text), id: item.id)
    guard item.box.map({ $0 == .open }) ?? true else { return }
    let taken = daysTold(item.text, at: time.start)
    guard let (first, series) = series(nil, notBefore: today, shownOn: { !taken.contains($0) }) else { return }
    var made = self.item(of: CalendarTask(item), uid, in: home)
    let start = Moment(first, time.start)
    if case .range(let range) = time {
      made.body = .event(
        CalendarEvent(
          .times(start, end: Moment(range.passesMidnight ? first.adding(days: 1) : first, range.end)),
          series: series
        )
      )
    } else {
      made.body = .event(CalendarEvent(.moment(start), series: series))
    }
    if item.notify.contains(.start) { made.alarms.append(CalendarAlarm(.start)) }
    // What has no end calls at none.
    if item.notify.contains(.end), time.end != nil { made.alarms.append(CalendarAlarm(.end)) }
    append(made)
  }
}
