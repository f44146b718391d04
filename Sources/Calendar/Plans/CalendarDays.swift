import Chronology
import Planner

/// The days of a vault with their blocks: those of their files, and those of the routine.
struct CalendarDays {
  /// A block of a file, where it ends among all those of its day.
  struct Block {
    fileprivate var file: Int
    /// Its place among those of its file.
    fileprivate var place: Int
    /// When its file says that it is.
    fileprivate var time: BlockTime
    fileprivate var end: TimeOfDay
  }

  /// What the files of a day say.
  struct Day {
    /// By start.
    var blocks: [Block] = []
    var leftOut: [String] = []
  }

  let today: CivilDate
  let routine: Routine
  private let files: [CalendarVault.File]
  /// How long a block lasts that has no end.
  private let defaultMinutes: Int
  /// The files of each day that has some, by their places among all files.
  private var written: [CivilDate: [Int]] = [:]
  /// The days that are looked at one by one: so many from today on, and all later ones that have a file, rising.
  let ahead: [CivilDate]

  init(_ vault: CalendarVault) {
    (today, files, defaultMinutes) = (vault.today, vault.files, vault.settings.defaultBlock)
    let root = vault.files.lazy.compactMap(\.plan?.vault).first
    routine = root?.routine(naming: { CalendarWords.name($0) }) ?? Routine([], weekStart: vault.settings.weekStarts)
    let last = today.adding(days: CalendarItems.daysAhead)
    let later = Set(vault.files.compactMap { $0.day?.date }.filter { $0 > last }).sorted()
    ahead = (DateRange(first: today, last: last).map { Array($0.days) } ?? []) + later
    for (place, file) in files.enumerated() {
      if let date = file.day?.date { written[date, default: []].append(place) }
    }
  }

  /// The days that have a file, rising.
  var dates: [CivilDate] { written.keys.sorted() }

  /// The files of a day, by their places among all files.
  func files(on date: CivilDate) -> [Int] { written[date] ?? [] }

  /// What the files of a day say; nil for a day without one. It is put together each time, on the thread that asks.
  func day(on date: CivilDate) -> Day? {
    guard let places = written[date] else { return nil }
    var day = Day()
    for file in places {
      guard let own = files[file].day else { continue }
      day.leftOut += own.leftOut
      day.blocks += own.blocks.indices.map { Block(file: file, place: $0, time: own.blocks[$0].time, end: .endOfDay) }
    }
    guard !day.blocks.isEmpty else { return day }
    // The blocks of all files of a day cut each other short as those of one file do.
    let times = day.blocks.map { $0.time }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    day.blocks = day.blocks.indices.sorted { (times[$0].start, $0) < (times[$1].start, $1) }.map { place in
      var block = day.blocks[place]
      block.end = ends[place]
      return block
    }
    return day
  }

  /// What a file says of a block, with its end, and whether it is to be in the calendar.
  func found(_ block: Block) -> (block: CalendarDay.Block, isChosen: Bool) {
    guard let day = files[block.file].day else { preconditionFailure("only files of days have blocks") }
    var found = day.blocks[block.place]
    found.block.end = block.end
    return (found, files[block.file].isChosen)
  }

  /// Whether a day is one of those that are looked at one by one.
  func isAhead(_ date: CivilDate) -> Bool {
    date >= today && (date <= today.adding(days: CalendarItems.daysAhead) || written[date] != nil)
  }

  /// The blocks of the routine that a day shows.
  func shown(on date: CivilDate) -> [Routine.Shown] {
    let day = day(on: date)
    return routine.shown(
      on: date,
      besides: day.map { blocks(of: $0) },
      leftOut: day?.leftOut ?? [],
      isPast: date < today
    )
  }

  /// The same for each of the days that are looked at one by one.
  func shownAhead() -> [[Routine.Shown]] {
    // Without a file, what a day shows depends on what is due, which on most days is what was due on another.
    var known: [(due: [Int], shown: [Routine.Shown])] = []
    let schedules = (0..<routine.count).map { routine.schedule($0) }
    return ahead.map { date -> [Routine.Shown] in
      guard routine.count > 0 else { return [] }
      guard written[date] == nil else { return shown(on: date) }
      let due = schedules.indices.filter { schedules[$0]?.isDue(on: date) ?? true }
      if let same = known.first(where: { $0.due == due }) { return same.shown }
      let made = shown(on: date)
      known.append((due, made))
      return made
    }
  }

  /// The blocks that the files of a day say.
  func blocks(on date: CivilDate) -> [TimeBlock] { day(on: date).map { blocks(of: $0) } ?? [] }

  private func blocks(of day: Day) -> [TimeBlock] { day.blocks.map { found($0).block.block } }
}
