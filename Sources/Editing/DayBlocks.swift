import Chronology
import Languages
import Outline
import Planner

/// The time blocks of a day as they stand in its files, and what is free between them.
struct DayBlocks {
  struct Block {
    var thing: Thing
    var item: PlanItem
    var time: BlockTime
    /// From its start to its end, written or not.
    var range: Range<TimeOfDay>

    /// Its words, or what stands for them.
    var name: String { item.text.isEmpty ? TimeBlock.standardTitle : item.text }
  }

  let date: CivilDate
  /// By their starts.
  let written: [Block]
  /// The blocks of the routine that the day shows and no file holds.
  let routine: [TimeBlock]
  /// Where the block is that is about to leave its place; nil for one of another day, and where none is.
  let own: Range<TimeOfDay>?
  let settings: Settings

  /// - Parameter moved: a block that is about to leave its place: the others are as if it were not there.
  init(on date: CivilDate, in vault: EditedVault, without moved: Thing? = nil) {
    self.date = date
    settings = vault.settings
    let all = vault.files(of: .day).filter { $0.plan.day?.date == date }.flatMap { file in
      file.plan.content.itemPaths.compactMap { path -> Block? in
        guard path.elements.count == 1, let item = file.plan.content[path], let time = item.blockTime else { return nil }
        let thing = Thing(file: file.name, path: path, title: item.text)
        return Block(thing: thing, item: item, time: time, range: time.start..<time.start)
      }
    }
    let defaultMinutes = vault.settings.defaultBlock
    written = DayBlocks.ended(all.filter { $0.thing != moved }, defaultMinutes)
    let everyBlock = DayBlocks.ended(all, defaultMinutes)
    own = moved.flatMap { moved in everyBlock.first { $0.thing == moved }?.range }
    let blocks = everyBlock.compactMap { TimeBlock($0.item, end: $0.range.upperBound) }
    // A block keeps the routine's block of its name from being shown on the day that it goes to as well.
    let name = moved.flatMap { vault.item(of: $0) }.flatMap { TimeBlock($0, end: .endOfDay) }
      .map { Document.name(ofTitle: $0.name) }
    let days = vault.files(of: .day).compactMap(\.plan.day).filter { $0.date == date }
    let shown = vault.root?.plan.vault?.routine.blocks(
      on: date,
      besides: days.isEmpty ? nil : blocks,
      leftOut: days.flatMap(\.leftOut),
      isPast: date < vault.today
    )
    routine = (shown ?? []).filter { Document.name(ofTitle: $0.name) != name }
  }

  private static func ended(_ blocks: [Block], _ defaultMinutes: Int) -> [Block] {
    let ends = BlockTime.ends(of: blocks.map(\.time), defaultMinutes: defaultMinutes)
    let ended = zip(blocks, ends).map { block, end in
      var block = block
      block.range = block.time.start..<max(block.time.start, end)
      return block
    }
    return ended.enumerated().sorted { left, right in
      (left.element.time.start, left.offset) < (right.element.time.start, right.offset)
    }.map(\.element)
  }

  /// The free slot of a length that is nearest to a time; refused where there is none.
  ///
  /// - Parameter earliest: before it nothing is looked for.
  func slot(
    nearestTo start: TimeOfDay,
    minutes: Int,
    from earliest: TimeOfDay
  ) throws(EditRefusal) -> Range<TimeOfDay> {
    let hours = min(max(settings.dayStarts, earliest), settings.dayEnds)..<settings.dayEnds
    let free = FreeTime(in: hours, besides: written.map(\.range) + routine.map(\.range))
    if let slot = free.slot(nearestTo: start, minutes: minutes) { return slot }
    let longest = free.stretches.max { $0.minutes < $1.minutes }
    throw EditRefusal(
      BlockFitMessage.noFreeSlot(minutes: minutes, on: date),
      help: longest.map { .longestIs(minutes: $0.minutes, shown($0)) } ?? .nameAnotherDay
    )
  }

  /// `45m`, `2h`, `1h30m`, as it may be typed.
  static func length(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hours > 0 ? "\(hours)h" : "") + (rest > 0 || hours == 0 ? "\(rest)m" : "")
  }

  /// Where a block that begins at a time goes in a file of the day: after the one that begins before it, or together with it.
  func position(of start: TimeOfDay, in file: EditableFile, named name: String) -> ItemPosition {
    let here = written.filter { $0.thing.file == name }
    let earlier = here.last { $0.time.start <= start }
    if let path = earlier?.thing.path { return .after(path) }
    if let path = here.first?.thing.path { return .before(path) }
    let introduction = PlanPath(section: 0)
    let first = file.content.introduction.elements.firstIndex { $0.item?.type.standsInList ?? false }
    return first.map { .before(introduction.child(at: $0)) } ?? .end(of: introduction)
  }

  /// Whether a block of a file stands between one that begins before it and one that begins after it.
  static func isInOrder(_ path: PlanPath, in content: PlanContent) -> Bool {
    let blocks = content.itemPaths.filter { $0.elements.count == 1 && content[$0]?.blockTime != nil }
    guard let place = blocks.firstIndex(of: path) else { return true }
    let starts = blocks.compactMap { content[$0]?.blockTime?.start }
    return (place == 0 || starts[place - 1] <= starts[place])
      && (place + 1 == starts.count || starts[place] <= starts[place + 1])
  }
}

extension Range<TimeOfDay> {
  var minutes: Int { upperBound.minutes - lowerBound.minutes }
}

extension ScheduleTime {
  /// A block with its end.
  init(_ range: Range<TimeOfDay>) { self.init(from: range.lowerBound, to: range.upperBound) }
}
