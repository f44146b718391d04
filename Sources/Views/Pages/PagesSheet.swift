import Planner
package import Vault

/// The pages of a vault in their order (format, *Lists of links*).
package struct PagesSheet: Sendable {
  struct Page: Sendable {
    /// Without markup.
    var title: String
    var icon: Icon?
    var place: TaskPlace
    /// Whether the root's list names it; the others come after, by title.
    var isListed: Bool
  }

  var pages: [Page]
  /// The file of the root as it is shown; nil outside of a vault.
  var rootPath: String?

  package init(_ plans: VaultPlans) {
    let index = VaultIndex(plans.files.map(\.record))
    let links = plans.rootFile?.record.links ?? []
    let listed = Set(links.filter { $0.section == .pages }.compactMap { index.target(of: $0.link, in: $0.section)?.name })
    rootPath = plans.rootFile?.record.path
    pages = plans.pages.map { page in
      Page(
        title: ShownText.line(page.record.title),
        icon: page.value.icon,
        place: TaskPlace(titleOf: page.record),
        isListed: listed.contains(page.record.name)
      )
    }
  }

  func previous(of page: Int) -> Page? { page > 0 ? pages[page - 1] : nil }
  func next(of page: Int) -> Page? { page + 1 < pages.count ? pages[page + 1] : nil }
}
