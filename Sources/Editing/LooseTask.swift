public import Chronology
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
    _ fit: BlockFit = .exact
  ) throws(EditRefusal) {
    if time != nil {
      try addBlock(task, at: time, on: date, fit)
    } else {
      try add(task, below: nil, on: date, says: "added")
    }
  }
}
