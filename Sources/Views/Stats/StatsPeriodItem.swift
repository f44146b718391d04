import Insight
import Planner
import Vault

/// An item of a page, or a recurring task of a project, that is counted. Its texts are without markup.
struct StatsPeriodItem: Sendable {
  var title: String
  /// The title of the page or the project.
  var page: String
  var path: String
  var item: PlanItem
  /// The days of its log, through today: they are asked for once for each period.
  var days: DayLog
  /// The same as lists have it.
  var listed: ListedItem

  /// The rule of a recurring task whose due days are counted; nil for anything else.
  var recurringRule: RecurringRule? {
    guard case .recurring(let rule) = item.content, !item.isOccasion(rule) else { return nil }
    return rule
  }

  /// The items of pages and the recurring tasks of projects that a question asks for, in their order, those below others too;
  /// what is set aside is not counted unless it asks for that.
  static func all(in plans: VaultPlans, _ question: Question, _ time: SurveyTime) -> [StatsPeriodItem] {
    plans.pages.flatMap { all(in: $0, question, time) { $0.traits.hasFigure } }
      + plans.projects.flatMap { all(in: $0, question, time) { $0 == .recurring } }
  }

  private static func all<Value: PlanFile>(
    in file: VaultPlans.File<Value>,
    _ question: Question,
    _ time: SurveyTime,
    where isCounted: (ItemType) -> Bool
  ) -> [StatsPeriodItem] {
    let walk = ItemWalk(file.record, file.value.content, time, words: question.words)
    return walk.items { item, home in isCounted(item.type) && question.admits(item.type, in: home) }
      .filter { question.admits($0.listed, today: time.today) }
      .map {
        StatsPeriodItem(
          title: $0.listed.title,
          page: walk.home.title,
          path: file.record.path,
          item: $0.read,
          days: DayLog($0.read.log, through: time.today),
          listed: $0.listed
        )
      }
  }
}
