import Languages
import Planner
import Views

/// `tidemark insights`
enum InsightsCommand {
  private static let card = Operand.optional("CARD", InsightsHelp.card)

  static let command = Command(
    "insights",
    InsightsHelp.summary,
    discussion: InsightsHelp.discussion,
    operands: [card],
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark insights", InsightsHelp.showAll),
      Example("tidemark insights streak", InsightsHelp.showOne),
    ],
    exitCodes: [
      ExitCodeNote(.success, InsightsHelp.success),
      ExitCodeNote(.couldNotRun, InsightsHelp.couldNotRun),
    ]
  ) { invocation, console in
    var chosen: InsightCard?
    switch invocation[card].map({ CardChoice($0, in: console.language) }) {
    case nil: break
    case .card(let card): chosen = card
    case .problem(let problem): return console.refuse(invocation, Told(problem))
    }
    return RitualViewing.show(invocation, console) { survey, _ in
      InsightsView(survey, cards: survey.history.insights(chosen.map { [$0] } ?? survey.settings.insights))
    }
  }
}

/// What the help of `insights` says.
enum InsightsHelp: Message {
  case card, summary, discussion, showAll, showOne, success, couldNotRun
}
