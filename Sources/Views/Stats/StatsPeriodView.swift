package import Diagnostics

/// `tidemark stats month` and `year`: what a period came to.
package struct StatsPeriodView: View {
  let sheet: StatsPeriodSheet

  package init(_ sheet: StatsPeriodSheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { StatsPeriodLayout(sheet, width: width).lines }
  package var plain: [String] { StatsPeriodPlain.lines(of: sheet) }
  package var json: JSON { StatsPeriodJSON.object(sheet) }

  private static let steps = NextSteps(
    "There is nothing to count yet.",
    [("tidemark add \"Buy bread\"", "Note a task for today")] + RitualBeginning.steps.steps
  )

  package func beginning(width: Int) -> Beginning? {
    guard sheet.isOfNothing else { return nil }
    return Beginning(StatsPeriodView.steps, width: width)
  }
}
