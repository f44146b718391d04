import Chronology
import Outline
import Planner

extension PlanItem {
  /// What it says besides its words, its log and what hangs below it. Its number in a list is no fact: it is its place.
  var facts: [Fact] {
    var list = FactList()
    list.add("type", type.rawValue)
    list.add("box", box?.text)
    addContent(to: &list)
    list.add(.due, task.due)
    list.add(.priority, task.priority?.rawValue)
    list.add(.done, task.done)
    list.add(.notify, task.notify?.text)
    if !notify.isEmpty { list.add(.notify, notify.text) }
    list.add(.project, task.project)
    list.add(.color, color?.rawValue)
    list.add(.icon, icon?.text)
    list.add(.was, was)
    list.add("id", id)
    list.addList("tags", trailingTags)
    list.add(otherFields)
    list.addList("note", notes, separator: "\n\n")
    return list.facts
  }

  /// The values that only items of its type have.
  private func addContent(to list: inout FactList) {
    switch content {
    case .text, .bullet, .checkbox, .label, .task, .category, .link: break
    case .quote(let author): list.add("author", author)
    case .image(let source): list.add("image", source)
    case .daysSince(let date): list.add(.since, date)
    case .daysUntil(let date): list.add(.until, date)
    case .count(let count):
      list.add("value", count.value.description)
      list.add(unit: count.unit)
      list.add(.count, count.direction.rawValue)
      list.add(.to, count.to?.description)
    case .counter(let counter):
      list.add("value", "\(counter.value)/\(counter.goal)")
      list.add(unit: counter.unit)
    case .tally(let strokes): list.add("value", String(strokes))
    case .best(let best):
      list.add("value", best.value?.description)
      list.add(unit: best.unit)
      list.add(.best, best.extreme.rawValue)
    case .streak(let streak):
      list.add(.streak, streak.rule.description)
      if streak.goal != 1, streak.rule.times == nil { list.add(.goal, String(streak.goal)) }
      list.add(.from, streak.from)
      list.add(.until, streak.until)
    case .textList(let values): list.add("values", values.joined(separator: " | "))
    case .timeline(let days): list.add("days", days.written)
    case .recurring(let rule): list.add(rule)
    case .schedule(let time), .block(let time): list.add("time", time.description)
    case .routine(let routine):
      list.add("time", routine.time.description)
      if let rule = routine.rule { list.add(rule) }
    case .habit(let habit):
      if let rule = habit.rule { list.add(rule) }
      list.add(.goal, habit.goal.map(String.init))
    case .mark(let mark):
      list.add("date", mark.date.description)
      list.add(.rating, mark.rating?.rawValue)
      list.add(.category, mark.category?.rawValue)
      list.add(.marked, mark.marked)
    case .phase(let days): list.add("days", days.description)
    case .activity(let activity):
      list.add(.category, activity.category)
      list.add(.since, activity.since)
    }
  }
}

extension FactList {
  fileprivate mutating func add(unit: String) {
    if !unit.isEmpty { add("unit", unit) }
  }

  fileprivate mutating func add(_ rule: RecurringRule) {
    add(.every, rule.rule.description)
    add(.at, rule.window?.description)
    addList(FieldKey.at.rawValue, rule.times.map(\.description), separator: " ")
    if rule.months != .all { add(.in, rule.months.description) }
    add(.from, rule.from)
    add(.until, rule.until)
  }
}
