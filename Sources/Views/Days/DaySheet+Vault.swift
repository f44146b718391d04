package import Chronology
import Diagnostics
package import Outline
package import Planner
package import Vault

extension DaySheet {
  /// What a vault says of a day.
  package init(of date: CivilDate, in plans: VaultPlans, _ looks: ProjectLooks, today: CivilDate, now: Moment) {
    let days = VaultDays(plans, looks, today: today, now: now)
    self.init(of: date, days.files(on: date), in: days)
  }

  /// The same for one day of many.
  ///
  /// - Parameters:
  ///   - found: the files of the day, which need not be among those that the vault holds in memory.
  ///   - isOfPage: whether only a page is made of it. That tells by the files what else they say, and not on which lines.
  package init(of date: CivilDate, _ found: [DayFile], in vault: VaultDays, isOfPage: Bool = false) {
    let (settings, looks) = (vault.settings, vault.looks)
    self.init(
      date: date,
      today: vault.today,
      now: vault.now,
      clock: settings.clock,
      range: settings.dayStarts..<settings.dayEnds
    )
    if found.isEmpty { missingFile = vault.plans.path(ofNewDay: date) }
    hasVault = vault.plans.root != nil
    unclaimed = vault.unclaimed(on: date).map { note in
      let setting = hasVault ? DayFolders.setting(adding: note.name, to: settings.folders.days) : nil
      return UnclaimedNote(path: note.path, setting: setting)
    }
    files = found.map(\.record.path)
    let leftOut = found.flatMap(\.value.leftOut)
    let due = leftOut.isEmpty ? [] : vault.routine?.blocks(on: date, besides: nil, isPast: false) ?? []
    let names = Set(due.map { Document.name(ofTitle: $0.name) })
    for day in found { read(day, routine: names, isOfPage: isOfPage) }
    problems = found.flatMap { DaySheet.problemsOfMidnight(in: $0.value, settings.clock) }
    blocks = DaySheet.written(in: found, defaultMinutes: settings.defaultBlock, isOfPage: isOfPage)
    let shown = vault.routine?.blocks(
      on: date,
      besides: found.isEmpty ? nil : blocks.map(\.block),
      leftOut: leftOut,
      isPast: isPast
    )
    blocks += (shown ?? []).map { looks.withoutClosedTasks($0) }.map { Block(block: $0, look: looks.look(of: $0)) }
    sortBlocks()
    for index in blocks.indices {
      if blocks[index].block.isRoutine, !isOfPage {
        blocks[index].routinePlace = vault.routinePlace(of: blocks[index].block)
      }
      looks.settle(&blocks[index].block)
      blocks[index].look = looks.look(ofSettled: blocks[index].block)
    }
    addTimed(vault.timed.items(on: date))
    settle()
  }

  /// The kinds of files that `view` asks for.
  package static let kinds: Set<DocumentKind> = [.project, .page]

  /// The first day of which `view` asks for the file: what is due on a day may be written in one before it.
  package static func firstDay(of dates: DateRange, today: CivilDate) -> CivilDate {
    showsDue(on: dates, today: today) ? TaskSurvey.firstDay(before: today) : dates.first
  }

  /// Some days: one by itself, with what is due on it, or a week.
  package static func view(of dates: DateRange, in plans: VaultPlans, today: CivilDate, now: Moment) -> any View {
    let looks = ProjectLooks(plans.projects)
    let sheets = dates.days.map { date in
      var sheet = DaySheet(of: date, in: plans, looks, today: today, now: now)
      if showsDue(on: dates, today: today) { sheet.addDue(in: plans) }
      return sheet
    }
    return dates.count > 1 ? WeekView(sheets) : DayView(sheets[0])
  }

  private static func showsDue(on dates: DateRange, today: CivilDate) -> Bool { dates.count == 1 && today <= dates.first }

  /// Puts the blocks in the order of their starts; those of one start stay as they are. A block is large to move, and most days are
  /// written in that order.
  private mutating func sortBlocks() {
    guard zip(blocks.indices, blocks.indices.dropFirst()).contains(where: { blocks[$1].block.start < blocks[$0].block.start })
    else { return }
    let order = blocks.indices.sorted { (blocks[$0].block.start, $0) < (blocks[$1].block.start, $1) }
    blocks = order.map { blocks[$0] }
  }

  /// What a block tells already, or a task of one, is told once.
  private mutating func addTimed(_ items: [TimedItem]) {
    let assigned = items.contains(where: \.isOfProject) ? TimedItem.Assignments(of: blocks.lazy.map(\.block)) : nil
    for item in items {
      if let copy = blocks.firstIndex(where: { item.isCopied(by: $0.block) }) {
        if item.isRecurring { blocks[copy].recurring = item }
      } else if !(assigned?.contains(item) ?? false) {
        timed.append(item)
      }
    }
  }

  /// Takes from a file what is no block. A line that leaves a block of the routine out of the day is no task.
  ///
  /// - Parameter routine: the names of the routine blocks that are due.
  private mutating func read(_ day: DayFile, routine: Set<String>, isOfPage: Bool) {
    for task in day.value.tasks where task.box != .dropped || !routine.contains(Document.name(ofTitle: task.text)) {
      tasks.append(
        Task(
          title: task.text,
          box: task.box ?? .open,
          project: task.task.project,
          due: task.task.due,
          priority: task.task.priority,
          place: isOfPage ? nil : day.place(of: task),
          notes: isOfPage ? [] : [Note](task.notes, task.children)
        )
      )
    }
    icon = icon ?? day.value.icon
    if words.isEmpty { words = DayName.words(besides: date, in: day.value.title) }
    guard !isOfPage else { return }
    let texts = day.value.introduction.elements.compactMap(\.item).filter { $0.type == .text }
    var written = day.value.content.notes { $0.type == .block || $0.isTask }
    if introduction == nil, let first = texts.first?.text {
      introduction = first
      if let place = written.firstIndex(of: Note(first)) { written.remove(at: place) }
    }
    notes += written
  }

  /// The blocks that pass midnight, which are shown to its end alone.
  private static func problemsOfMidnight(in day: AnchorDay, _ clock: ClockStyle) -> [DayProblem] {
    day.blockItems.compactMap { item in
      guard case .block(.range(let range)) = item.content, range.passesMidnight, range.end > .startOfDay else { return nil }
      let name = DayWords.title(item.text.isEmpty ? TimeBlock.standardTitle : item.text)
      return .passesMidnight(NamedBlock(name, range.start, range.end, clock))
    }
  }

  /// The blocks of all files of a day. They cut each other short as those of one file do.
  private static func written(in days: [DayFile], defaultMinutes: Int, isOfPage: Bool) -> [Block] {
    // An item is large to copy: it stays where it is.
    let items = days.map(\.value.blockItems)
    var (found, times): ([(day: Int, item: Int)], [BlockTime]) = ([], [])
    for day in items.indices {
      for item in items[day].indices {
        guard case .block(let time) = items[day][item].content else { continue }
        found.append((day, item))
        times.append(BlockTime(time))
      }
    }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    return zip(found, ends).compactMap { found, end -> Block? in
      let item = items[found.day][found.item]
      guard let block = TimeBlock(item, end: end) else { return nil }
      var written = Block(block: block, look: BlockLook(of: block) { _ in nil }, isTask: item.box != nil, item: item)
      guard !isOfPage else { return written }
      let day = days[found.day]
      written.place = day.place(of: item)
      written.taskPlaces = item.assignedTasks.compactMap(day.place(of:))
      return written
    }
  }

  /// Says what follows from the blocks: the range, what is free, what overlaps, and what is wrong.
  private mutating func settle() {
    let ranges = blocks.map(\.block.range)
    let start = (ranges.map(\.lowerBound) + timed.map(\.start) + [range.lowerBound]).min() ?? range.lowerBound
    let end = (ranges.map(\.upperBound) + timed.map(\.start) + [range.upperBound]).max() ?? range.upperBound
    free = FreeTime(in: range, besides: ranges).stretches
    // Most days have nothing outside of these hours.
    outside = start..<end == range ? [] : FreeTime(in: start..<end, besides: ranges + [range]).stretches
    range = start..<end
    if files.count > 1 { problems.append(.severalFiles(files.map { ControlCharacters.escaping($0) })) }
    // The names of the blocks so far that had the task of their name, which is done.
    var done: Set<String> = []
    for index in blocks.indices {
      if blocks[index].block.tasks.isEmpty {
        if !done.isEmpty { blocks[index].isDoneEarlier = done.contains(Document.key(ofTitle: blocks[index].block.name)) }
      } else if blocks[index].block.tasks.contains(where: { $0.box == .done }) {
        let name = Document.key(ofTitle: blocks[index].block.name)
        let hasOwn = blocks[index].block.tasks.contains { $0.box == .done && Document.key(ofTitle: $0.title) == name }
        if hasOwn { done.insert(name) }
      }
    }
    for overlap in BlockOverlap.all(in: ranges) {
      let (earlier, later) = (blocks[overlap.earlier].block, blocks[overlap.later].block)
      blocks[overlap.later].overlapped = earlier.name
      // Blocks of the routine may overlap each other (format, *The routine*), and they overlap no others.
      if earlier.isRoutine, later.isRoutine { continue }
      problems.append(.overlap(earlier: DaySheet.named(earlier, clock), later: DaySheet.named(later, clock)))
    }
  }

  private static func named(_ block: TimeBlock, _ clock: ClockStyle) -> NamedBlock {
    NamedBlock(DayWords.title(block.name), block.start, block.end, clock)
  }
}

extension DayFile {
  /// The line on which an item of the file begins.
  fileprivate func place(of item: PlanItem) -> DaySheet.Place? {
    record.line(of: item).map { DaySheet.Place(path: record.path, line: $0) }
  }
}
