package import Diagnostics
package import Languages

/// `tidemark ritual`: one ritual.
package struct RitualView: View {
  let sheet: RitualSheet
  let survey: RitualSurvey

  let showsAllNotes: Bool

  /// - Parameters:
  ///   - ritual: an index of the survey's rituals.
  ///   - showsAllNotes: whether the notes of the entries of all arcs are shown.
  package init(_ survey: RitualSurvey, _ ritual: Int, showsAllNotes: Bool = false) {
    (self.survey, self.showsAllNotes) = (survey, showsAllNotes)
    sheet = RitualSheet(survey, ritual)
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    RitualLayout(sheet, survey, showsAllNotes: showsAllNotes, width: width, in: language).lines
  }

  package func plain(in language: Language) -> [String] {
    RitualSentences(sheet, survey, showsAllNotes: showsAllNotes, in: language).lines
  }

  package var json: JSON { RitualJSON.object(sheet, survey) }
}
