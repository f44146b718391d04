public import Chronology
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
    var notes: [[String]] = []
    for copy in copies.reversed() {
      guard let path = copy.path, let item = item(of: copy) else { continue }
      // The line of a task of no project is all that there is of it.
      notes.append([
        "\(item.task.project == nil ? "removed" : "unscheduled"): \(EditRefusal.quote(copy.title)), \(try place(of: copy))"
      ])
      var file = try file(copy.file)
      if item.type == .block, !item.children.isEmpty {
        throw EditRefusal(
          "\(EditRefusal.quote(copy.title)) is a block with more in it, at \(try place(of: copy))",
          help: "remove its box by hand"
        )
      }
      if !item.children.isEmpty || !item.notes.isEmpty || item.task.project == nil {
        let removed = RemovedThing(path, titled: copy.title, of: file, named: copy.file, on: today)
        notes[notes.count - 1].append("it is kept in \(keep(removed.kept, called: copy.title))")
      }
      file = try file.removing(path)
      var gone = item.type == .block ? item.text : nil
      if path.elements.count > 1, let outer = path.items.first, let holder = file.content[outer], holder.type == .block,
        holder.children.isEmpty, holder.notes.isEmpty, holder.box == nil,
        Document.name(ofTitle: holder.text) == Document.name(ofTitle: item.text)
      {
        file = try file.removing(outer)
        gone = holder.text
        notes[notes.count - 1].append("its block had nothing else in it, and is removed too")
      }
      update(copy.file, to: file)
      // Its block may have come from the routine, which else would show it again.
      if let gone, let day = self.date(of: copy) { try leaveOut(routineBlock: gone, on: day) }
    }
    for sentence in notes.reversed().flatMap(\.self) { note(sentence) }
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
      let place = block.map { " in \(EditRefusal.quote($0))" } ?? ""
      let when = date.map { "on \($0)" } ?? (block == nil ? "on \(today) or later" : "on \(today)")
      let nearest = wanted.nearest(in: planned.map(\.thing.title))
      throw EditRefusal(
        "no open task called \(EditRefusal.quote(name)) is planned\(place) \(when)",
        help: nearest.first.map { "did you mean \(EditRefusal.quote($0))?" }
      )
    }
    guard found.allSatisfy({ item(of: $0)?.isSameTask(as: first) ?? false }) else {
      throw EditRefusal(
        "\(EditRefusal.quote(name)) may mean different tasks",
        help: "write more of the name, or FILE:LINE",
        candidates: try candidates(found)
      )
    }
    return found
  }
}
