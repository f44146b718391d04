package import Diagnostics

/// `tidemark ritual`: one ritual.
package struct RitualView: View {
  let sheet: RitualSheet
  let survey: RitualSurvey

  /// - Parameter ritual: an index of the survey's rituals.
  package init(_ survey: RitualSurvey, _ ritual: Int) { (self.survey, sheet) = (survey, RitualSheet(survey, ritual)) }

  package func lines(width: Int) -> [StyledLine] { RitualLayout(sheet, survey, width: width).lines }
  package var plain: [String] { RitualSentences(sheet, survey).lines }
  package var json: JSON { RitualJSON.object(sheet, survey) }
}

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
