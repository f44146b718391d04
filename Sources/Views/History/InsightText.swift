import Diagnostics
import Insight
import Planner

/// The insights in other forms than lines of a terminal.
enum InsightText {
  /// A fact a line.
  static func plain(_ cards: [InsightSummary]) -> [String] {
    let groups =
      cards.map { card in
        let trend =
          InsightWords.trend(card).map { words in [words.text.split(separator: " ").dropFirst().joined(separator: " ")] } ?? []
        return [([card.title + ": " + card.headline.text] + trend).joined(separator: "; ")]
          + (cards.count > 1 ? [] : card.breakdown.map { "\($0.label): \($0.figure.text)" })
          + (InsightWords.showsTip(of: card, among: cards) ? [card.tip] : [])
      }
    return groups.joined(separator: [""]).map { ControlCharacters.escaping($0) }
  }

  static func json(_ cards: [InsightSummary], _ survey: RitualSurvey) -> JSON {
    let insights = cards.map { card in
      var members: [(String, JSON)] = [
        ("card", .string(card.card.rawValue)), ("title", .string(card.title)), ("headline", .string(card.headline.text)),
        ("breakdown", .array(card.breakdown.map { ["label": .string($0.label), "figure": .string($0.figure.text)] })),
        ("sparkline", .array(card.sparkline.map { $0.map(JSON.integer) ?? .null })),
        ("unit", InsightWords.isRate(card.card) ? "percent" : "count"),
        ("through", .string(card.lastDay.description)),
      ]
      if let trend = card.trend { members.append(("trend", .string(trend.rawValue))) }
      if let points = card.points { members.append(("points", .integer(points))) }
      return JSON.object(members + [("tip", .string(card.tip))])
    }
    return .object(TaskJSON.moment(survey.now, survey.today) + [("insights", .array(insights))])
  }
}
