public import Chronology
import Languages
import Outline
public import Planner
import Reading
import Vault

/// A file that begins a day.
public struct NewDay: Sendable {
  /// The path from the root of the vault.
  public var name: String
  public var text: String
  /// The blocks of the routine that are due and overlap others of it, so that they are not in the file.
  public var leftOut: [PlanItem]
}

extension EditedVault {
  /// A file for a day that has none, with the blocks of the routine that are due. Of two that overlap, the one that begins first
  /// is written.
  public func newDay(on date: CivilDate) throws(EditRefusal) -> NewDay {
    if let file = dayFile(on: date) {
      throw EditRefusal(DayFileMessage.isThere(file.path, of: date), help: .changeItOrNameAnother)
    }
    let due = root?.plan.vault?.routineItems(on: date) ?? []
    let ends = BlockTime.ends(of: due.map(\.time), defaultMinutes: settings.defaultBlock)
    var taken: [Range<TimeOfDay>] = []
    var (written, leftOut): ([PlanItem], [PlanItem]) = ([], [])
    for ((item, time), end) in zip(due, ends) {
      let range = time.start..<max(time.start, end)
      if taken.contains(where: { $0.overlaps(range) }) {
        leftOut.append(item)
      } else {
        taken.append(range)
        var block = withoutClosedTasks(item)
        block.content = .block(ScheduleTime(range))
        written.append(block)
      }
    }
    return NewDay(name: nameOfNewDay(date), text: text(ofDay: date, holding: written), leftOut: leftOut)
  }

  /// The file of a day; of two the first.
  func dayFile(on date: CivilDate) -> File? { files(of: .day).first { $0.plan.day?.date == date } }

  /// The name of the file of a day, which is made where there is none. It then has a title and nothing else: views show the
  /// routine on such a day, and it is written only for who asks for a new day (format, *The routine*).
  mutating func openDay(on date: CivilDate) throws(EditRefusal) -> String {
    if let file = dayFile(on: date) { return file.name }
    let name = nameOfNewDay(date)
    if let other = self[name] {
      throw EditRefusal(
        DayFileMessage.isTaken(other.path, of: date, other.plan.kind),
        help: .giveOtherNameOrKind
      )
    }
    create(name, text(ofDay: date, holding: []))
    return name
  }

  /// Beside the other days that are called by their dates, else in the folder of the days.
  func nameOfNewDay(_ date: CivilDate) -> String {
    let like = files(of: .day).last { file in
      file.plan.day?.date.map { file.name == "\($0).md" || file.name.hasSuffix("/\($0).md") } ?? false
    }
    if let like { return like.name.dropLast("\(date).md".count) + "\(date).md" }
    return FileSystem.path(of: "\(date).md", in: settings.folders.folder(forNew: .day))
  }

  private func text(ofDay date: CivilDate, holding items: [PlanItem]) -> String {
    let introduction = PlanSection(title: "", elements: items.map { .item($0) })
    let content = PlanContent(title: "\(date) \(date.weekday.title)", introduction: introduction)
    let kind = settings.folders.kind(ofFileNamed: nameOfNewDay(date))
    return Plan.day(AnchorDay(content: content)).markdown(kindByFolder: kind)
  }
}

extension VaultPlan {
  /// The blocks of the routine that are due on a day, as blocks of that day, by their starts.
  func routineItems(on date: CivilDate) -> [(item: PlanItem, time: BlockTime)] {
    let due = content.topItems.compactMap { item -> (item: PlanItem, time: BlockTime)? in
      guard case .routine(let routine) = item.content,
        routine.rule?.schedule(weekStart: settings.weekStarts, earliestEntry: nil).isDue(on: date) ?? true
      else { return nil }
      var block = item.reopened
      block.number = nil
      let time = BlockTime(routine.time)
      block.content = .block(ScheduleTime(from: time.start, to: time.end))
      return (block, time)
    }
    return due.enumerated().sorted { left, right in
      (left.element.time.start, left.offset) < (right.element.time.start, right.offset)
    }.map(\.element)
  }
}

extension PlanItem {
  /// When it is, if it is a block of a day.
  var blockTime: BlockTime? {
    if case .block(let time) = content { BlockTime(time) } else { nil }
  }

  /// The item with no box ticked, on it or below it.
  fileprivate var reopened: PlanItem {
    var item = self
    if item.box != nil { item.box = .open }
    item.task.done = nil
    item.children = children.map { element in element.item.map { .item($0.reopened) } ?? element }
    return item
  }
}

extension ScheduleTime {
  /// As a block is written on one day; without an end, or one that is its start, by its start alone.
  init(from start: TimeOfDay, to end: TimeOfDay?) {
    self = end.flatMap { TimeRange(start: start, end: $0) }.map(ScheduleTime.range) ?? .at(start)
  }
}

/// What is said of the file of a day that cannot be made.
enum DayFileMessage: Message {
  case isThere(String, of: CivilDate)
  case changeItOrNameAnother
  case isTaken(String, of: CivilDate, DocumentKind)
  case giveOtherNameOrKind
}
