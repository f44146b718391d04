package import Diagnostics

/// `tidemark tasks`: stacks, what there is to do, and what was done last.
package struct TaskListView: View {
  let list: TaskList

  package init(_ list: TaskList) { self.list = list }

  /// Whether nothing is below the words that there is no project.
  private var isEmpty: Bool { !list.hasTasks && list.stacks.isEmpty }

  package func lines(width: Int) -> [StyledLine] {
    isEmpty ? [StyledLine(TaskBeginning.noProject)] : TaskListLayout(list, width: width).lines
  }

  package var plain: [String] { isEmpty ? [TaskBeginning.noProject] : TaskListPlain(list).lines }
  package var json: JSON { TaskJSON.list(list) }

  package func beginning(width: Int) -> Beginning? {
    list.hasTasks ? nil : Beginning(NextSteps("", TaskBeginning.project.steps).lines(width: width), standsAlone: false)
  }
}
