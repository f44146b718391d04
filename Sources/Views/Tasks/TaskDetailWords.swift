import Chronology
import Diagnostics
import Planner

/// What a task says of itself besides its title.
struct TaskDetailWords: Sendable {
  let words: TaskWords
  let now: Moment
  /// Whether the section of a page is told, and the day of what stands in one.
  var showsPlaces = false
  /// Whether its own tags are told that are not in its title.
  var showsTags = false

  /// - Parameter told: what is known from the heading that it stands below.
  func pieces(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    var pieces = places(of: task, besides: told)
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

  /// Where it stands: its project, page and section, or day.
  private func places(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    let isFull = words.style == .full
    var pieces: [LinePiece] = []
    if !told.contains(.project), let project = task.project, project != task.title || task.type != nil {
      pieces.append(LinePiece(isFull ? "in \(project)" : project))
    }
    if !told.contains(.page), let page = task.page ?? task.home.ritual, task.type != nil {
      pieces.append(LinePiece(isFull ? "on \(page)" : page, .quiet))
    }
    guard showsPlaces else { return pieces }
    if task.page != nil, let section = task.home.section {
      pieces.append(LinePiece(isFull ? "in “\(section)”" : section, .quiet))
    }
    // Each arc has its own copy of a habit.
    if let arc = task.home.arcNumber { pieces.append(LinePiece("arc \(arc)", .quiet)) }
    if !told.contains(.day), let day = task.home.day, task.type != nil, day != task.due, task.state != .done {
      pieces.append(LinePiece("planned \(words.distanceAndDay(day))", .quiet))
    }
    if task.home.isSetAside { pieces.append(LinePiece("set aside", .quiet)) }
    let tags = task.tags.filter { !task.home.tags.contains($0) && !task.title.contains("#" + $0) }
    if showsTags, !tags.isEmpty { pieces.append(LinePiece(tags.map { "#" + $0 }.joined(separator: " "), .quiet)) }
    return pieces
  }

  private func pieces(of recurring: ListedItem.Recurring) -> [LinePiece] {
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
