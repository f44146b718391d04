import Chronology
import Outline
import Planner

extension PlanSection {
  /// What its heading says besides its title.
  var facts: [Fact] {
    var list = FactList()
    list.add(.icon, icon?.text)
    list.add(.theme, theme?.rawValue)
    list.add(.ended, ended)
    list.add(otherFields)
    return list.facts
  }
}

extension PlanGroup {
  /// What its heading says besides its title.
  var facts: [Fact] {
    var list = FactList()
    list.add(.icon, icon?.text)
    list.add(otherFields)
    return list.facts
  }
}

extension Plan {
  /// The properties of the file, its kind first.
  var facts: [Fact] {
    var list = FactList()
    list.add("kind", kind.rawValue)
    list.add(.icon, content.icon?.text)
    switch self {
    case .page(let page): list.add("theme", page.theme?.rawValue)
    case .project(let project): list.add("color", project.color?.rawValue)
    case .vault(let vault): list.add(vault)
    case .ritual(let ritual):
      list.add("category", ritual.category)
      list.add("time", ritual.time?.rawValue)
      list.add("theme", ritual.theme)
      list.add("duration", ritual.duration.map { Span.days($0).description })
      list.add("finished", ritual.finished?.description)
    case .life(let life):
      list.add("born", life.born?.description)
      list.add("expectancy", life.expectancy.map(String.init))
      list.add("notify", life.notify?.text)
      list.add("view", life.view?.rawValue)
    case .activities(let activities): list.add("glance", activities.glance.map(String.init))
    case .day, .stacks: break
    }
    list.addList("tags", content.tags)
    list.addList("allow", content.allow)
    for property in content.otherProperties { list.add(property.name, property.text) }
    return list.facts
  }
}

extension FactList {
  fileprivate mutating func add(_ vault: VaultPlan) {
    add("clock", vault.clock?.rawValue)
    add("week-starts", vault.weekStarts?.fullName)
    add("day-starts", vault.dayStarts?.description)
    add("day-ends", vault.dayEnds?.description)
    add("default-block", vault.defaultBlock.map { Span.minutes($0).description })
    add("midnight", vault.midnight?.description)
    addList("reminders", vault.reminders.map(\.text))
    addList("insights", vault.insights.map(\.rawValue))
    addList("days", vault.folders.days)
    addList("pages", vault.folders.pages)
    addList("projects", vault.folders.projects)
    addList("rituals", vault.folders.rituals)
  }
}

extension OtherProperty {
  /// Its value on one line where it is one; a list in brackets, so that it is no text.
  fileprivate var text: String {
    switch value {
    case .text(let text), .unread(let text): text
    case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
    }
  }
}
