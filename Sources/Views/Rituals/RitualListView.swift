package import Diagnostics
package import Languages

/// `tidemark rituals`: all rituals with where each stands.
package struct RitualListView: View {
  let list: RitualList
  let survey: RitualSurvey

  /// - Parameter showsAll: whether what is over is shown too.
  package init(_ survey: RitualSurvey, times: DaySlotFilter = DaySlotFilter(), showsAll: Bool) {
    (self.survey, list) = (survey, RitualList(survey, times: times, showsAll: showsAll))
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    RitualListLayout(list, survey, width: width, in: language).lines
  }

  package func plain(in language: Language) -> [String] { RitualListText.plain(list, survey, in: language) }
  package var json: JSON { RitualListText.json(list, survey) }
}
