public import Chronology
import Languages
import Outline
import Phrases
import Planner

extension EditedVault {
  /// Takes the open copies of a task off its days. A block that was made for it and holds nothing else goes too.
  ///
  /// - Parameters:
  ///   - name: of a task on a day, or the beginning of it; or `FILE:LINE`, which is that copy alone.
  ///   - date: the day; today and all later days by default.
  ///   - block: the block in which alone to look; it is one of today where no day is said.
  ///   - scope: a file or its title in which alone to look.
  public mutating func unschedule(
    _ name: String,
    on date: CivilDate? = nil,
    block: String? = nil,
    in scope: String? = nil
  ) throws(EditRefusal) {
    let copies = try plannedCopies(of: name, on: date, block: block, in: scope)
    // The line of a task of no project is all that there is of it.
    for copy in copies where item(of: copy)?.task.project == nil {
      try checkWhole(name, of: copy, for: ["unschedule"])
    }
    try keepingLeftOversSettled(on: today) { vault throws(EditRefusal) in
      try vault.unschedule(copies)
    } settle: { vault, other throws(EditRefusal) in
      try vault.giveUp(leftOver: other)
      return true
    }
  }

  /// From the end of each file to its start, so that what is still to go stays where it is.
  private mutating func unschedule(_ copies: [Thing]) throws(EditRefusal) {
    var notes: [[EditNote]] = []
    for copy in copies.reversed() {
      guard let path = copy.path, let item = item(of: copy) else { continue }
      // The line of a task of no project is all that there is of it.
      let deed = item.task.project == nil ? Deed.removed : .unscheduled
      notes.append([EditNote(deed, Told(PlaceMessage.title(copy.title, at: try place(of: copy))))])
      var file = try file(copy.file)
      if item.type == .block, !item.children.isEmpty {
        throw EditRefusal(UnschedulingMessage.isBlockWithMore(copy.title, at: try place(of: copy)), help: .removeBox)
      }
      let isCommented = file.places(withCommentsOf: path).count > 1
      if !item.children.isEmpty || !item.notes.isEmpty || item.task.project == nil || isCommented {
        let removed = RemovedThing(path, titled: copy.title, of: file, named: copy.file, on: today)
        let kept = keep(removed.kept, called: copy.title)
        notes[notes.count - 1].append(EditNote(nil, Told(UnschedulingMessage.isKept(kept))))
      }
      file = try file.removing(path)
      var gone = item.type == .block ? item.text : nil
      if path.elements.count > 1, let outer = path.items.first, let holder = file.content[outer], holder.type == .block,
        holder.children.isEmpty, holder.notes.isEmpty, holder.box == nil,
        item.isName(of: holder)
      {
        file = try file.removing(outer)
        gone = holder.text
        notes[notes.count - 1].append(EditNote(nil, Told(UnschedulingMessage.blockIsRemovedToo)))
      }
      update(copy.file, to: file)
      // Its block may have come from the routine, which else would show it again.
      if let gone, let day = self.date(of: copy) { try leaveOut(routineBlock: gone, on: day) }
    }
    for told in notes.reversed().flatMap(\.self) { note(told) }
  }

  /// The copies that are meant, in the order of the days; refused where they are of different tasks.
  private func plannedCopies(
    of name: String,
    on date: CivilDate?,
    block: String?,
    in scope: String?
  ) throws(EditRefusal) -> [Thing] {
    let isCopy = { (item: PlanItem?) in item.map { ($0.type == .task || $0.type == .block) && $0.box != nil } ?? false }
    if FileLine(name) != nil {
      return [try thing(named: name, called: .taskOfDay) { thing, item in self.date(of: thing) != nil && isCopy(item) }]
    }
    let days = Set(files(of: .day).compactMap { $0.plan.day?.date }).sorted()
    let shown = days.filter { day in date.map { day == $0 } ?? (block == nil ? day >= today : day == today) }
    var planned = shown.flatMap { plannedTasks(on: $0) }.filter { item(of: $0.thing)?.box == .open }
    if let scope {
      let title = ThingName(scope)
      planned = planned.filter { task in
        guard let file = self[task.thing.file] else { return false }
        return file.path == scope || file.name == scope || title.matches(file.plan.title, .part)
      }
    }
    if let block {
      let holders = ThingName(block).best(of: planned.compactMap(\.block), by: \.title)
      let start = try? TimePhrase.time(block)
      planned = planned.filter { task in
        guard let holder = task.block else { return false }
        return holders.contains(holder)
          || start.map { self.item(of: holder)?.blockTime?.start == $0 } ?? false
      }
    }
    let wanted = ThingName(name)
    let found = wanted.best(of: planned.map(\.thing), by: \.title)
    guard let first = found.first.flatMap({ item(of: $0) }) else {
      let nearest = wanted.nearest(in: planned.map(\.thing.title))
      let isOpenEnded = date == nil && block == nil
      throw EditRefusal(
        problem: Told(UnschedulingMessage.isNotPlanned(name, in: block, on: date ?? today, orLater: isOpenEnded)),
        advice: nearest.first.map { Told(GuessMessage.didYouMean([$0])) }
      )
    }
    guard found.allSatisfy({ item(of: $0)?.isSameTask(as: first) ?? false }) else {
      throw EditRefusal(
        UnschedulingMessage.mayMeanOthers(name),
        help: .writeMore,
        candidates: try candidates(found)
      )
    }
    return found
  }
}

/// What is said of tasks that are taken off their days.
enum UnschedulingMessage: Message {
  case isKept(String)
  case blockIsRemovedToo
  case isBlockWithMore(String, at: String)
  case removeBox
  case isNotPlanned(String, in: String?, on: CivilDate, orLater: Bool)
  case mayMeanOthers(String)
  case writeMore
}
