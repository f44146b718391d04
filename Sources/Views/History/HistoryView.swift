package import Chronology
package import Diagnostics
import Insight
package import Languages
import Planner

/// `tidemark history`: months of days, of all rituals or of one.
package struct HistoryView: View {
  let survey: RitualSurvey
  let grids: [MonthGrid]
  /// An index of the survey's rituals; nil for all of them.
  let ritual: Int?

  /// - Parameter last: a day of the last month; today's unless said.
  package init(_ survey: RitualSurvey, months: Int, through last: CivilDate?, ritual: Int?) {
    (self.survey, self.ritual) = (survey, ritual)
    grids = survey.history.monthGrids(months, ritual: ritual, through: last)
  }

  var own: TrackedRitual? { ritual.map { survey.rituals[$0] } }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let title = own.map { ShownText.titled($0.title, $0.icon) } ?? language.say(HistoryMessage.allRituals)
    let style = ritual.map { survey.style(of: $0) } ?? .strong
    return HistoryLayout(grids, title: title, style: style, today: survey.today, width: width, in: language).lines
  }

  package func plain(in language: Language) -> [String] {
    HistoryText.plain(grids, title: own?.title ?? language.say(HistoryMessage.allRituals), in: language)
  }

  package var json: JSON { HistoryText.json(grids, ritual: own?.title, today: survey.today) }
}
