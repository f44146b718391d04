import Planner
import Vault

/// An item of a page that is counted. Its texts are without markup.
struct StatsPeriodItem: Sendable {
  var title: String
  /// The title of the page.
  var page: String
  var path: String
  var item: PlanItem
  /// The same as lists have it.
  var listed: ListedItem

  /// The items of pages that a question asks for, in their order, those below others too; what is set aside is not counted unless
  /// it asks for that.
  static func all(in plans: VaultPlans, _ question: Question, _ time: SurveyTime) -> [StatsPeriodItem] {
    plans.pages.flatMap { file in
      let walk = ItemWalk(file.record, file.value.content, time, words: question.words)
      return walk.items { item, home in item.type.traits.hasFigure && question.admits(item.type, in: home) }
        .filter { question.admits($0.listed, today: time.today) }
        .map {
          StatsPeriodItem(
            title: $0.listed.title,
            page: walk.home.title,
            path: file.record.path,
            item: $0.read,
            listed: $0.listed
          )
        }
    }
  }
}
