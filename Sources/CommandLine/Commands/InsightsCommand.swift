import Planner
import Views

/// `tidemark insights`
enum InsightsCommand {
  private static let card = Operand.optional(
    "CARD",
    "one card alone: " + InsightCard.allCases.map(\.rawValue).joined(separator: ", ")
  )

  static let command = Command(
    "insights",
    "Show eight insights into the rituals, or one, each with its trend and a tip",
    discussion: """
      The cards come in the order of the property insights of the vault's tidemark.md. Each has a figure, its last fourteen days \
      as bars (· where nothing was due), the past seven days against the seven before, and a tip; of one alone it also says what \
      the figure is made of. While something that is due today is open, the past days end with yesterday, so that today does not \
      count against you before it is over. CARD is the name or the title of one, or a part of it.

      --json prints an object with today, now and insights. An insight has card, title, headline, breakdown (label, figure), \
      sparkline (fourteen numbers or null, the last is today's), unit (percent or count), through (the last of the past days), \
      trend (up, down, stable), points and tip.
      """,
    operands: [card],
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark insights", "Show how the rituals are going"),
      Example("tidemark insights streak", "Show one card alone"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the insights were shown, or there is no ritual"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no card, or more than one, has that name"),
    ]
  ) { invocation, console in
    var chosen: InsightCard?
    switch invocation[card].map({ CardChoice($0, in: console.language) }) {
    case nil: break
    case .card(let card): chosen = card
    case .problem(let problem): return console.refuse(invocation, problem)
    }
    return RitualViewing.show(invocation, console) { survey, _ in
      InsightsView(survey, cards: survey.history.insights(chosen.map { [$0] } ?? survey.settings.insights))
    }
  }
}
