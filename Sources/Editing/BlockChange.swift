public import Chronology
import Languages
import Phrases
public import Planner

extension EditedVault {
  /// Adds a block to a day. Without a length it lasts as long as the vault says. Its end is written: when the vault says another length,
  /// it stays as long as it was.
  ///
  /// - Parameters:
  ///   - item: its words, icon and fields; what it says of its time is set here.
  ///   - start: when it is to begin; nil for the next free slot.
  ///   - fit: what becomes of it where that time is taken.
  ///   - keepsWords: whether its words are those of a file, and not of a person: what does not read in them did not there.
  @discardableResult
  public mutating func addBlock(
    _ item: PlanItem,
    at start: TimeOfDay?,
    minutes: Int? = nil,
    on date: CivilDate,
    _ fit: BlockFit = .nearest,
    keepsWords: Bool = false
  ) throws(EditRefusal) -> Thing {
    let day = DayBlocks(on: date, in: self)
    let range = try day.slot(at: start, minutes: minutes, fit, now: now.time(on: date))
    var block = item
    block.content = .block(ScheduleTime(range))
    let thing = try insert(block, on: date, keepsWords: keepsWords)
    note(
      .added,
      BlockChangeMessage.added(
        title(of: item),
        shown(range),
        on: date,
        found(start, range),
        day.shortening(range, minutes),
        at: try place(of: thing)
      )
    )
    noteOutsideDay(range, of: item)
    return thing
  }

  /// Moves a block with all that hangs below it to another day or time.
  ///
  /// - Parameter minutes: how long it is to last; as long as it does by default.
  public mutating func moveBlock(
    _ thing: Thing,
    to day: CivilDate?,
    at time: TimeOfDay?,
    minutes: Int? = nil,
    _ fit: BlockFit = .nearest
  ) throws(EditRefusal) {
    let (date, block) = try blockOfDay(thing)
    let target = day ?? date
    let others = DayBlocks(on: target, in: self, without: thing)
    let start = time ?? block.range.lowerBound
    let length = minutes ?? block.range.minutes
    let range = try others.slot(at: start, minutes: length, fit, now: now.time(on: target))
    guard target != date || range != block.range else {
      let place = try place(of: thing)
      guard start == block.range.lowerBound else {
        throw EditRefusal(
          BlockChangeMessage.stays(title(of: block.item), shown(range), on: date),
          help: .nameAnotherTimeOrDay
        )
      }
      return note(BlockChangeMessage.isThere(title(of: block.item), shown(range), on: date, at: place))
    }
    var file = try file(thing.file)
    guard var path = thing.path else { return }
    let newTime = range == block.range ? nil : ScheduleTime(range)
    if newTime != nil { try refusePassingMidnight(thing, block, on: date) }
    if target == date {
      if let newTime { file = try file.settingTime(newTime, of: path) }
      if !DayBlocks.isInOrder(path, in: file.content) {
        (file, path) = try file.moving(path, to: others.position(of: range.lowerBound, in: file, named: thing.file))
      }
      update(thing.file, to: file)
      let place = "\(file.path):\(file.line(of: path))"
      note(.moved, BlockChangeMessage.toTimes(title(of: block.item), shown(range), found(start, range), at: place))
      return noteOutsideDay(range, of: block.item)
    }
    let name = try openDay(on: target)
    let other = try self.file(name)
    let position = others.position(of: range.lowerBound, in: other, named: name)
    var moved = try file.moving(path, to: position, in: other)
    if let newTime { moved.to = try moved.to.settingTime(newTime, of: moved.path, isNew: true) }
    update(thing.file, to: moved.from)
    update(name, to: moved.to)
    note(
      .moved,
      BlockChangeMessage.toDay(
        title(of: block.item),
        from: date,
        to: target,
        shown(range),
        found(start, range),
        at: "\(moved.to.path):\(moved.to.line(of: moved.path))"
      )
    )
    if newTime != nil { noteOutsideDay(range, of: block.item) }
    try leaveOut(routineBlock: block.name, on: date)
  }

  /// Takes a block off a day. One of the routine is left out of that day; others are kept in the trash.
  ///
  /// - Parameters: as those of `block(named:on:in:)`.
  public mutating func removeBlock(
    named name: String,
    on date: CivilDate? = nil,
    in scope: String? = nil
  ) throws(EditRefusal) {
    // Of the routine it is, if it would have to be written first.
    var written = self
    let thing = try written.block(named: name, on: date, in: scope) {
      ["block", "remove", $0] + (date.map { ["--on", $0.description] } ?? [])
    }
    if !thing.title.isEmpty, (try? TimePhrase.time(name)) == nil, let day = written.date(of: thing) {
      let parts = ThingName(name).matches(thing.title, .part) ? nil : NameAndStart(name)
      let whole = thing.title + (parts.map { " \($0.start)" } ?? "")
      let spelling = [whole] + (day == today ? [] : ["--on", day.description])
      try written.checkWhole(parts?.name ?? name, of: thing, for: ["block", "remove"], as: spelling)
    }
    guard written.notes.count > notes.count, let day = written.date(of: thing) else { return try remove(thing) }
    try leaveOut(routineBlock: thing.title.isEmpty ? TimeBlock.standardTitle : thing.title, on: day)
  }

  /// Makes a block longer, or by less than 0 shorter. It is refused where the block would meet the next one, pass the end of the day,
  /// or be nothing.
  public mutating func extendBlock(_ thing: Thing, by minutes: Int) throws(EditRefusal) {
    let (date, block) = try blockOfDay(thing)
    guard let path = thing.path else { return }
    let (room, limit) = room(after: block.range.upperBound, on: date)
    let length = block.range.minutes
    guard minutes > -length else {
      throw EditRefusal(
        BlockChangeMessage.cannotBeShorter(title(of: block.item), shown(block.range), minutes: -minutes),
        help: .isLong(minutes: length)
      )
    }
    guard minutes <= max(room, 0), let end = block.range.upperBound.adding(minutes: minutes),
      let range = TimeRange(start: block.range.lowerBound, end: end)
    else {
      throw EditRefusal(
        BlockChangeMessage.cannotBeLonger(title(of: block.item), shown(block.range), minutes: minutes, limit),
        help: room > 0 ? .canBeLonger(minutes: room) : help(with: limit)
      )
    }
    let file = try file(thing.file).settingTime(.range(range), of: path)
    update(thing.file, to: file)
    let place = "\(file.path):\(file.line(of: path))"
    note(
      minutes < 0 ? .shortened : .extended,
      BlockChangeMessage.toTimes(title(of: block.item), shown(range), .asked, at: place)
    )
  }

  /// Makes a block end at a time.
  public mutating func extendBlock(_ thing: Thing, to end: TimeOfDay) throws(EditRefusal) {
    let (_, block) = try blockOfDay(thing)
    let minutes = end.minutes - block.range.upperBound.minutes
    guard minutes != 0 else {
      let place = try place(of: thing)
      return note(BlockChangeMessage.isThere(title(of: block.item), shown(block.range), on: nil, at: place))
    }
    guard block.range.lowerBound < end else {
      throw EditRefusal(
        BlockChangeMessage.cannotEnd(title(of: block.item), shown(block.range), at: shown(end)),
        help: .nameTimeAfter(shown(block.range.lowerBound))
      )
    }
    try extendBlock(thing, by: minutes)
  }

  /// When a block would begin that is so many minutes later, or by less than 0 earlier, on its day.
  public func start(of thing: Thing, later minutes: Int) throws(EditRefusal) -> TimeOfDay {
    let (date, block) = try blockOfDay(thing)
    guard let start = block.range.lowerBound.adding(minutes: minutes), start < .endOfDay,
      block.range.lowerBound.minutes + minutes >= 0
    else {
      throw EditRefusal(
        BlockChangeMessage.wouldLeaveDay(title(of: block.item), shown(block.range), date),
        help: .nameDayAndTime
      )
    }
    return start
  }

  /// How many minutes are free after a time, and what ends them.
  private func room(after end: TimeOfDay, on date: CivilDate) -> (minutes: Int, limit: BlockChangeMessage.Limit) {
    let day = DayBlocks(on: date, in: self)
    let dayEnds = end <= settings.dayEnds ? settings.dayEnds : .endOfDay
    let written = day.written.filter { $0.time.start >= end }.map { (start: $0.time.start, name: $0.name) }
    let routine = day.routine.filter { $0.start >= end }.map { (start: $0.start, name: $0.name) }
    guard let next = (written + routine).min(by: { $0.start < $1.start }), next.start <= dayEnds else {
      return (dayEnds.minutes - end.minutes, .endOfDay(shown(dayEnds)))
    }
    return (next.start.minutes - end.minutes, .block(next.name, begins: shown(next.start)))
  }

  /// What to do for a block to be longer that has no room.
  private func help(with limit: BlockChangeMessage.Limit) -> BlockChangeMessage {
    switch limit {
    case .block: .moveOneFirst
    case .endOfDay(let end): end.time < .endOfDay ? .moveEarlierOrEndDayLater : .moveEarlier
    }
  }

  /// Makes two blocks of one, of the same name, icon and color. What hangs below it stays with the first.
  ///
  /// - Parameter time: where the second begins; in the middle by default, on five minutes where the block is long enough.
  public mutating func splitBlock(_ thing: Thing, at time: TimeOfDay? = nil) throws(EditRefusal) {
    let (date, block) = try blockOfDay(thing)
    guard let path = thing.path else { return }
    let half = block.range.minutes / 2
    let middle = block.range.lowerBound.adding(minutes: half >= 5 ? half / 5 * 5 : half)
    guard let middle = time ?? middle, block.range.lowerBound < middle, middle < block.range.upperBound,
      let first = TimeRange(start: block.range.lowerBound, end: middle),
      let second = TimeRange(start: middle, end: block.range.upperBound)
    else {
      throw EditRefusal(
        BlockChangeMessage.cannotBeSplit(title(of: block.item), at: shown(time ?? block.range.lowerBound)),
        help: .nameTimeBetween(shown(block.range))
      )
    }
    try refusePassingMidnight(thing, block, on: date)
    var file = try file(thing.file).settingTime(.range(first), of: path)
    let rest = PlanItem(
      .block(.range(second)),
      text: block.item.text,
      icon: block.item.icon,
      notify: block.item.notify,
      color: block.item.color
    )
    let place: PlanPath
    (file, place) = try file.inserting(block: rest, at: .after(path), keepsWords: true)
    update(thing.file, to: file)
    note(
      .split,
      BlockChangeMessage.parts(
        of: title(of: block.item),
        shown(first),
        shown(second),
        at: "\(file.path):\(file.line(of: path))",
        line: file.line(of: place)
      )
    )
  }

  /// Of a block that passes midnight only the part before it is of its day: the rest would be lost.
  private func refusePassingMidnight(_ thing: Thing, _ block: DayBlocks.Block, on date: CivilDate) throws(EditRefusal) {
    guard case .block(.range(let range)) = block.item.content, range.passesMidnight, range.end > .startOfDay else { return }
    let path = self[thing.file]?.path ?? thing.file
    throw EditRefusal(
      BlockChangeMessage.passesMidnight(title(of: block.item), shown(range), date),
      help: .splitFirst(path, rest: date.adding(days: 1))
    )
  }

  // MARK: Words

  /// Says that a block is not within the hours of the day, as `outside-day` does of a file: that may be a slip.
  private mutating func noteOutsideDay(_ range: Range<TimeOfDay>, of block: PlanItem) {
    let title = title(of: block)
    if range.lowerBound < settings.dayStarts {
      note(BlockChangeMessage.beginsBeforeDay(title, shown(settings.dayStarts)))
    } else if range.lowerBound >= settings.dayEnds {
      note(BlockChangeMessage.beginsAfterDay(title, shown(settings.dayEnds)))
    } else if range.upperBound > settings.dayEnds {
      note(BlockChangeMessage.goesOnAfterDay(title, shown(settings.dayEnds)))
    }
  }

  /// A block with the day that it is on and the time that it takes.
  private func blockOfDay(_ thing: Thing) throws(EditRefusal) -> (date: CivilDate, block: DayBlocks.Block) {
    guard let date = date(of: thing), let block = DayBlocks(on: date, in: self).written.first(where: { $0.thing == thing })
    else { throw EditRefusal(BlockChangeMessage.isNoBlockOfDay(thing.title, at: try place(of: thing))) }
    return (date, block)
  }

  private func title(of block: PlanItem) -> String { block.text.isEmpty ? TimeBlock.standardTitle : block.text }

  private func shown(_ time: TimeOfDay) -> ShownTime { ShownTime(time, settings.clock) }

  private func shown(_ range: Range<TimeOfDay>) -> ShownTimes { ShownTimes(range.lowerBound, range.upperBound, settings.clock) }

  private func shown(_ range: TimeRange) -> ShownTimes { ShownTimes(range.start, range.end, settings.clock) }

  /// How the time of a block was found that was to begin at one, or at none.
  private func found(_ start: TimeOfDay?, _ range: Range<TimeOfDay>) -> BlockChangeMessage.Slot {
    guard let start else { return .nextFree }
    return range.lowerBound == start ? .asked : .nearest(to: shown(start))
  }
}

/// What is said of a block that changes.
enum BlockChangeMessage: Message {
  /// How its time was found.
  enum Slot: Hashable, Sendable {
    case asked
    case nextFree
    case nearest(to: ShownTime)
  }

  /// What a block without a length has become shorter for: a block, or the end of the day.
  struct Shortening: Hashable, Sendable {
    var minutes: Int
    var next: String?
  }

  /// What keeps a block from being longer.
  enum Limit: Hashable, Sendable {
    case endOfDay(ShownTime)
    case block(String, begins: ShownTime)
  }

  case added(String, ShownTimes, on: CivilDate, Slot, Shortening?, at: String)
  case stays(String, ShownTimes, on: CivilDate)
  case nameAnotherTimeOrDay
  case isThere(String, ShownTimes, on: CivilDate?, at: String)
  /// `“Train” to 09:00 - 10:30, days/2026-11-20.md:7`
  case toTimes(String, ShownTimes, Slot, at: String)
  /// `“Train” from 2026-11-20 to 2026-11-21, 09:00 - 10:30, days/2026-11-21.md:7`
  case toDay(String, from: CivilDate, to: CivilDate, ShownTimes, Slot, at: String)
  case cannotBeShorter(String, ShownTimes, minutes: Int)
  case isLong(minutes: Int)
  case cannotBeLonger(String, ShownTimes, minutes: Int, Limit)
  case canBeLonger(minutes: Int)
  case moveOneFirst
  case moveEarlier
  case moveEarlierOrEndDayLater
  /// A block, and when the day starts.
  case beginsBeforeDay(String, ShownTime)
  /// A block, and when the day ends.
  case beginsAfterDay(String, ShownTime)
  case goesOnAfterDay(String, ShownTime)
  case cannotEnd(String, ShownTimes, at: ShownTime)
  case nameTimeAfter(ShownTime)
  case wouldLeaveDay(String, ShownTimes, CivilDate)
  case nameDayAndTime
  case cannotBeSplit(String, at: ShownTime)
  case nameTimeBetween(ShownTimes)
  /// `“Train” into 09:00 - 09:30 and 09:30 - 10:00, days/2026-11-20.md:7 and 8`
  case parts(of: String, ShownTimes, ShownTimes, at: String, line: Int)
  case passesMidnight(String, ShownTimes, CivilDate)
  /// With the path of its file, and the day that its rest goes to.
  case splitFirst(String, rest: CivilDate)
  case isNoBlockOfDay(String, at: String)
}
