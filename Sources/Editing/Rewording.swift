import Chronology
import Languages
import Outline
import Planner
import Reading

extension EditedVault {
  /// Gives an item other words. Its value, fields and log stay; so do its own tags only where the new words have them.
  ///
  /// A task of a project has one name everywhere, a habit in all arcs of its ritual, a block of the routine on the days that change
  /// it or leave it out, and a category wherever it is named.
  public mutating func edit(_ thing: Thing, to words: String) throws(EditRefusal) {
    try reword(thing, to: words, says: .edited, .editedThereToo, keepsTags: false)
  }

  /// Gives an item other words, and whatever names it too.
  ///
  /// - Parameters:
  ///   - done: what is done to it.
  ///   - also: the same of whatever names it too.
  ///   - keepsTags: whether the tags at the end of its words, which are no part of its name, stay.
  mutating func reword(
    _ thing: Thing,
    to words: String,
    says done: Deed,
    _ also: Deed,
    keepsTags: Bool
  ) throws(EditRefusal) {
    let thing = try task(of: thing)
    let words = words.onOneLine
    guard let item = item(of: thing) else { throw EditRefusal(RewordingMessage.noItem) }
    guard !words.isEmpty else { throw EditRefusal(RewordingMessage.noWords, help: .removeRemoves) }
    guard !["[ ] ", "[x] ", "[X] ", "[-] "].contains(where: words.hasPrefix) else {
      throw EditRefusal(
        RewordingMessage.beginsWithBox(words, item.text, hasBox: item.box != nil, at: try place(of: thing)),
        help: item.box == nil ? .writeWords(nil) : .writeWordsAndTick
      )
    }
    guard !item.hasValue(likeThatIn: words) else {
      throw EditRefusal(
        RewordingMessage.hasValue(words, item.text, at: try place(of: thing)),
        help: .writeWords(item.helpForNumber)
      )
    }
    let days = references(toRoutineBlock: thing)
    let others = namesakes(of: item, thing) + days.flatMap(\.lines)
    let uses = item.content == .category ? references(toCategory: item.text) : []
    var places: [String] = []
    var isChanged = false
    try keepingLeftOversSettled(on: item.task.project == nil ? date(of: thing) : nil) { vault throws(EditRefusal) in
      isChanged = try vault.reword(one: thing, item, to: words, keepsTags)
      guard isChanged else {
        return vault.note(RenamingMessage.hasName(item.text, at: try vault.place(of: thing)))
      }
      let old = item.text.isEmpty && item.type == .block ? TimeBlock.standardTitle : item.text
      vault.note(done, RenamingMessage.turned(old, to: words, at: try vault.place(of: thing)))
    } settle: { vault, other throws(EditRefusal) in
      // What was carried over is one task, and has one name: on the days before, or where its line of a past day is named after.
      let lines = other.file == thing.file ? vault.carriedLines(of: item, after: vault.date(of: thing)) : [other]
      var isSettled = false
      for line in lines {
        guard let held = vault.item(of: line), held.isCalled(like: item),
          try vault.reword(one: line, held, to: words, keepsTags)
        else { continue }
        places.append(try vault.place(of: line))
        isSettled = true
      }
      return isSettled
    }
    guard isChanged else { return }
    for other in others {
      guard let held = self.item(of: other), try reword(one: other, held, to: words, keepsTags) else { continue }
      places.append(try place(of: other))
    }
    for use in uses {
      let file = try file(use.file)
      let name = Document.name(ofTitle: self.item(of: thing)?.text ?? words)
      if let path = use.path {
        update(use.file, to: try file.setting(.category, to: name, of: path))
      } else {
        update(use.file, to: try file.setting(file.document.properties[.category]?.name ?? "category", to: [name]))
      }
      places.append(try place(of: use))
    }
    noteAlso(also, places)
    // What goes on to mean another thing of the old name keeps this block from being shown no longer.
    for day in days { try leaveOut(routineBlock: self.item(of: thing)?.text ?? words, on: day.date) }
  }

  /// Says where else something was done: each place, or of many how many there are.
  mutating func noteAlso(_ deed: Deed, _ places: [String]) {
    let most = 20
    guard places.count > most, let first = places.first, let last = places.last else {
      for place in places { note(deed, at: place) }
      return
    }
    note(deed, RewordingMessage.places(places.count, from: first, to: last))
  }

  /// - Returns: whether its words were others.
  private mutating func reword(
    one thing: Thing,
    _ item: PlanItem,
    to words: String,
    _ keepsTags: Bool
  ) throws(EditRefusal) -> Bool {
    guard let path = thing.path else { return false }
    let tags = keepsTags && !words.contains(" #") ? EditedVault.tags(atEndOf: item.text) : ""
    guard words + tags != item.text else { return false }
    var file = try file(thing.file)
    var rest = Substring(words)
    let icon = String(words.prefix { $0 != " " })
    // An emoji takes the place of the one that stands there; without one it is read as the icon where it stands.
    if file.headline(of: path)?.iconRange != nil, icon.count < words.count, let emoji = file.settingEmoji(icon, of: path) {
      file = try emoji.get()
      rest = words.dropFirst(icon.count + 1)
    }
    if rest + tags != item.text { file = try file.settingWords(rest + tags, of: path) }
    file = try file.renamingFormerPlaces(within: path, since: self.file(thing.file)).file
    update(thing.file, to: file)
    return true
  }

  /// The lines of the days after one, up to today, that are the same task of no project.
  private func carriedLines(of item: PlanItem, after date: CivilDate?) -> [Thing] {
    let days = files(of: .day).filter { file in
      file.plan.day?.date.map { day in day <= today && date.map { $0 < day } ?? false } ?? false
    }
    return items(of: days) { $0.box != nil && $0.task.project == nil && $0.isCalled(like: item) }
  }

  /// The tags that words end in, with the spaces before them.
  static func tags(atEndOf text: String) -> String {
    var rest = Substring(text)
    while let space = rest.lastIndex(of: " "), rest[rest.index(after: space)...].isTag { rest = rest[..<space] }
    return String(text[rest.endIndex...])
  }

  /// What bears the name of an item because it is the same thing: the copies of a project's task on all days, in stacks, pages and
  /// the routine; a habit in the other arcs of its ritual.
  private func namesakes(of item: PlanItem, _ thing: Thing) -> [Thing] {
    guard let plan = self[thing.file]?.plan, let path = thing.path else { return [] }
    if plan.project != nil, item.isTask { return references(toTask: item, inProject: plan.title) }
    guard item.type == .habit else { return [] }
    let key = Document.name(ofTitle: item.text)
    return plan.content.itemPaths.compactMap { other in
      guard other != path, let held = plan.content[other], held.type == .habit, held.id == item.id,
        Document.name(ofTitle: held.text) == key
      else { return nil }
      return Thing(file: thing.file, path: other, title: held.text)
    }
  }
}

extension PlanItem {
  /// Whether words hold a value as this item has one: `Water: 4/8 glasses` for a counter.
  fileprivate func hasValue(likeThatIn words: String) -> Bool {
    let field: String
    switch content {
    case .counter, .tally, .textList: field = ""
    case .count(let count): field = " (count: \(count.direction == .up ? "up" : "down"))"
    case .best: field = " (best: highest)"
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .timeline, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return false
    }
    guard let read = Probe(words + field, in: .item(of: .page)).item, read.type == type else { return false }
    return words.contains(read.text + ":")
  }
}

extension Substring {
  /// `#word`, a letter first.
  fileprivate var isTag: Bool { first == "#" && dropFirst().first?.isLetter == true }
}

/// What is said of other words.
enum RewordingMessage: Message {
  case noItem
  case noWords
  case removeRemoves
  /// `“[ ] Walk” begins with a box, and “Walk the dog” keeps its own, at pages/health.md:9`
  case beginsWithBox(String, String, hasBox: Bool, at: String)
  /// With what changes the number of the item.
  case writeWords(NumberHelp?)
  case writeWordsAndTick
  /// `“Water: 4/8” has a value, and “Water” keeps its own, at pages/health.md:10`
  case hasValue(String, String, at: String)
  /// Where something was done, of many places: `24 places, from pages/a.md:7 to days/2026-11-20.md:9`
  case places(Int, from: String, to: String)
}
