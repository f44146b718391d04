import Languages
import Outline
import Planner
import Vault

extension EditedVault {
  /// Takes a file, a section, a group or an item away. What goes is kept in the trash of the vault.
  ///
  /// A file leaves the lists of the root. What others refer to (a project, a task of one, a category) stays, unless it is forced;
  /// then those are left as they are.
  public mutating func remove(_ thing: Thing, isForced: Bool = false) throws(EditRefusal) {
    if !isForced { try checkReferences(to: thing) }
    guard let path = thing.path else { return try removeFile(thing) }
    let file = try file(thing.file)
    let place = try place(of: thing)
    let done = doneTasks(of: thing.file, in: path)
    let (day, block) = (date(of: thing), item(of: thing).flatMap { TimeBlock($0, end: .endOfDay) })
    let left = path.isItem ? try file.removing(path) : try file.removingHeading(path)
    try keepingLeftOversSettled(on: day) { vault throws(EditRefusal) in
      let removed = RemovedThing(path, titled: thing.title, of: file, named: thing.file, on: vault.today)
      let kept = vault.keep(removed.kept, called: thing.title)
      vault.update(thing.file, to: left)
      vault.note(.removed, DisposalMessage.kept(thing.title, at: place, in: kept))
      if let block, let day { try vault.leaveOut(routineBlock: block.name, on: day) }
    } settle: { vault, other throws(EditRefusal) in
      if done.contains(other.title) { try vault.tell(leftOver: other) } else { try vault.giveUp(leftOver: other) }
      return true
    }
  }

  /// The titles of what is done in a day, in an item, a section or a group of it.
  private func doneTasks(of name: String, in path: PlanPath) -> Set<String> {
    guard let file = self[name], file.plan.day != nil else { return [] }
    let done = plannedTasks(of: file).map(\.thing).filter { thing in
      guard let own = thing.path, item(of: thing)?.box == .done else { return false }
      return path.isItem
        ? own.items.contains(path) : own.section == path.section && (path.group == nil || own.group == path.group)
    }
    return Set(done.map(\.title))
  }

  private mutating func removeFile(_ thing: Thing) throws(EditRefusal) {
    guard thing.file != root?.name else {
      throw EditRefusal(DisposalMessage.isRoot(thing.file), help: .deleteByHand)
    }
    let file = try file(thing.file)
    try keepingLeftOversSettled(on: date(of: thing)) { vault throws(EditRefusal) in
      let links = try vault.removeLinks(to: thing.file)
      let kept = try vault.remove(thing.file, links.links)
      vault.note(.removed, DisposalMessage.kept(thing.title, at: file.path, in: kept))
      for sentence in links.sentences { vault.note(sentence) }
    } settle: { vault, other throws(EditRefusal) in
      // A whole day is removed for its own sake.
      try vault.tell(leftOver: other)
      return true
    }
  }

  private func checkReferences(to thing: Thing) throws(EditRefusal) {
    guard let plan = self[thing.file]?.plan else { return }
    var references: [Thing]
    if thing.isFile, plan.project != nil {
      references = self.references(toProject: plan.title)
    } else if plan.project != nil, let item = item(of: thing), item.isTask {
      references = self.references(toTask: item, inProject: plan.title)
    } else if let item = item(of: thing), item.content == .category {
      references = self.references(toCategory: item.text).filter { !hasBuiltIn(item.text, $0) }
    } else {
      return
    }
    // What a past day says is history, and stays.
    references = references.filter { reference in date(of: reference).map { $0 >= today } ?? true }
    guard !references.isEmpty else { return }
    throw EditRefusal(
      DisposalMessage.isReferredTo(thing.title, places: references.count),
      help: .changeFirstOrForce,
      candidates: try candidates(references),
      commands: item(of: thing)?.type == .task ? [["drop", thing.title]] : []
    )
  }

  /// Whether a category exists without a line of the root in the file of a thing.
  private func hasBuiltIn(_ category: String, _ thing: Thing) -> Bool {
    let name = ThingName(category)
    return self[thing.file]?.plan.kind.builtInCategories.contains { name.matches($0, .anyCase) } ?? false
  }
}

/// What is said of a thing that is removed.
enum DisposalMessage: Message {
  /// `“Water”, pages/health.md:7; kept in .trash/2026-11-20-water.md`
  case kept(String, at: String, in: String)
  case isRoot(String)
  case deleteByHand
  case isReferredTo(String, places: Int)
  case changeFirstOrForce
}
