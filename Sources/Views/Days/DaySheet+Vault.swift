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
    let due: Set<String> = leftOut.isEmpty ? [] : vault.routine?.dueNames(on: date) ?? []
    for day in found { read(day, routine: due, isOfPage: isOfPage) }
    let items = found.map(\.value.blockItems)
    problems = items.flatMap { DaySheet.problemsOfMidnight(of: $0, settings.clock) }
    blocks = DaySheet.written(items, in: found, looks, defaultMinutes: settings.defaultBlock, isOfPage: isOfPage)
    let shown = vault.routine?.blocks(
      on: date,
      besides: found.isEmpty ? nil : blocks.map(\.block),
      leftOut: leftOut,
      isPast: isPast
    )
    blocks += (shown ?? []).map { shown in
      var block = looks.withoutClosedTasks(shown)
      looks.settle(&block)
      let place = isOfPage ? nil : vault.routinePlace(of: block)
      return Block(block: block, look: looks.look(ofSettled: block), routinePlace: place)
    }
    sortBlocks()
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
    let items = day.value.tasks
    tasks.reserveCapacity(tasks.count + items.count)
    for task in items where task.box != .dropped || !routine.contains(Document.name(ofTitle: task.text)) {
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
    if words.isEmpty {
      title = DayName.markdown(besides: date, in: day.value.title)
      words = DayWords.title(title)
    }
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
  private static func problemsOfMidnight(of blocks: [PlanItem], _ clock: ClockStyle) -> [DayProblem] {
    blocks.compactMap { item in
      guard case .block(.range(let range)) = item.content, range.passesMidnight, range.end > .startOfDay else { return nil }
      let name = item.text.isEmpty ? TimeBlock.standardTitle : item.text
      return .passesMidnight(NamedBlock(written: name, range.start, range.end, clock))
    }
  }

  /// The blocks of all files of a day. They cut each other short as those of one file do.
  ///
  /// - Parameter items: those of each of its files.
  private static func written(
    _ items: [[PlanItem]],
    in days: [DayFile],
    _ looks: ProjectLooks,
    defaultMinutes: Int,
    isOfPage: Bool
  ) -> [Block] {
    // An item is large to copy: it stays where it is.
    var (found, times): ([(day: Int, item: Int)], [BlockTime]) = ([], [])
    for day in items.indices {
      for item in items[day].indices {
        guard case .block(let time) = items[day][item].content else { continue }
        found.append((day, item))
        times.append(BlockTime(time))
      }
    }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    // So is a block: it is made where it will be.
    var blocks: [Block] = []
    blocks.reserveCapacity(found.count)
    for (found, end) in zip(found, ends) {
      let item = items[found.day][found.item]
      guard var block = TimeBlock(item, end: end) else { continue }
      looks.settle(&block)
      blocks.append(Block(block: block, look: looks.look(ofSettled: block), isTask: item.box != nil, item: item))
      if isOfPage { continue }
      let day = days[found.day]
      blocks[blocks.count - 1].place = day.place(of: item)
      blocks[blocks.count - 1].taskPlaces = item.assignedTasks.compactMap(day.place(of:))
    }
    return blocks
  }

  /// Says what follows from the blocks: the range, what is free, what overlaps, and what is wrong.
  private mutating func settle() {
    let ranges = blocks.map(\.block.range)
    var (start, end) = (range.lowerBound, range.upperBound)
    for block in ranges { (start, end) = (min(start, block.lowerBound), max(end, block.upperBound)) }
    for index in timed.indices { (start, end) = (min(start, timed[index].start), max(end, timed[index].start)) }
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
    NamedBlock(written: block.name, block.start, block.end, clock)
  }
}

extension DayFile {
  /// The line on which an item of the file begins.
  fileprivate func place(of item: PlanItem) -> DaySheet.Place? {
    record.line(of: item).map { DaySheet.Place(path: record.path, line: $0) }
  }
}
