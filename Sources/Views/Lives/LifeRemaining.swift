package import Diagnostics
package import Planner

/// `tidemark life --remaining`: how many weeks remain, and nothing else.
package struct LifeRemaining: View {
  let weeks: LifeWeeks

  package init(_ weeks: LifeWeeks) { self.weeks = weeks }

  package func lines(width: Int) -> [StyledLine] { plain.map { StyledLine($0) } }
  package var plain: [String] { [LifeWords.number(weeks.remaining)] }
  package var json: JSON { .integer(weeks.remaining) }
}
