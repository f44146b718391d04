import Chronology
import Planner

/// The days of a vault with their blocks: those of their files, and those of the routine.
struct CalendarDays {
  /// A block of a file.
  struct Block {
    var block: TimeBlock
    /// What tells it apart from others of its name, if somebody wrote so.
    var id: String?
    /// Its tasks and its notes.
    var description: String
    /// Whether it is to be in the calendar.
    var isChosen: Bool
  }

  /// What the files of a day say.
  struct Day {
    var blocks: [Block] = []
    var leftOut: [String] = []
  }

  let today: CivilDate
  let routine: Routine
  /// The days that have a file.
  private(set) var written: [CivilDate: Day] = [:]
  /// The days that are looked at one by one: so many from today on, and all later ones that have a file, rising.
  let ahead: [CivilDate]

  init(_ vault: CalendarVault) {
    today = vault.today
    routine = vault.files.lazy.compactMap(\.plan?.vault).first?.routine ?? Routine([], weekStart: vault.settings.weekStarts)
    let last = today.adding(days: CalendarItems.daysAhead)
    let later = Set(vault.files.compactMap { $0.day?.date }.filter { $0 > last }).sorted()
    ahead = (DateRange(first: today, last: last).map { Array($0.days) } ?? []) + later
    var items: [CivilDate: [(block: CalendarDay.Block, isChosen: Bool)]] = [:]
    for file in vault.files {
      guard let day = file.day, let date = day.date else { continue }
      written[date, default: Day()].leftOut += day.leftOut
      if !day.blocks.isEmpty { items[date, default: []] += day.blocks.map { ($0, file.isChosen) } }
    }
    // The blocks of all files of a day cut each other short as those of one file do.
    for (date, found) in items {
      let ends = BlockTime.ends(of: found.map(\.block.time), defaultMinutes: vault.settings.defaultBlock)
      let blocks = zip(found, ends).map { found, end in
        var block = found.block.block
        block.end = end
        return Block(block: block, id: found.block.id, description: found.block.description, isChosen: found.isChosen)
      }
      written[date]?.blocks = blocks.enumerated().sorted {
        ($0.element.block.start, $0.offset) < ($1.element.block.start, $1.offset)
      }
      .map(\.element)
    }
  }

  /// Whether a day is one of those that are looked at one by one.
  func isAhead(_ date: CivilDate) -> Bool {
    date >= today && (date <= today.adding(days: CalendarItems.daysAhead) || written[date] != nil)
  }

  /// The blocks of the routine that a day shows.
  func shown(on date: CivilDate) -> [Routine.Shown] {
    let day = written[date]
    return routine.shown(
      on: date,
      besides: day?.blocks.map(\.block),
      leftOut: day?.leftOut ?? [],
      isPast: date < today
    )
  }

  /// All blocks that a day shows.
  func blocks(on date: CivilDate) -> [TimeBlock] {
    (written[date]?.blocks.map(\.block) ?? []) + shown(on: date).map(\.block)
  }
}
