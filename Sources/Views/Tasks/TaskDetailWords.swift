import Diagnostics
import Planner

/// What a task says of itself besides its title.
struct TaskDetailWords: Sendable {
  let words: TaskWords
  let now: Moment

  /// - Parameter showsProject: whether it does not stand below its project.
  func pieces(of task: TaskEntry, showsProject: Bool) -> [LinePiece] {
    var pieces: [LinePiece] = []
    if showsProject, let project = task.project {
      pieces.append(LinePiece(words.style == .full ? "in \(project)" : project))
    }
    if task.state == .done {
      pieces.append(LinePiece(task.done.map { "done \(words.distanceAndDay($0))" } ?? "done", .quiet))
      return pieces
    }
    if let due = task.due {
      let isLate = due < words.today && task.isToDo
      pieces.append(LinePiece(words.due(due), isLate ? .color(.red) : .plain))
    }
    if let priority = task.priority { pieces.append(LinePiece("\(priority.rawValue) priority")) }
    if let steps = task.steps { pieces.append(LinePiece("\(steps.done) of \(counted(steps.all, "step"))")) }
    if let recurring = task.recurring { pieces += self.pieces(of: recurring) }
    if task.isToDo, let next = task.next { pieces.append(piece(of: next)) }
    return pieces
  }

  private func pieces(of recurring: TaskEntry.Recurring) -> [LinePiece] {
    var pieces = [LinePiece("every: \(recurring.rule)")]
    if let ofPeriod = recurring.status.ofPeriod { pieces.append(LinePiece("\(ofPeriod.done) of \(ofPeriod.due)")) }
    if let open = recurring.status.open {
      let since = open == words.today ? "open today" : "open since \(words.day(open)), \(words.distance(to: open))"
      pieces.append(LinePiece(since, open < words.today ? .color(.red) : .plain))
      if let next = recurring.status.next { pieces.append(LinePiece("again \(words.distanceAndDay(next))")) }
    } else if let next = recurring.status.next {
      pieces.append(LinePiece("not open until \(words.day(next)), \(words.distance(to: next))"))
    }
    return pieces
  }

  /// `next: today 14:00 Deep work`, or `now until 15:00 Deep work`.
  ///
  /// - Parameter label: what stands before a block that has not begun.
  func piece(of block: TaskBlock, label: String = "next: ") -> LinePiece {
    guard block.isRunning(at: now) else {
      return LinePiece("\(label)\(words.moment(block.startMoment)) \(block.name)")
    }
    return LinePiece("now until \(words.clock.text(block.end)) \(block.name)", .now)
  }
}
