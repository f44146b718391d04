import Chronology
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
    if let page = task.page { pieces.append(LinePiece(words.style == .full ? "on \(page)" : page, .quiet)) }
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
      pieces.append(words.openPiece(since: open, recurring.status.openTime))
      if let next = recurring.status.next { pieces.append(LinePiece("again \(when(next, recurring.status.nextTime))")) }
    } else if let next = recurring.status.next {
      if next == words.today, let time = recurring.status.nextTime {
        pieces.append(LinePiece("today at \(words.clock.text(time))"))
      } else {
        let time = recurring.status.nextTime.map { " \(words.clock.text($0))" } ?? ""
        pieces.append(LinePiece("not open until \(words.day(next))\(time), \(words.distance(to: next))"))
      }
    }
    return pieces
  }

  /// `at 17:00`, `tomorrow, Sat 21 Nov`, `tomorrow, Sat 21 Nov 09:00`.
  private func when(_ day: CivilDate, _ time: TimeOfDay?) -> String {
    guard let time else { return words.distanceAndDay(day) }
    let clock = words.clock.text(time)
    return day == words.today ? "at \(clock)" : "\(words.distanceAndDay(day)) \(clock)"
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
