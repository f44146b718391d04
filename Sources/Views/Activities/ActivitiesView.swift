package import Diagnostics

/// `tidemark activities`: all activities by rank.
package struct ActivitiesView: View {
  let sheet: ActivitiesSheet

  package init(_ sheet: ActivitiesSheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { ActivitiesLayout(sheet, width: width).lines }
  package var plain: [String] { ActivitiesPlain.lines(of: sheet) }
  package var json: JSON { ActivitiesJSON.object(for: sheet) }
  package func beginning(width: Int) -> Beginning? { sheet.beginning(width: width) }
}

extension ActivitiesSheet {
  func beginning(width: Int) -> Beginning? {
    guard rows.isEmpty else { return nil }
    let steps = ActivityBeginning.steps(isFileThere: isFileThere)
    return Beginning(steps.lines(width: width), standsAlone: notes.isEmpty)
  }
}
