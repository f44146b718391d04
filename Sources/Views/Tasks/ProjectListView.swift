package import Diagnostics
package import Languages

/// `tidemark projects`: all projects with what is open, due and next in each.
package struct ProjectListView: View {
  let list: ProjectList

  package init(_ list: ProjectList) { self.list = list }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    ProjectListLayout(list, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { ProjectListPlain.lines(of: list, in: language) }
  package var json: JSON { ProjectListJSON.list(list) }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard list.projects.isEmpty else { return nil }
    return Beginning(TaskBeginning.project(in: language), width: width)
  }
}
