import Outline
import Planner

extension EditedVault {
  /// Adds tasks to the stack of a name. The stack is made where there is none, and so is the file.
  ///
  /// - Parameter names: each the name of an open task of a project or its beginning, or else plain words. What begins with a box
  ///   is plain words.
  /// - Parameter isNew: whether a stack of like name is not meant.
  public mutating func addToStack(_ name: String, _ names: [String], isNew: Bool = false) throws(EditRefusal) {
    let title = name.onOneLine
    guard !ThingName(title).isEmpty else { throw EditRefusal("the name of the stack has no letters") }
    var items: [PlanItem] = []
    for name in names { items.append(try stackItem(name)) }
    let (stackFile, section) = try stack(called: isNew ? title : try knownStack(title))
    for item in items {
      let file = try file(stackFile)
      let tasks = file.content[section: section]
      let held = tasks.elements.indices.filter { tasks.elements[$0].item?.isTask ?? false }
      if let twin = held.first(where: { tasks.elements[$0].item?.isSameTask(as: item) ?? false }) {
        let line = file.line(of: PlanPath(section: section, elements: [twin]))
        note("\(EditRefusal.quote(item.text)) is in \(EditRefusal.quote(tasks.title)) already, \(file.path):\(line)")
        continue
      }
      let end = PlanPath(section: section)
      let (after, path) = try file.inserting(item, at: held.last.map { .after(end.child(at: $0)) } ?? .end(of: end))
      update(stackFile, to: after)
      let project = item.task.project.map { " of \(EditRefusal.quote($0))" } ?? ""
      note(
        "added: \(EditRefusal.quote(item.text))\(project) to \(EditRefusal.quote(tasks.title)), \(after.path):\(after.line(of: path))"
      )
    }
  }

  /// The stack that a name means, or its beginning.
  public func stack(named name: String) throws(EditRefusal) -> Thing {
    let stacks = Set(files(of: .stacks).map(\.name))
    return try thing(named: name, sorts: [.heading], called: .stack) { thing, _ in
      stacks.contains(thing.file) && thing.path?.group == nil
    }
  }

  private mutating func stackItem(_ name: String) throws(EditRefusal) -> PlanItem {
    let words = name.onOneLine
    for box in ["[ ] ", "[ ]"] where words.hasPrefix(box) {
      return try plainTask(String(words.dropFirst(box.count)))
    }
    let wanted = ThingName(words)
    let tasks = files(of: .project).flatMap { $0.plan.content.placedItems(where: \.isTask).map(\.item) }
    let isNamed = tasks.contains { wanted.matches($0.text, .anyCase) || FileLine(name) != nil }
    let begins = tasks.contains { $0.isOpenTask && wanted.matches($0.text, .beginning) }
    guard isNamed || begins, !wanted.isEmpty else { return try plainTask(words) }
    return try copy(of: try projectTask(named: name))
  }

  private func plainTask(_ words: String) throws(EditRefusal) -> PlanItem {
    guard !words.isEmpty else { throw EditRefusal("a task has no words") }
    return PlanItem(.task, text: words, box: .open)
  }

  /// The whole name of the stack that a name means; the name itself where it is like that of none.
  private func knownStack(_ name: String) throws(EditRefusal) -> String {
    let wanted = ThingName(name)
    let titles = files(of: .stacks).flatMap { $0.plan.content.sections.map(\.title) }
    if titles.contains(where: { wanted.matches($0, .anyCase) }) { return name }
    let begun = wanted.best(of: titles.filter { wanted.matches($0, .words) }) { $0 }
    if begun.count == 1 { return begun[0] }
    let like = begun.isEmpty ? wanted.nearest(in: titles) : begun
    guard !like.isEmpty else { return name }
    throw EditRefusal(
      "no stack is called \(EditRefusal.quote(name)), and \(like.map(EditRefusal.quote).joined(separator: " and ")) may be meant",
      help: "name the stack in full; `tidemark stack add --new` makes another"
    )
  }

  /// The section of a stack, by its whole name; made where there is none.
  private mutating func stack(called title: String) throws(EditRefusal) -> (file: String, section: Int) {
    let name = ThingName(title)
    for file in files(of: .stacks) {
      if let index = file.plan.content.sections.firstIndex(where: { name.matches($0.title, .anyCase) }) {
        return (file.name, index + 1)
      }
    }
    if files(of: .stacks).isEmpty {
      if let other = self["stacks.md"] { throw EditRefusal("\(other.path) is in the way of a file of stacks") }
      create("stacks.md", "---\nkind: stacks\n---\n\n# Stacks\n")
    }
    let holder = files(of: .stacks)[0].name
    let file = try file(holder)
    let place = file.content.sections.count + 1
    let after = try file.inserting(PlanSection(title: title), at: place)
    update(holder, to: after)
    note("new stack: \(EditRefusal.quote(title)), \(after.path):\(after.line(of: PlanPath(section: place)))")
    return (holder, place)
  }
}

extension EditedVault {
  /// The line that stands for a task of a project elsewhere. One that is done is refused.
  func copy(of task: Thing) throws(EditRefusal) -> PlanItem {
    guard let item = item(of: task), let project = self[task.file]?.plan.project else {
      throw EditRefusal("\(EditRefusal.quote(task.title)) is not a task of a project")
    }
    guard item.isOpenTask else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) is \(item.box == .done ? "done" : "dropped"), at \(try place(of: task))",
        help: "`tidemark reopen` it first"
      )
    }
    return PlanItem(.task, text: item.text, box: .open, id: item.id, task: TaskDetails(project: project.content.title))
  }
}

extension PlanItem {
  /// Whether it is a task that is neither done nor dropped; what recurs is open.
  var isOpenTask: Bool { type == .recurring || (isTask && (box ?? .open) == .open) }

  /// Whether it stands for the same task as another: of the same name, id and project.
  func isSameTask(as other: PlanItem) -> Bool {
    let (own, theirs) = (task.project, other.task.project)
    let isSameProject = own.map { own in theirs.map { ThingName(own).matches($0, .anyCase) } ?? false } ?? (theirs == nil)
    return isSameProject && isCalled(like: other)
  }
}
