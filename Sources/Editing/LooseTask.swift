public import Chronology
import Languages
import Outline
import Phrases
public import Planner

extension EditedVault {
  /// Adds a task to a day that is not in a project: to those below no block, or with a time as a block of its own.
  ///
  /// - Parameters:
  ///   - task: its words, box and fields.
  ///   - time: when its block begins.
  ///   - fit: what becomes of the block where that time is taken.
  public mutating func addLoose(
    _ task: PlanItem,
    on date: CivilDate,
    at time: TimeOfDay? = nil,
    minutes: Int? = nil,
    _ fit: BlockFit = .exact
  ) throws(EditRefusal) {
    if time != nil {
      try addBlock(task, at: time, minutes: minutes, on: date, fit)
    } else {
      try add(try distinguished(task, on: date), below: nil, on: date, says: .added)
    }
  }

  /// A task that is told apart from those of its name in the day, by an id where one is done; an open one is refused.
  private func distinguished(_ task: PlanItem, on date: CivilDate) throws(EditRefusal) -> PlanItem {
    let twins = plannedTasks(on: date).filter { planned in
      planned.block == nil
        && (item(of: planned.thing).map { $0.isCalled(like: task, but: task.id) && $0.task.project == nil } ?? false)
    }
    if let open = twins.first(where: { item(of: $0.thing)?.box == .open }) {
      throw EditRefusal(
        LooseTaskMessage.isOpen(task.text, on: date == today ? nil : date, at: try place(of: open.thing)),
        help: .doItFirst
      )
    }
    return task.distinguished(from: twins.compactMap { item(of: $0.thing) })
  }
}

extension PlanItem {
  /// Whether it has the name of another, whatever ids they have. With an id of its own the other is told apart already.
  func isCalled(like other: PlanItem, but id: String?) -> Bool {
    (id == nil || id == self.id) && Document.name(ofTitle: text) == Document.name(ofTitle: other.text)
  }

  /// The item with an id that none of its name has, where there are some.
  func distinguished(from others: [PlanItem]) -> PlanItem {
    guard !others.isEmpty, id == nil else { return self }
    let taken = Set(others.compactMap(\.id))
    var item = self
    item.id = (2...).lazy.map(String.init).first { !taken.contains($0) }
    return item
  }
}

/// Why a task is not added to a day.
enum LooseTaskMessage: Message {
  /// Nil for today.
  case isOpen(String, on: CivilDate?, at: String)
  case doItFirst
}
