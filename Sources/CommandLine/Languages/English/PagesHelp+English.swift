extension PagesHelp {
  var english: String {
    switch self {
    case .page: "a page: its title or a part of it, or its path"
    case .summary: "Show the order of the pages, or what comes before and after one"
    case .discussion:
      """
      Pages come in the order of the section Pages of the vault's tidemark.md; those that it leaves out come after, by title. \
      `tidemark reorder` and the options of `tidemark new page` change the order.

      --json prints an object with pages. A page has number (from 1), title, icon, path, line, isListed, and previous and \
      next, each with title, path and line. With PAGE the object is that page.
      """
    case .showAll: "Show all pages in their order"
    case .showNeighbors: "Show what comes before and after a page"
    case .success: "the pages were shown, or there are none"
    }
  }
}
