import Chronology
import Diagnostics
import Outline
import Planner
import Reading

/// The JSON of a document, its sections and its groups.
struct PlanJSON {
  /// Where its parts stand; nil for one that stands in no file.
  let places: DocumentPlaces?
  /// The kind of the document.
  let kind: DocumentKind

  /// - Parameter markdown: the whole text of its file; nil where it stands in none, or where the file is not UTF-8.
  func object(for plan: Plan, path: String?, markdown: String? = nil) -> JSON {
    var object = JSONObject()
    object.set("kind", .string(plan.kind.rawValue))
    object.add("path", path)
    object.set("title", .string(plan.title))
    if case .day(let day) = plan { object.add("date", day.date) }
    object.add("icon", plan.icon?.text)
    object.set("properties", properties(of: plan))
    object.set("introduction", section(plan.introduction, places?.introduction, isIntroduction: true))
    let sections = plan.sections.enumerated().map { section($1, places?.sections[$0]) }
    object.set("sections", .array(sections))
    object.add("markdown", markdown)
    return object.json
  }

  /// By the names that they have in front matter.
  private func properties(of plan: Plan) -> JSON {
    var object = JSONObject()
    switch plan {
    case .page(let page): object.add("theme", page.theme?.rawValue)
    case .project(let project): object.add("color", project.color?.rawValue)
    case .vault(let vault): addSettings(of: vault, to: &object)
    case .ritual(let ritual): addProperties(of: ritual, to: &object)
    case .life(let life): addProperties(of: life, to: &object)
    case .activities(let activities): object.add("glance", activities.glance.map(String.init))
    case .day, .stacks: break
    }
    object.addList("tags", plan.tags)
    object.addList("allow", plan.allow)
    for property in plan.otherProperties {
      let value: JSON =
        switch property.value {
        case .text(let text): .string(text)
        case .list(let texts): .array(texts.map(JSON.string))
        case .unread(let yaml): ["yaml": .string(yaml)]
        }
      object.set(property.name, value)
    }
    return object.json
  }

  private func addProperties(of ritual: Ritual, to object: inout JSONObject) {
    object.add("category", ritual.category)
    object.add("time", ritual.time?.rawValue)
    object.add("theme", ritual.theme)
    object.add("duration", ritual.duration.map { Span.days($0).description })
    object.add("finished", ritual.finished)
  }

  private func addProperties(of life: Life, to object: inout JSONObject) {
    object.add("born", life.born)
    object.add("expectancy", life.expectancy.map(String.init))
    object.add("notify", life.notify?.text)
    object.add("view", life.view?.rawValue)
  }

  private func addSettings(of vault: VaultPlan, to object: inout JSONObject) {
    object.add("clock", vault.clock?.rawValue)
    object.add("week-starts", vault.weekStarts?.fullName)
    object.add("day-starts", vault.dayStarts)
    object.add("day-ends", vault.dayEnds)
    object.add("default-block", vault.defaultBlock.map { Span.minutes($0).description })
    object.add("midnight", vault.midnight)
    object.addList("reminders", vault.reminders.map(\.text))
    object.addList("insights", vault.insights.map(\.rawValue))
    object.addList("days", vault.folders.days)
    object.addList("pages", vault.folders.pages)
    object.addList("projects", vault.folders.projects)
    object.addList("rituals", vault.folders.rituals)
  }

  private func section(_ section: PlanSection, _ place: DocumentPlaces.Part?, isIntroduction: Bool = false) -> JSON {
    var object = JSONObject()
    if !isIntroduction {
      object.set("title", .string(section.title))
      object.add("line", place?.line.map(JSON.integer))
      object.add("icon", section.icon?.text)
      object.add("theme", section.theme?.rawValue)
      addArc(section, to: &object)
      object.addFields(section.otherFields)
    }
    object.set("items", .array(ItemJSON.objects(for: section.elements, place?.elements)))
    let groups = section.groups.enumerated().map { group($1, place?.groups[$0]) }
    object.set("groups", .array(groups))
    return object.json
  }

  /// What the heading of an arc says.
  private func addArc(_ section: PlanSection, to object: inout JSONObject) {
    object.add("ended", section.ended)
    guard let arc = section.arc else { return }
    object.set("number", .integer(arc.number))
    object.add("start", arc.days.first)
    object.add("end", arc.days.last)
  }

  private func group(_ group: PlanGroup, _ place: DocumentPlaces.Part?) -> JSON {
    var object = JSONObject()
    object.set("title", .string(group.title))
    object.add("line", place?.line.map(JSON.integer))
    object.add("icon", group.icon?.text)
    object.addFields(group.otherFields)
    object.set("items", .array(ItemJSON.objects(for: group.elements, place?.elements)))
    return object.json
  }
}
