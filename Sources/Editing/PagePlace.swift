import Languages
import Outline
public import Planner

/// Where on a page an item goes.
public struct PagePlace: Hashable, Sendable {
  public let page: Thing
  let container: PlanPath
  /// The title of the section or the strategy.
  public let title: String
}

extension EditedVault {
  /// Where an item goes for which no section is named, and perhaps no page: to the section that has the most items of its type, else of
  /// those that are like it; of several the first. Where no page has any, to the last section of the first page that takes items. A
  /// strategy takes only what it has already: what else stands in it is about something of its own.
  public func place(for type: ItemType, on page: Thing? = nil) throws(EditRefusal) -> PagePlace {
    var headings: [(place: PagePlace, types: [ItemType])] = []
    for file in files(of: .page) where page.map({ $0.file == file.name }) ?? true {
      let opened = try opened(file.name)
      let thing = Thing(file: file.name, path: nil, title: file.plan.title)
      for heading in opened.headings where !file.plan.content[section: heading.path.section].isSetAside {
        let types = file.plan.content[elementsOf: heading.path].compactMap(\.item?.type)
        guard type == .schedule || !types.contains(.schedule) else { continue }
        headings.append((PagePlace(page: thing, container: heading.path, title: heading.title), types))
      }
    }
    let sections = headings.filter { $0.place.container.group == nil }
    for (rank, isLike) in PagePlace.likeness(of: type).enumerated() {
      let open = rank == 0 || sections.isEmpty ? headings : sections
      let counts = open.map { $0.types.count(where: isLike) }
      if let most = counts.max(), most > 0, let first = counts.firstIndex(of: most) { return open[first].place }
    }
    if !sections.isEmpty { headings = sections }
    if let first = headings.first, let last = headings.last(where: { $0.place.page == first.place.page }) { return last.place }
    throw EditRefusal(
      page.map { PagePlaceMessage.hasNoSection($0.title) } ?? .noPage,
      commands: [page == nil ? ["new", "page", "Home"] : ["add-section", "Daily", "--page", page?.title ?? ""]]
    )
  }

  /// The pages that have the section or strategy that a name fits best.
  public func pages(holding heading: String) -> [Thing] {
    let headings = files(of: .page).flatMap { file in
      let page = Thing(file: file.name, path: nil, title: file.plan.title)
      let content = file.plan.content
      return content.headings.filter { !content[section: $0.path.section].isSetAside }.map { (title: $0.title, page: page) }
    }
    var pages: [Thing] = []
    for found in EditedVault.best(of: headings, named: heading, by: \.title) where !pages.contains(found.page) {
      pages.append(found.page)
    }
    return pages
  }

  /// Adds an item to a section or a strategy of a page, behind the others.
  ///
  /// A value that does not read is written as it is; who calls this asks the linter.
  public mutating func add(_ draft: ItemDraft, to place: PagePlace) throws(EditRefusal) {
    try add(draft, to: place.page, container: place.container, named: place.title)
  }
}

extension PagePlace {
  /// What is like a type, the nearest first.
  fileprivate static func likeness(of type: ItemType) -> [(ItemType) -> Bool] {
    [
      { $0 == type }, { $0.traits.log != nil && $0.traits.log == type.traits.log },
      { $0.traits.hasFigure && type.traits.hasFigure },
    ]
  }
}

/// Why there is no place for an item.
enum PagePlaceMessage: Message {
  case hasNoSection(String)
  case noPage
}
