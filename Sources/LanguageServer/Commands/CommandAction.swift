import Chronology
import Editing
import Languages
import Outline
import Planner

/// A command of the program for the thing on a line, as an editor offers it. What it says is what the editor shows.
enum CommandAction: Message, Hashable {
  case done, log, reopen, skip, drop
  case count, tally
  case planToday, planTomorrow, carryOver
  case move(project: String)
  case splitBlock
  case endArc, renew
  case setAside, restore

  /// The commands that are offered as commands, by their words: `tidemark.done`.
  static let named: [(name: String, action: CommandAction)] = [
    ("done", .done), ("log", .log), ("reopen", .reopen), ("skip", .skip), ("drop", .drop), ("count", .count), ("tally", .tally),
    ("planToday", .planToday), ("planTomorrow", .planTomorrow), ("carryOver", .carryOver), ("splitBlock", .splitBlock),
    ("endArc", .endArc), ("renew", .renew), ("setAside", .setAside), ("restore", .restore),
  ].map { ("tidemark." + $0, $1) }

  /// Those that may be for a thing; whether one is, a trial says.
  ///
  /// - Parameter projects: the titles of the projects of the vault.
  static func possible(for thing: Thing, in vault: EditedVault, projects: [String]) -> [CommandAction] {
    guard let file = vault[thing.file] else { return [] }
    guard let item = vault.item(of: thing), let path = thing.path else {
      return file.plan.ritual != nil && (thing.path == nil || thing.path?.group == nil) ? [.endArc, .renew] : []
    }
    var actions: [CommandAction] = []
    if item.isLogged || item.box != nil {
      actions.append(item.type == .activity ? .log : .done)
      actions.append(.reopen)
      if item.isLogged, item.type != .activity { actions.append(.skip) }
      if item.box == .open, !item.isLogged { actions.append(.drop) }
    }
    if item.hasCount { actions.append(.count) }
    if item.type == .tally { actions.append(.tally) }
    if item.type == .block { actions.append(.splitBlock) }
    let isPast = file.plan.day?.date.map { $0 < vault.today } ?? false
    if item.isTask, item.box ?? .open == .open {
      if isPast, !item.isLogged { actions.append(.carryOver) }
      if !isPast || item.task.project != nil { actions += [.planToday, .planTomorrow] }
      if file.plan.project != nil || file.plan.day != nil {
        let own = file.plan.project == nil ? item.task.project : file.plan.title
        actions += projects.filter { Document.key(ofTitle: $0) != own.map(Document.key(ofTitle:)) }.map { .move(project: $0) }
      }
    }
    if file.plan.kind.traits.setsAside, path.elements.count == 1 {
      actions.append(file.plan.content[section: path.section].isSetAside ? .restore : .setAside)
    }
    return actions
  }

  /// Does it, by the functions that the command uses.
  func perform(on thing: Thing, in vault: inout EditedVault) throws(EditRefusal) {
    let today = vault.today
    let place = try vault.place(of: thing)
    switch self {
    case .done, .log: try vault.complete(thing, on: today)
    case .reopen: try vault.reopen(thing, on: today)
    case .skip: try vault.skip(thing, DateRange(today))
    case .drop: try vault.drop(thing, on: today)
    case .count:
      // Of a count down one more is the next step to its end.
      var isDown = false
      if case .count(let count) = vault.item(of: thing)?.content { isDown = count.direction == .down }
      guard let change = NumberChange(isDown ? "-1" : "1") else { return }
      try vault.count(thing, change)
    case .tally: try vault.tally(thing)
    case .planToday: try plan(thing, place, on: today, &vault)
    case .planTomorrow: try plan(thing, place, on: today.adding(days: 1), &vault)
    case .carryOver: try vault.carryOver([place], to: today)
    case .move(let project):
      let target = vault.files(of: .project).first { Document.key(ofTitle: $0.plan.title) == Document.key(ofTitle: project) }
      guard let target else { throw EditRefusal(CommandRefusal.hasNoProject(project)) }
      let task = try vault.movableTask(named: place)
      try vault.moveTask(task, to: Thing(file: target.name, path: nil, title: target.plan.title))
    case .splitBlock: try vault.splitBlock(thing)
    case .endArc:
      try vault.endArc(of: Thing(file: thing.file, path: nil, title: vault[thing.file]?.plan.title ?? ""), on: today)
    case .renew: try vault.renew(Thing(file: thing.file, path: nil, title: vault[thing.file]?.plan.title ?? ""))
    case .setAside: try vault.setAside(thing)
    case .restore: try vault.restore(thing)
    }
  }

  /// Plans a task of a project, or else one of a day, as `schedule` does.
  private func plan(
    _ thing: Thing,
    _ place: String,
    on date: CivilDate,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let task: Thing
    do throws(EditRefusal) {
      task = try vault.projectTask(named: place)
    } catch {
      return try vault.plan(try vault.dayTask(named: place), on: date, .day)
    }
    try vault.schedule(task, named: place, on: date, .day)
  }
}

extension PlanItem {
  /// Whether it has a number that a command changes by one; days that are counted by themselves have none.
  var hasCount: Bool {
    if case .counter = content { return true }
    if case .count = content { return true }
    return false
  }
}

/// Why a command of an editor is not done.
enum CommandRefusal: Message {
  case hasNoProject(String)
  /// The number of a line, from 1.
  case isNamelessLine(Int)
  case isNameless
}
