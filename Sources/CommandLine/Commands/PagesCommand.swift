import Languages
import Views

/// `tidemark pages`
enum PagesCommand {
  private static let page = Operand.optional("PAGE", PagesHelp.page)

  static let command = Command(
    "pages",
    PagesHelp.summary,
    discussion: PagesHelp.discussion,
    operands: [page],
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark pages", PagesHelp.showAll),
      Example("tidemark pages compass", PagesHelp.showNeighbors),
    ],
    exitCodes: [
      ExitCodeNote(.success, PagesHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.noSuchPage),
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

/// What the help of `pages` says.
enum PagesHelp: Message {
  case page, summary, discussion, showAll, showNeighbors, success
}
