import Planner
import Vault

/// An item of a page that is counted. Its texts are without markup.
struct StatsPeriodItem: Sendable {
  var title: String
  /// The title of the page.
  var page: String
  var path: String
  var item: PlanItem

  /// All items of all pages, in their order, those below others too; what is set aside is not counted.
  static func all(in plans: VaultPlans) -> [StatsPeriodItem] {
    plans.pages.flatMap { file in
      let page = ShownText.line(file.record.title)
      var items: [StatsPeriodItem] = []
      for section in file.value.allSections where !section.isSetAside {
        section.forEachItem { item in
          guard item.type.traits.hasFigure else { return }
          items.append(StatsPeriodItem(title: ShownText.line(item.text), page: page, path: file.record.path, item: item))
        }
      }
      return items
    }
  }
}
