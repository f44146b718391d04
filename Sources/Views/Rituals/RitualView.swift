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
