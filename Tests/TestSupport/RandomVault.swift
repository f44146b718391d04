import Chronology
import Planner

extension RandomPlan {
  /// A random root of a vault: settings, each of which may be left out, lists of links, categories, the routine, other sections.
  public mutating func vault() -> Plan {
    let place = RandomSurroundings(kind: .vault)
    var vault = VaultPlan(content: content { $0.random.chance(50) ? $0.taskOrStep(place) : $0.note(place) })
    addSettings(to: &vault)
    // A title of one word may be that of a section that means something.
    for index in vault.sections.indices { vault.sections[index].title += " and more" }
    let lists: [(String, PlanSection.Role)] = [("Pages", .pages), ("rituals", .rituals), ("Projects", .projects)]
    for (title, role) in lists where random.chance(60) {
      vault.sections.append(section(titled: title, as: role) { $0.link(place) })
    }
    if random.chance(60) { vault.sections.append(section(titled: "Categories", as: .categories) { $0.category(place) }) }
    if random.chance(80) { vault.sections.append(section(titled: "Routine", as: .routine) { $0.routine(place) }) }
    return .vault(vault)
  }

  private mutating func addSettings(to vault: inout VaultPlan) {
    vault.clock = optional(50) { $0.random.pick(ClockStyle.allCases) }
    vault.weekStarts = optional(50) { $0.random.pick(Weekday.allCases) }
    let range = timeRange()
    vault.dayStarts = optional(50) { _ in range.start }
    vault.dayEnds = optional(50) { _ in range.end }
    vault.defaultBlock = optional(50) { Int.random(in: 5...1_440, using: &$0.random) }
    vault.midnight = optional(50) { TimeOfDay(minutes: Int.random(in: 0..<720, using: &$0.random)) ?? .startOfDay }
    vault.reminders = many(0...3) { SlotReminder(slot: $0.random.pick(ReminderSlot.allCases), time: $0.time()) }
    vault.insights = many(0...4) { $0.random.pick(InsightCard.allCases) }
    vault.folders = folders()
  }

  /// Each folder at most once.
  private mutating func folders() -> KindFolders {
    var free = [".", "journal", "notes/days", "Mis proyectos", "a, b", "x.y", "#1", "rituals"].shuffled(using: &random)
    var lists: [[String]] = []
    for _ in 0..<4 {
      let count = random.chance(60) ? 0 : Int.random(in: 1...2, using: &random)
      lists.append(Array(free.suffix(count)))
      free.removeLast(count)
    }
    return KindFolders(days: lists[0], pages: lists[1], projects: lists[2], rituals: lists[3])
  }

  private mutating func link(_ place: RandomSurroundings) -> PlanItem {
    if random.chance(15) { return note(place) }
    let words = RandomText.words.line(using: &random)
    let target = random.pick([
      "[\(words)](pages/\(word()).md)", "[\(words)](<\(words).md>)", "[\(words)](a%20b.md#\(word()) \"\(words)\")",
      "[[\(words)]]",
      "[[\(words)|\(word())]]", "[[\(words)#\(word())]]", "[](a.md)",
    ])
    var item = PlanItem(.link, text: target, icon: icon())
    if item.hasSymbol { addFieldParts(to: &item) }
    return finish(item, place)
  }

  private mutating func category(_ place: RandomSurroundings) -> PlanItem {
    var item = PlanItem(.category, text: line(), icon: icon())
    item.color = optional(70) { $0.random.pick(Color.allCases) }
    if item.hasBlockFields { addFieldParts(to: &item) }
    return finish(item, place)
  }

  private mutating func routine(_ place: RandomSurroundings) -> PlanItem {
    if random.chance(10) { return finish(PlanItem(.bullet, text: line(), icon: icon()), place.belowRoutine) }
    let rule = optional(70) { $0.blockRule() }
    var item = timed(.routine(RoutineTime(time: scheduleTime(), rule: rule)))
    if rule != nil || item.hasBlockFields { addFieldParts(to: &item) }
    if random.chance(10) { item.box = box() }
    return finish(item, place)
  }
}

extension RandomSurroundings {
  /// The surroundings of what stands in *Routine* and has no time: boxes below it are those of a block.
  fileprivate var belowRoutine: RandomSurroundings {
    var place = self
    place.above = .block
    return place
  }
}
