import Chronology
import Planner

extension CalendarBuilder {
  /// The milestones of a life, and each day the number of weeks that remain.
  mutating func addLife(_ life: Life) {
    guard let span = life.span else { return }
    let reached = LifeMilestone.reached(by: LifeMarks(life.marks, of: span), through: today, of: span)
    let title = CalendarBuilder.line(life.content.title)
    for milestone in LifeMilestone.all(of: span, reachedBy: today) + reached {
      let uid = uid(.lifeMilestone, in: title, milestone.kind.name)
      guard options.contains(milestone.date) else { continue }
      append(item(of: life, uid, milestone.text, CalendarEvent(.days(DateRange(milestone.date)))))
    }
    // Of several lives each says itself whether it is told; alone, it is told by default.
    let isAlone = basis.vault.files.compactMap(\.plan?.life).count == 1
    switch life.notify {
    case .off: break
    case .at(let time): addNumbers(of: life, span, at: time)
    case nil: if isAlone { addNumbers(of: life, span, at: Life.standardNotice) }
    }
  }

  /// A week at a time, since the number is the same on all its days.
  private mutating func addNumbers(of life: Life, _ span: LifeSpan, at time: TimeOfDay) {
    let first = max(today, options.from ?? today, span.born)
    let last = min(today.adding(days: CalendarItems.daysAhead), options.until ?? .latest)
    guard first <= last, let week = span.weekNumber(on: first), let lastWeek = span.weekNumber(on: last) else { return }
    let title = CalendarBuilder.line(life.content.title)
    for number in week...lastWeek {
      guard let days = span.days(ofWeek: number) else { return }
      let remaining = LifeWeeks(of: span, on: days.first).remaining
      let start = max(days.first, options.from ?? days.first)
      let until = min(days.last, options.until ?? days.last)
      let series = start == until ? nil : CalendarSeries(.daily, until: until)
      let uid = uid(.lifeWeek, in: title, "\(number)")
      let words = "\(LifeWeeks.grouped(remaining)) \(remaining == 1 ? "week" : "weeks")"
      var made = item(of: life, uid, words, CalendarEvent(.moment(Moment(start, time)), series: series))
      made.alarms = [CalendarAlarm(.start)]
      append(made)
    }
  }

  private func item(of life: Life, _ uid: NameUUID, _ summary: String, _ event: CalendarEvent) -> CalendarItem {
    CalendarItem(uid: uid, summary: summary, .event(event), kind: .life)
  }
}

extension LifeMilestone.Kind {
  /// By which it is told from the other milestones of its life.
  fileprivate var name: String {
    switch self {
    case .birthday(let age): "birthday \(age)"
    case .halfway: "halfway"
    case .marking(let weeks): "marking \(weeks)"
    }
  }
}
