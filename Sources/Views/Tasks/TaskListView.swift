package import Diagnostics
package import Languages

/// `tidemark tasks`: stacks, what there is to do, and what was done last.
package struct TaskListView: View {
  let list: TaskList
  private let jobs: Int

  /// - Parameter jobs: how many threads may lay out a long list.
  package init(_ list: TaskList, jobs: Int = 1) { (self.list, self.jobs) = (list, jobs) }

  /// Whether nothing is below the words that there is no task.
  private var isEmpty: Bool { !list.hasTasks && list.stacks.isEmpty }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    isEmpty
      ? [StyledLine(language.say(BeginningMessage.noTask))] : TaskListLayout(list, width: width, in: language, jobs: jobs).lines
  }

  package func plain(in language: Language) -> [String] {
    isEmpty ? [language.say(BeginningMessage.noTask)] : TaskListPlain(list, in: language).lines
  }

  package var json: JSON { TaskJSON.list(list) }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    list.hasTasks ? nil : Beginning(TaskBeginning.project(nil, in: language).lines(width: width), standsAlone: false)
  }
}
