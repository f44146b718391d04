import Chronology
import Planner
import TestSupport

/// A plan with one thing changed, whatever it is.
struct PlanMutation {
  let what: String
  let plan: Plan

  /// One of each sort that the plan has a place for.
  static func all(of plan: Plan, _ random: inout RandomPlan) -> [PlanMutation] {
    var found: [PlanMutation] = []
    func add(_ what: String, _ change: (inout Plan) -> Void) {
      var changed = plan
      change(&changed)
      if changed != plan { found.append(PlanMutation(what: what, plan: changed)) }
    }
    add("title") { $0.content.title += " anew" }
    add("icon") { $0.content.icon = $0.content.icon == .symbol("star") ? nil : .symbol("star") }
    add("tags") { $0.content.tags.append("new-tag") }
    add("allow") { $0.content.allow.append("missing-title") }
    add("property") { $0.content.otherProperties.append(OtherProperty(name: "zz", value: .text("1"))) }
    add("section") { $0.content.sections.append(PlanSection(title: "Quite new")) }
    if !plan.content.sections.isEmpty {
      let index = Int.random(in: plan.content.sections.indices, using: &random.random)
      add("section's title") { $0.content.sections[index].title += " anew" }
      add("section's icon") {
        $0.content.sections[index].icon = $0.content.sections[index].icon == .symbol("a") ? nil : .symbol("a")
      }
      add("section's theme") { $0.content.sections[index].theme = $0.content.sections[index].theme == .bold ? .soft : .bold }
      add("section's field") { $0.content.sections[index].otherFields.append(OtherField(key: "zz", value: "1")) }
      add("section gone") { $0.content.sections.remove(at: index) }
      add("group") { $0.content.sections[index].groups.append(PlanGroup(title: "Quite new")) }
      add("item") { $0.content.sections[index].elements.append(.item(PlanItem(.bullet, text: "Quite new"))) }
      add("block") { $0.content.sections[index].elements.append(.other("***")) }
    }
    addItems(of: plan, &random, &found)
    return found
  }

  private static func addItems(of plan: Plan, _ random: inout RandomPlan, _ found: inout [PlanMutation]) {
    let places = plan.content.sections.indices.flatMap { section in
      plan.content.sections[section].elements.indices.filter { plan.content.sections[section].elements[$0].item != nil }
        .map { (section, $0) }
    }
    guard !places.isEmpty else { return }
    let (section, element) = random.random.pick(places)
    func add(_ what: String, _ change: (inout PlanItem) -> Void) {
      guard case .item(var item) = plan.content.sections[section].elements[element] else { return }
      let before = item
      change(&item)
      guard item != before else { return }
      var changed = plan
      changed.content.sections[section].elements[element] = .item(item)
      found.append(PlanMutation(what: "item's \(what)", plan: changed))
    }
    add("text") { $0.text += " anew" }
    add("box") { $0.box = $0.box == .done ? .open : .done }
    add("unknown box") { $0.box = .unknown("%") }
    add("icon") { $0.icon = $0.icon == .symbol("star") ? nil : .symbol("star") }
    add("due") { $0.task.due = $0.task.due == nil ? CivilDate(dayNumber: 20_000) : nil }
    add("priority") { $0.task.priority = $0.task.priority == .low ? .high : .low }
    add("project") { $0.task.project = ($0.task.project ?? "") + "x" }
    add("moments") { $0.notify.formSymmetricDifference(.end) }
    add("color") { $0.color = $0.color == .red ? .blue : .red }
    add("field") { $0.otherFields.append(OtherField(key: "zz", value: "1")) }
    add("note") { $0.notes.append("A word more.") }
    add("tag") { $0.trailingTags.append("new-tag") }
    add("id") { $0.id = ($0.id ?? "") + "x" }
    add("log") { $0.log.append(LogRecord(days: DateRange(CivilDate(dayNumber: 30_000)), note: "quite new")) }
    add("child") { $0.children.append(.item(PlanItem(.bullet, text: "Quite new"))) }
    add("block") { $0.children.append(.other("***")) }
    add("content") { item in
      switch item.content {
      case .counter(var counter):
        counter.value = counter.value.adding(Number(1)) ?? .zero
        item.content = .counter(counter)
      case .tally(let strokes): item.content = .tally(strokes + 1)
      case .textList(let values): item.content = .textList(values + ["more"])
      case .schedule(.at(let time)): item.content = .schedule(.at(time == .noon ? .startOfDay : .noon))
      case .block(.at(let time)): item.content = .block(.at(time == .noon ? .startOfDay : .noon))
      case .habit(let habit): item.content = .habit(HabitRule(rule: habit.rule, goal: (habit.goal ?? 0) + 1))
      case .daysSince(let day): item.content = .daysSince(day.adding(days: 1))
      case .mark(var mark):
        mark.rating = mark.rating == .good ? .great : .good
        item.content = .mark(mark)
      default: break
      }
    }
  }
}
