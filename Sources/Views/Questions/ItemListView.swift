package import Diagnostics

/// `tidemark list`: what was asked for, in groups.
package struct ItemListView: View {
  let list: ItemList

  package init(_ list: ItemList) { self.list = list }

  package func lines(width: Int) -> [StyledLine] { ItemListLayout(list, width: width).lines }
  package var plain: [String] { ItemListPlain(list).lines }

  package func beginning(width: Int) -> Beginning? {
    guard list.isOfNothing else { return nil }
    return Beginning(NextSteps("", TaskBeginning.project.steps).lines(width: width), standsAlone: false)
  }

  package var json: JSON {
    let groups = list.groups.map { ItemJSON.group($0, list.time.now, list.time.today) }
    return .object(
      TaskJSON.moment(list.time.now, list.time.today) + [("count", .integer(list.count)), ("groups", .array(groups))]
    )
  }
}
