import Planner

extension InsightsHelp {
  var english: String {
    switch self {
    case .card: "one card alone: \(InsightCard.allCases.map(\.rawValue).joined(separator: ", "))"
    case .summary: "Show eight insights into the rituals, or one, each with its trend and a tip"
    case .discussion:
      """
      The cards come in the order of the property insights of the vault's tidemark.md. Each has a figure, its last fourteen \
      days as bars (· where nothing was due), the past seven days against the seven before, and a tip; of one alone it also \
      says what the figure is made of. While something that is due today is open, the past days end with yesterday, so that \
      today does not count against you before it is over. CARD is the name or the title of one, or a part of it.

      --json prints an object with today, now and insights. An insight has card, title, headline, breakdown (label, figure), \
      sparkline (fourteen numbers or null, the last is today's), unit (percent or count), through (the last of the past days), \
      trend (up, down, stable), points and tip.
      """
    case .showAll: "Show how the rituals are going"
    case .showOne: "Show one card alone"
    case .success: "the insights were shown, or there is no ritual"
    case .couldNotRun: "the vault could not be read, or no card, or more than one, has that name"
    }
  }
}
