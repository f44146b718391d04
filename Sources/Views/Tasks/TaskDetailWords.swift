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
      pieces.append(LinePiece(words.say(.done(task.done.map(words.seen))), .quiet))
      return pieces
    }
    if let due = task.due {
      let isLate = due < words.today && task.isToDo
      pieces.append(LinePiece(words.due(due), isLate ? .color(.red) : .plain))
    }
    if let priority = task.priority { pieces.append(LinePiece(words.say(.priority(priority)))) }
    if let steps = task.steps { pieces.append(LinePiece(words.say(.steps(done: steps.done, all: steps.all)))) }
    if let recurring = task.recurring { pieces += self.pieces(of: recurring) }
    if task.isToDo, let next = task.next { pieces.append(piece(of: next)) }
    return pieces
  }

  /// Where it stands: its project, page and section, or day.
  private func places(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    let isFull = words.style == .full
    var pieces: [LinePiece] = []
    if !told.contains(.project), let project = task.project, project != task.title || task.type != nil {
      pieces.append(LinePiece(isFull ? words.say(.inProject(project)) : project))
    }
    if !told.contains(.page), let page = task.page ?? task.home.ritual, task.type != nil {
      pieces.append(LinePiece(isFull ? words.say(.onPage(page)) : page, .quiet))
    }
    guard showsPlaces else { return pieces }
    if task.page != nil, let section = task.home.section {
      pieces.append(LinePiece(isFull ? words.say(.inSection(section)) : section, .quiet))
    }
    // Each arc has its own copy of a habit.
    if let arc = task.home.arcNumber { pieces.append(LinePiece(words.say(.arc(arc)), .quiet)) }
    if !told.contains(.day), let day = task.home.day, task.type != nil, day != task.due, task.state != .done {
      pieces.append(LinePiece(words.say(.planned(words.seen(day))), .quiet))
    }
    if task.home.isSetAside { pieces.append(LinePiece(words.say(.setAside), .quiet)) }
    let tags = task.tags.filter { !task.home.tags.contains($0) && !task.title.contains("#" + $0) }
    if showsTags, !tags.isEmpty { pieces.append(LinePiece(tags.map { "#" + $0 }.joined(separator: " "), .quiet)) }
    return pieces
  }

  private func pieces(of recurring: ListedItem.Recurring) -> [LinePiece] {
    var pieces = [LinePiece("every: \(recurring.rule)")]
    if let ofPeriod = recurring.status.ofPeriod {
      pieces.append(LinePiece(words.say(.part(done: ofPeriod.done, due: ofPeriod.due))))
    }
    let time = recurring.status.nextTime.map(words.shown)
    if let open = recurring.status.open {
      pieces.append(words.openPiece(since: open, recurring.status.openTime))
      if let next = recurring.status.next {
        let isToday = next == words.today
        pieces.append(LinePiece(words.say(time.flatMap { isToday ? .againAt($0) : nil } ?? .again(words.seen(next), time))))
      }
    } else if let next = recurring.status.next {
      let isToday = next == words.today
      pieces.append(
        LinePiece(words.say(time.flatMap { isToday ? .todayAt($0) : nil } ?? .notOpenUntil(words.seen(next), time)))
      )
    }
    return pieces
  }

  /// `next: today 14:00 Deep work`, or `now until 15:00 Deep work`.
  ///
  /// - Parameter isLabelled: whether it is said that a block comes next which has not begun.
  func piece(of block: TaskBlock, isLabelled: Bool = true) -> LinePiece {
    let name = block.name(in: words.language)
    guard block.isRunning(at: now) else {
      let moment = words.moment(block.startMoment)
      return LinePiece(isLabelled ? words.say(.next(moment, name)) : "\(moment) \(name)")
    }
    return LinePiece(words.say(.nowUntil(words.shown(block.end), name)), .now)
  }
}
