package import Diagnostics
package import Languages

/// `tidemark stats month` and `year`: what a period came to.
package struct StatsPeriodView: View {
  let sheet: StatsPeriodSheet

  package init(_ sheet: StatsPeriodSheet) { self.sheet = sheet }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    StatsPeriodLayout(sheet, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { StatsPeriodPlain.lines(of: sheet, in: language) }
  package var json: JSON { StatsPeriodJSON.object(sheet) }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard sheet.isOfNothing else { return nil }
    let steps = NextSteps(nil, [.noteTask] + RitualBeginning.commands, in: language).steps
    return Beginning(NextSteps(language.say(StatsMessage.nothingToCount), steps), width: width)
  }
}
