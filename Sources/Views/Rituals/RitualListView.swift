package import Diagnostics

/// `tidemark rituals`: all rituals with where each stands.
package struct RitualListView: View {
  let list: RitualList
  let survey: RitualSurvey

  package init(_ survey: RitualSurvey, showsAll: Bool) {
    (self.survey, list) = (survey, RitualList(survey, showsAll: showsAll))
  }

  package func lines(width: Int) -> [StyledLine] { RitualListLayout(list, survey, width: width).lines }
  package var plain: [String] { RitualListText.plain(list, survey) }
  package var json: JSON { RitualListText.json(list, survey) }
}
