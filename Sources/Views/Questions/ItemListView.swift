package import Diagnostics
package import Languages

/// `tidemark list`: what was asked for, in groups.
package struct ItemListView: View {
  let list: ItemList

  package init(_ list: ItemList) { self.list = list }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    ItemListLayout(list, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { ItemListPlain(list, in: language).lines }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard list.isOfNothing else { return nil }
    return Beginning(TaskBeginning.project(nil, in: language).lines(width: width), standsAlone: false)
  }

  package var json: JSON {
    let groups = list.groups.map { ItemJSON.group($0, list.time.now, list.time.today) }
    return .object(
      TaskJSON.moment(list.time.now, list.time.today) + [("count", .integer(list.count)), ("groups", .array(groups))]
    )
  }
}
