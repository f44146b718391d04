package import Diagnostics

/// `tidemark today`: what is due today from everywhere.
package struct TodayView: View {
  let sheet: TodaySheet
  let survey: RitualSurvey

  package init(_ sheet: TodaySheet, _ survey: RitualSurvey) { (self.sheet, self.survey) = (sheet, survey) }

  package func lines(width: Int) -> [StyledLine] { TodayLayout(sheet, survey, width: width).lines }
  package var plain: [String] { TodayText.plain(sheet, survey) }
  package var json: JSON { TodayText.json(sheet, survey) }

  package func beginning(width: Int) -> Beginning? {
    guard let steps = TodayWords.beginning(sheet) else { return nil }
    return Beginning(steps.lines(width: width), standsAlone: false)
  }
}
