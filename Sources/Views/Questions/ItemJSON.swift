import Chronology
import Diagnostics
import Planner

/// Items of lists as JSON: all that can be asked of them. What is not there has no member, but title, kind and a place always do.
enum ItemJSON {
  static func item(_ item: ListedItem, _ now: Moment, _ today: CivilDate) -> JSON {
    var members: [(String, JSON)] = [("title", .string(item.title))]
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append((name, value)) }
    }
    func add(_ name: String, _ day: CivilDate?) { add(name, day.map { .string($0.description) }) }
    func add(_ name: String, text: String?) { add(name, text.map(JSON.string)) }
    add("state", text: item.state?.rawValue)
    add("kind", text: item.home.kind.rawValue)
    add("type", text: item.type?.rawValue)
    add("icon", text: item.icon?.text)
    add("value", text: item.value?.english)
    add("project", text: item.project)
    add("page", text: item.page)
    add("ritual", text: item.home.ritual)
    add("section", text: item.home.section)
    add("day", item.home.day)
    add("category", text: item.category)
    add("tags", item.tags.isEmpty ? nil : .array(item.tags.map(JSON.string)))
    add("isSetAside", item.home.isSetAside ? .bool(true) : nil)
    add("isStep", item.isStep ? .bool(true) : nil)
    add("due", item.due)
    add("daysUntilDue", item.isToDo ? item.dueDay.map { .integer(today.days(until: $0)) } : nil)
    add("priority", text: item.priority?.rawValue)
    add("done", item.done)
    add("since", item.since)
    add("steps", item.steps.map { ["done": .integer($0.done), "all": .integer($0.all)] })
    add("every", text: item.recurring?.rule)
    add("lastDone", item.recurring?.status.lastDone)
    add("openSince", item.recurring?.status.open)
    add("openTime", text: item.recurring?.status.openTime?.description)
    add("nextDay", item.recurring?.status.next)
    add("nextTime", text: item.recurring?.status.nextTime?.description)
    add("ofPeriod", item.recurring?.status.ofPeriod.map { ["done": .integer($0.done), "goal": .integer($0.due)] })
    add("nextBlock", item.isToDo ? item.next.map { TaskJSON.block($0, now) } : nil)
    add("found", (item.matches ?? []).isEmpty ? nil : .array((item.matches ?? []).map(JSON.string)))
    return .object(members + TaskJSON.place(item.place))
  }

  static func group(_ group: ItemGroup, _ now: Moment, _ today: CivilDate) -> JSON {
    var members: [(String, JSON)] = group.title.isEmpty ? [] : [("title", .string(group.title))]
    members += group.place.map(TaskJSON.place) ?? []
    return .object(members + [("items", .array(group.items.map { item($0, now, today) }))])
  }
}
