public import Chronology
import Languages
import Outline
import Phrases
import Planner

extension EditedVault {
  /// The block that a name means: its words or their beginning, the time at which it begins, both (`Train 22:30`), or `FILE:LINE`.
  ///
  /// A block of the routine that the day shows is written into the day's file, so that it can be changed there.
  ///
  /// - Parameters:
  ///   - date: the day that it is on; by default today, else a later one.
  ///   - scope: a file or its title, or the title of a section, in which alone to look; then nothing of the routine is meant.
  ///   - command: the command for a block that has this name, where several do.
  public mutating func block(
    named name: String,
    on date: CivilDate? = nil,
    in scope: String? = nil,
    for command: (String) -> [String]? = { _ in nil }
  ) throws(EditRefusal) -> Thing {
    if scope == nil, FileLine(name) == nil || (try? TimePhrase.time(name)) != nil {
      if let thing = try blockOfDay(name, on: date ?? today, for: command) { return thing }
    }
    let parts = NameAndStart(name)
    if scope == nil, let parts, let thing = try blockOfDay(parts.name, beginning: parts.start, on: date ?? today) {
      return thing
    }
    let (first, isAnyDay) = (today, date == nil || FileLine(name) != nil)
    let days = Dictionary(files(of: .day).map { ($0.name, $0.plan.day?.date) }) { first, _ in first }
    do throws(EditRefusal) {
      return try thing(named: name, in: scope, called: .timeBlock) { thing, item in
        guard item?.type == .block, let day = days[thing.file].flatMap(\.self) else { return false }
        return isAnyDay ? FileLine(name) != nil || day >= first : day == date
      }
    } catch {
      if let parts, error.choice == nil, let thing = laterBlock(parts, on: date, in: scope) { return thing }
      guard error.choice == nil, scope == nil, FileLine(name) == nil else { throw error }
      let shown = DayBlocks(on: date ?? today, in: self)
      let names = (shown.written.map { ($0.time.start, $0.name) } + shown.routine.map { ($0.start, $0.name) })
        .sorted { $0.0 < $1.0 }.map(\.1)
      guard !names.isEmpty else { throw error }
      var refusal = error
      refusal.candidates = []
      refusal.advice = Told(BlockNameMessage.blocks(of: date ?? today, Array(names.prefix(8))))
      throw refusal
    }
  }

  /// The block of a name that begins at a time, on the day or, without one, on a later one.
  private func laterBlock(_ parts: NameAndStart, on date: CivilDate?, in scope: String?) -> Thing? {
    try? thing(named: parts.name, in: scope, called: .timeBlock) { thing, item in
      guard item?.type == .block, item?.blockTime?.start == parts.start, let day = self.date(of: thing) else { return false }
      return date.map { day == $0 } ?? (day >= today)
    }
  }

  private mutating func blockOfDay(
    _ name: String,
    beginning start: TimeOfDay? = nil,
    on date: CivilDate,
    for command: (String) -> [String]? = { _ in nil }
  ) throws(EditRefusal) -> Thing? {
    let day = DayBlocks(on: date, in: self)
    let wanted = ThingName(name)
    let titled = day.written.filter { start == nil || $0.time.start == start }
      .map { (title: $0.item.text.isEmpty ? TimeBlock.standardTitle : $0.item.text, block: $0) }
    let shown = day.routine.filter { start == nil || $0.start == start }
    let time = start == nil ? try? TimePhrase.time(name) : nil
    for level in ThingName.Level.allCases {
      // A time is meant before a title in which it is somewhere.
      if level == .words, let time {
        let (written, routine) = (day.written.filter { $0.time.start == time }, day.routine.filter { $0.start == time })
        if let block = try only(written, routine, name, on: date) { return block }
      }
      let written = titled.filter { wanted.matches($0.title, level) }.map(\.block)
      let routine = shown.filter { wanted.matches($0.name, level) }
      if let block = try only(written, routine, name, on: date, for: command) { return block }
    }
    return nil
  }

  private mutating func only(
    _ written: [DayBlocks.Block],
    _ routine: [TimeBlock],
    _ name: String,
    on date: CivilDate,
    for command: (String) -> [String]? = { _ in nil }
  ) throws(EditRefusal) -> Thing? {
    if written.count + routine.count > 1 {
      var candidates: [EditRefusal.Candidate] = []
      for block in written {
        guard let path = block.thing.path else { continue }
        let file = try opened(block.thing.file)
        candidates.append(
          EditRefusal.Candidate(
            path: file.path,
            line: file.line(of: path),
            title: "\(settings.clock.text(block.time.start)) \(block.item.text)"
          )
        )
      }
      let starts = (written.map(\.time.start) + routine.map(\.start)).sorted()
      let times = starts.map { ShownTime($0, settings.clock) }
      throw EditRefusal(
        BlockNameMessage.mayMean(name, count: written.count + routine.count, on: date, at: times),
        help: .nameByStart,
        candidates: candidates,
        commands: Set(starts).count == starts.count ? starts.compactMap { command("\(name) \($0)") } : []
      )
    }
    if let block = written.first { return block.thing }
    guard let block = routine.first else { return nil }
    return try writeRoutine(block, on: date)
  }

  /// Writes a block of the routine that a day shows into its file.
  mutating func writeRoutine(_ block: TimeBlock, on date: CivilDate) throws(EditRefusal) -> Thing {
    let items = root?.plan.vault?.routineItems(on: date) ?? []
    guard let item = items.first(where: { $0.item.text == block.title && $0.time.start == block.start })?.item else {
      throw EditRefusal(BlockNameMessage.isOfRoutine(block.name), help: .writeByHand)
    }
    var written = withoutClosedTasks(item)
    written.content = .block(ScheduleTime(block.range))
    let thing = try insert(written, on: date, keepsWords: true)
    note(.writtenFromRoutine, title: block.name, at: try place(of: thing))
    return thing
  }

  /// Says on a day that the block of the routine that it would show by this name is left out (format, *The routine*).
  mutating func leaveOut(routineBlock name: String, on date: CivilDate) throws(EditRefusal) {
    guard
      let block = DayBlocks(on: date, in: self).routine.first(where: {
        Document.name(ofTitle: $0.name) == Document.name(ofTitle: name)
      })
    else { return }
    let day = try openDay(on: date)
    let file = try file(day)
    var task = PlanItem(.task, text: name, box: .dropped)
    if case .emoji = block.icon { task.icon = block.icon }
    let (after, path) = try file.inserting(task, at: file.endOfDayTasks)
    update(day, to: after)
    note(BlockNameMessage.isLeftOut(on: date, name, at: "\(after.path):\(after.line(of: path))"))
  }

  /// A block without the tasks that their projects say are done or dropped.
  func withoutClosedTasks(_ block: PlanItem) -> PlanItem {
    var block = block
    block.children = block.children.compactMap { element in
      guard let item = element.item else { return element }
      if let title = item.task.project, item.box != nil,
        let task = project(titled: title)?.plan.content.tasks.first(where: { $0.isCalled(like: item) }), task.type == .task,
        task.box == .done || task.box == .dropped
      {
        return nil
      }
      return .item(withoutClosedTasks(item))
    }
    return block
  }

  /// Puts a block among those of a day, in the order of time; the day's file is made where there is none.
  ///
  /// - Parameter keepsWords: as that of `inserting(block:at:keepsWords:)`.
  mutating func insert(_ block: PlanItem, on date: CivilDate, keepsWords: Bool) throws(EditRefusal) -> Thing {
    let name = try openDay(on: date)
    let file = try file(name)
    let start = block.blockTime?.start ?? .startOfDay
    let position = DayBlocks(on: date, in: self).position(of: start, in: file, named: name)
    let (after, path) = try file.inserting(block: block, at: position, keepsWords: keepsWords)
    update(name, to: after)
    return Thing(file: name, path: path, title: block.text)
  }
}

/// The name of a block and the time at which it begins, as they are typed together: `Train 22:30`.
struct NameAndStart {
  let name: String
  let start: TimeOfDay

  init?(_ text: String) {
    guard let space = text.lastIndex(of: " "),
      let start = try? TimePhrase.time(String(text[text.index(after: space)...]))
    else { return nil }
    var words = text[..<space].split(separator: " ")
    if words.count > 1, words.last == "at" { words.removeLast() }
    guard !words.isEmpty else { return nil }
    (name, self.start) = (words.joined(separator: " "), start)
  }
}

/// What is said of a block by its name.
enum BlockNameMessage: Message {
  case blocks(of: CivilDate, [String])
  case mayMean(String, count: Int, on: CivilDate, at: [ShownTime])
  case nameByStart
  case isOfRoutine(String)
  case writeByHand
  /// A block of the routine is not to be shown on a day.
  case isLeftOut(on: CivilDate, String, at: String)
}
