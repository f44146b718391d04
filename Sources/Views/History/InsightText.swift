import Diagnostics
import Insight
import Languages
import Planner

/// The insights in other forms than lines of a terminal.
enum InsightText {
  /// A fact a line.
  static func plain(_ cards: [InsightSummary], in language: Language) -> [String] {
    let groups =
      cards.map { card in
        func line(_ name: String, _ figure: Figure) -> String { "\(name)\(language.colon) \(figure.text(in: language))" }
        let trend = InsightWords.trendMessage(card).map { language.say($0) }
        let title = card.card.title(in: language)
        return [[line(title, card.headline), trend].compactMap(\.self).joined(separator: "; ")]
          + (cards.count > 1 ? [] : card.breakdown.map { line($0.label(in: language), $0.figure) })
          + (InsightWords.showsTip(of: card, among: cards) ? [card.tip(in: language)] : [])
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
