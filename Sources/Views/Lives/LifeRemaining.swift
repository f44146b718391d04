package import Diagnostics
package import Languages
package import Planner

/// `tidemark life --remaining`: how many weeks remain, and nothing else.
package struct LifeRemaining: View {
  let weeks: LifeWeeks

  package init(_ weeks: LifeWeeks) { self.weeks = weeks }

  package func lines(width: Int, in language: Language) -> [StyledLine] { plain(in: language).map { StyledLine($0) } }
  package func plain(in language: Language) -> [String] { [language.number(weeks.remaining)] }
  package var json: JSON { .integer(weeks.remaining) }
}
