package import Diagnostics
package import Insight
package import Languages

/// `tidemark insights`: the eight cards.
package struct InsightsView: View {
  let cards: [InsightSummary]
  let survey: RitualSurvey

  package init(_ survey: RitualSurvey, cards: [InsightSummary]) { (self.survey, self.cards) = (survey, cards) }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    InsightLayout(cards, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { InsightText.plain(cards, in: language) }
  package var json: JSON { InsightText.json(cards, survey) }
}
