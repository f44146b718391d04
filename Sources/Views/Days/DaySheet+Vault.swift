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
  package init(of date: CivilDate, _ found: [DayFile], in vault: VaultDays) {
    let (plans, looks) = (vault.plans, vault.looks)
    let settings = plans.settings
    self.init(
      date: date,
      today: vault.today,
      now: vault.now,
      clock: settings.clock,
      range: settings.dayStarts..<settings.dayEnds
    )
    missingFile = plans.path(ofNewDay: date)
    hasVault = plans.root != nil
    unclaimed = vault.unclaimed(on: date).map { note in
      let setting = hasVault ? DayFolders.setting(adding: note.name, to: settings.folders.days) : nil
      return UnclaimedNote(path: note.path, setting: setting)
    }
    files = found.map(\.record.path)
    let leftOut = found.flatMap(\.value.leftOut)
    let due = leftOut.isEmpty ? [] : vault.routine?.blocks(on: date, besides: nil, isPast: false) ?? []
    let names = Set(due.map { Document.name(ofTitle: $0.name) })
    for day in found { read(day, routine: names) }
    problems = found.flatMap { DaySheet.problemsOfMidnight(in: $0.value, settings.clock) }
    blocks = DaySheet.written(in: found, defaultMinutes: settings.defaultBlock)
    let shown = vault.routine?.blocks(
      on: date,
      besides: found.isEmpty ? nil : blocks.map(\.block),
      leftOut: leftOut,
      isPast: isPast
    )
    blocks += (shown ?? []).map { looks.withoutClosedTasks($0) }.map { Block(block: $0, look: looks.look(of: $0)) }
    blocks = blocks.enumerated().sorted { ($0.element.block.start, $0.offset) < ($1.element.block.start, $1.offset) }
      .map(\.element)
    for index in blocks.indices {
      if blocks[index].block.isRoutine { blocks[index].routinePlace = vault.routinePlace(of: blocks[index].block) }
      blocks[index].block = looks.settled(blocks[index].block)
      blocks[index].look = looks.look(of: blocks[index].block)
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
  private mutating func read(_ day: DayFile, routine: Set<String>) {
    for task in day.value.tasks where task.box != .dropped || !routine.contains(Document.name(ofTitle: task.text)) {
      tasks.append(
        Task(
          title: task.text,
          box: task.box ?? .open,
          project: task.task.project,
          due: task.task.due,
          priority: task.task.priority,
          place: day.place(of: task),
          notes: [Note](task.notes, task.children)
        )
      )
    }
    icon = icon ?? day.value.icon
    if words.isEmpty { words = DaySheet.words(ofTitle: day.value.title, on: date) }
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

  /// What a title says besides the day and its weekday.
  private static func words(ofTitle title: String, on date: CivilDate) -> String {
    guard let found = CivilDate.first(in: title) else {
      return DayName.isAll(of: title, on: date) ? "" : DayWords.title(title)
    }
    let bytes = Array(title.utf8)
    let rest = String(decoding: bytes[..<found.range.lowerBound] + bytes[found.range.upperBound...], as: UTF8.self)
    let words = rest.split(whereSeparator: \.isWhitespace).filter { word in
      let name = String(word.filter(\.isLetter))
      return Weekday(name: name) == nil && word.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
    }
    return DayWords.title(words.joined(separator: " "))
  }

  /// The blocks of all files of a day. They cut each other short as those of one file do.
  private static func written(in days: [DayFile], defaultMinutes: Int) -> [Block] {
    var found: [(item: PlanItem, time: BlockTime, place: Place?, taskPlaces: [Place])] = []
    for day in days {
      for item in day.value.blockItems {
        guard case .block(let time) = item.content else { continue }
        found.append((item, BlockTime(time), day.place(of: item), item.assignedTasks.compactMap(day.place(of:))))
      }
    }
    let ends = BlockTime.ends(of: found.map(\.time), defaultMinutes: defaultMinutes)
    return zip(found, ends).compactMap { found, end in
      guard let block = TimeBlock(found.item, end: end) else { return nil }
      return Block(
        block: block,
        look: BlockLook(of: block) { _ in nil },
        isTask: found.item.box != nil,
        place: found.place,
        taskPlaces: found.taskPlaces
      )
    }
  }

  /// Says what follows from the blocks: the range, what is free, what overlaps, and what is wrong.
  private mutating func settle() {
    let ranges = blocks.map(\.block.range)
    let start = (ranges.map(\.lowerBound) + timed.map(\.start) + [range.lowerBound]).min() ?? range.lowerBound
    let end = (ranges.map(\.upperBound) + timed.map(\.start) + [range.upperBound]).max() ?? range.upperBound
    free = FreeTime(in: range, besides: ranges).stretches
    outside = FreeTime(in: start..<end, besides: ranges + [range]).stretches
    range = start..<end
    if files.count > 1 { problems.append(.severalFiles(files.map { ControlCharacters.escaping($0) })) }
    for index in blocks.indices where blocks[index].block.tasks.isEmpty {
      let name = Document.key(ofTitle: blocks[index].block.name)
      blocks[index].isDoneEarlier = blocks[..<index].contains { earlier in
        Document.key(ofTitle: earlier.block.name) == name
          && earlier.block.tasks.contains { $0.box == .done && Document.key(ofTitle: $0.title) == name }
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
