public import Chronology
import Outline
public import Planner

extension RecurringRule {
  /// The `from` of a task that is to come round by this rule and is added today: no day before is one that was missed.
  ///
  /// A month or a year without `on` is due on the day of `from`, which some months lack from the 29th on. Then it is the first of
  /// the next month, as it would be without `from`. Nil where the rule says its `from`, or its `until` has passed.
  public func beginning(today: CivilDate) -> CivilDate? {
    guard from == nil, until.map({ today <= $0 }) ?? true else { return nil }
    let isOfDate = rule.selection == .unsaid && (rule.unit == .month || rule.unit == .year)
    guard isOfDate, today.day > 28 else { return today }
    return today.startOfMonth.adding(days: 31).startOfMonth
  }
}

extension EditableFile {
  /// The file with `from` beside the rule of an item that comes round from today on.
  ///
  /// A recurring task without a log takes it always, as what came before it would be missed; a streak and a habit only with a
  /// rule that counts from a day.
  func beginningRule(of path: PlanPath, today: CivilDate) throws(EditRefusal) -> EditableFile {
    guard let item = content[path], item.log.isEmpty, let rule = item.content.rule, let from = rule.beginning(today: today),
      item.type == .recurring || rule.rule.dependsOnPhase
    else { return self }
    return try setting(.from, to: from.description, of: path)
  }
}
