import Chronology
import Planner
import Vault

/// A task that was done on a known day, not later than today.
struct DoneTask: Sendable {
  var day: CivilDate
  var listed: ListedItem

  /// The tasks of projects, the boxes of pages and the tasks of days that a question asks for. Steps, and what recurs, are not among
  /// them; a task of a project that a day plans is done in the project.
  static func all(in plans: VaultPlans, _ question: Question, _ time: SurveyTime) -> [DoneTask] {
    func done<Value: PlanFile>(_ file: VaultPlans.File<Value>, where isWanted: (PlanItem) -> Bool) -> [DoneTask] {
      ItemWalk(file.record, file.value.content, time, words: question.words).items { item, _ in isWanted(item) }
        .map(\.listed)
        .filter { !$0.isStep && $0.recurring == nil && $0.state == .done && question.admits($0, today: time.today) }
        .compactMap { task in
          // What a day has was done on it.
          let day = file.record.kind.traits.identity == .date ? file.record.date : task.done
          return day.flatMap { $0 <= time.today ? DoneTask(day: $0, listed: task) : nil }
        }
    }
    return plans.projects.flatMap { done($0, where: \.isToBeDone) }
      + plans.pages.flatMap { done($0, where: \.isToBeDone) }
      + plans.days.flatMap { file in
        done(file) { ($0.isTask || $0.type == .block && $0.box != nil) && $0.task.project == nil }
      }
  }
}
