package import Diagnostics

/// `tidemark projects`: all projects with what is open, due and next in each.
package struct ProjectListView: View {
  let list: ProjectList

  package init(_ list: ProjectList) { self.list = list }

  package func lines(width: Int) -> [StyledLine] { ProjectListLayout(list, width: width).lines }
  package var plain: [String] { ProjectListPlain.lines(of: list) }
  package var json: JSON { ProjectListJSON.list(list) }

  package func beginning(width: Int) -> Beginning? {
    guard list.projects.isEmpty else { return nil }
    return Beginning(TaskBeginning.project, width: width)
  }
}
