import Chronology
import Planner
import TestSupport

/// Random vaults as several people leave them with several editors: files of every kind, with names that repeat and begin alike.
public struct AwkwardVault {
  private var random: SplitMix64
  private var plans: RandomPlan
  private let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed ^ 0xA37)
    plans = RandomPlan(seed: seed)
  }

  public static let names = [
    "Read", "Read more", "reading list", "読む", "読む本", "Call Mum", "call mum", "Call", "Water the 🌱 plants", "Naïve café",
    "a.*b (c", "Rest: 5", "2026-11-20", "9:00 tea", "👩‍👩‍👧 at home", "Read #tag", "*Bold* words", "Read",
  ]

  public mutating func files() -> [(path: String, bytes: [UInt8])] {
    var all: [(path: String, plan: Plan)] = []
    let projects = ["Thesis", "The"]
    for title in projects { all.append(("projects/\(title.lowercased()).md", titled(title, .project))) }
    let tasks = all.flatMap { file in
      let content = file.plan.content
      return (content.introduction.elements + content.sections.flatMap(\.elements)).compactMap(\.item).filter(\.isTask)
        .map { PlanItem(.task, text: $0.text, box: .open, id: $0.id, task: TaskDetails(project: content.title)) }
    }
    for day in 18...21 where random.chance(60) {
      var plan = titled("2026-11-\(day)", .day)
      for task in tasks where random.chance(20) { plan.content.introduction.elements.append(.item(task)) }
      all.append(("days/2026-11-\(day).md", plan))
    }
    for kind in [RandomPlan.Kind.page, .page, .ritual, .life, .activities, .stacks] where random.chance(50) {
      all.append(("\(kind.rawValue)\(all.count).md", titled(random.pick(["Garden", "Gard", "庭", "The garden"]), kind)))
    }
    if random.chance(75) { all.append(("tidemark.md", titled("Home", .vault))) }
    return all.map { path, plan in (path, bytes(of: plan)) }
  }

  private mutating func titled(_ title: String, _ kind: RandomPlan.Kind) -> Plan {
    var plan = plans.plan(kind)
    plan.content.title = title
    rename(&plan.content.introduction.elements)
    for index in plan.content.sections.indices { rename(&plan.content.sections[index].elements) }
    return plan
  }

  private mutating func rename(_ elements: inout [PlanElement]) {
    let fixed: Set<ItemType> = [.link, .image, .quote, .text, .textList, .label, .timeline]
    elements = elements.map { element in
      guard var item = element.item, !fixed.contains(item.type), random.chance(40) else { return element }
      item.text = random.pick(AwkwardVault.names)
      return .item(item)
    }
  }

  // MARK: Bytes

  private mutating func bytes(of plan: Plan) -> [UInt8] {
    if random.chance(6), let kind = RandomPlan.Kind(rawValue: plan.kind.rawValue) {
      var file = RandomFile(seed: seed, kind: kind)
      return file.file()
    }
    let bullet = random.pick(["- ", "* ", "+ "])
    let tabs = random.chance(20)
    let isDataview = random.chance(20)
    let field = #/\((due|priority|done|project|color): ([^,()\[\]"]+)\)/#
    let lines = plan.markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      let indent = line.count - body.count
      var own = body.hasPrefix("- ") ? bullet + body.dropFirst(2) : String(body)
      if isDataview {
        own = own.replacing(field) { "[\($0.output.1):: \($0.output.2)]" }
      }
      return (tabs && indent % 2 == 0 ? String(repeating: "\t", count: indent / 2) : String(line.prefix(indent))) + own
    }
    var text = lines.joined(separator: random.chance(25) ? "\r\n" : "\n")
    if random.chance(20) { while text.last?.isNewline == true { text.removeLast() } }
    return (random.chance(8) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }
}
