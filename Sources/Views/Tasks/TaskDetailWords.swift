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
    var pieces = names(of: task, besides: told).map(\.piece) + facts(of: task, besides: told)
    if let block = next(of: task) { pieces.append(piece(of: block)) }
    return pieces
  }

  /// The same as a page has them.
  func texts(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [PageText] {
    var texts = names(of: task, besides: told).map(\.page)
    for piece in facts(of: task, besides: told) { texts.append(PageText(piece)) }
    if let block = next(of: task) { texts.append(piece(naming: block).page) }
    return texts
  }

  /// Its next block, where that is told.
  private func next(of task: ListedItem) -> TaskBlock? { task.isToDo ? task.next : nil }

  /// What names nothing of the vault.
  private func facts(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
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
    return pieces
  }

  /// Where it stands by names: its project, page and section.
  private func names(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [NamingPiece] {
    let isFull = words.style == .full
    var pieces: [NamingPiece] = []
    if !told.contains(.project), let project = task.projectName, project.words != task.title || task.type != nil {
      pieces.append(NamingPiece(project) { isFull ? words.say(.inProject($0)) : $0 })
    }
    if !told.contains(.page), let page = task.home.pageName ?? task.home.ritualName, task.type != nil {
      pieces.append(NamingPiece(page, .quiet) { isFull ? words.say(.onPage($0)) : $0 })
    }
    if showsPlaces, task.page != nil, let section = task.home.sectionName {
      pieces.append(NamingPiece(section, .quiet) { isFull ? words.say(.inSection($0)) : $0 })
    }
    return pieces
  }

  /// Where it stands besides: its arc or day, and what it is tagged with.
  private func places(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    guard showsPlaces else { return [] }
    var pieces: [LinePiece] = []
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
    piece(naming: block, isLabelled: isLabelled).piece
  }

  func piece(naming block: TaskBlock, isLabelled: Bool = true) -> NamingPiece {
    let name = block.name(in: words.language)
    guard block.isRunning(at: now) else {
      let moment = words.moment(block.startMoment)
      return NamingPiece(name) { isLabelled ? words.say(.next(moment, $0)) : "\(moment) \($0)" }
    }
    return NamingPiece(name, .now) { words.say(.nowUntil(words.shown(block.end), $0)) }
  }
}
