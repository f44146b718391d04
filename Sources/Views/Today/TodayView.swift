package import Diagnostics
package import Languages

/// `tidemark today`: what is due today from everywhere.
package struct TodayView: View {
  let sheet: TodaySheet
  let survey: RitualSurvey
  /// How many threads may work.
  let jobs: Int

  package init(_ sheet: TodaySheet, _ survey: RitualSurvey, jobs: Int = 1) {
    (self.sheet, self.survey, self.jobs) = (sheet, survey, jobs)
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    TodayLayout(sheet, survey, width: width, in: language, jobs: jobs).lines
  }
  package func plain(in language: Language) -> [String] { TodayText.plain(sheet, survey, in: language) }
  package var json: JSON { TodayText.json(sheet, survey) }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard let steps = TodayWords.beginning(sheet, in: language) else { return nil }
    return Beginning(steps.lines(width: width), standsAlone: false)
  }
}
