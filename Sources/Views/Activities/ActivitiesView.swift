package import Diagnostics
package import Languages

/// `tidemark activities`: all activities by rank.
package struct ActivitiesView: View {
  let sheet: ActivitiesSheet

  package init(_ sheet: ActivitiesSheet) { self.sheet = sheet }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    ActivitiesLayout(sheet, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { ActivitiesPlain(language).lines(of: sheet) }
  package var json: JSON { ActivitiesJSON.object(for: sheet) }
  package func beginning(width: Int, in language: Language) -> Beginning? { sheet.beginning(width: width, in: language) }
}

extension ActivitiesSheet {
  func beginning(width: Int, in language: Language) -> Beginning? {
    guard rows.isEmpty else { return nil }
    let steps = ActivityBeginning.steps(isFileThere: isFileThere, in: language)
    return Beginning(steps.lines(width: width), standsAlone: notes.isEmpty)
  }
}
