import Views

/// `tidemark pages`
enum PagesCommand {
  private static let page = Operand.optional("PAGE", "a page: its title or a part of it, or its path")

  static let command = Command(
    "pages",
    "Show the order of the pages, or what comes before and after one",
    discussion: """
      Pages come in the order of the section Pages of the vault's tidemark.md; those that it leaves out come after, by title. \
      `tidemark reorder` and the options of `tidemark new page` change the order.

      --json prints an object with pages. A page has number (from 1), title, icon, path, line, isListed, and previous and next, \
      each with title, path and line. With PAGE the object is that page.
      """,
    operands: [page],
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark pages", "Show all pages in their order"),
      Example("tidemark pages compass", "Show what comes before and after a page"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the pages were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no page, or more than one, has that name"),
    ]
  ) { invocation, console in
    let (plans, status) = ViewedVault(invocation, console).plans(days: nil, kinds: [.page])
    if status != .success, plans.pages.isEmpty { return status }
    var chosen: Int?
    switch invocation[page].map({ console.settle(TitleChoice.page($0, in: plans)) }) {
    case nil: break
    case .title(let index): chosen = index
    case .problem(let problem): return console.refuse(invocation, problem)
    }
    console.show(PagesView(PagesSheet(plans), page: chosen), invocation)
    return status
  }
}
