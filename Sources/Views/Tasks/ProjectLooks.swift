import Outline
package import Planner
package import Vault

/// The projects of a vault by their titles, and how each is shown.
package struct ProjectLooks: Sendable {
  /// One project.
  struct Look: Hashable, Sendable {
    /// The title as the project itself writes it.
    var title: String
    var icon: Icon?
    var color: Color?
  }

  private var looks: [String: Look] = [:]
  private let projects: [VaultPlans.File<Project>]
  /// Where each title is among them.
  private var places: [String: Int] = [:]

  /// - Parameter projects: in the order of the vault. Of two that have one title, the first counts.
  package init(_ projects: [VaultPlans.File<Project>]) {
    self.projects = projects
    for (place, project) in projects.enumerated() {
      let key = Document.key(ofTitle: project.record.title)
      guard looks[key] == nil else { continue }
      places[key] = place
      looks[key] = Look(title: project.record.title, icon: project.value.icon, color: project.value.color)
    }
  }

  /// The project of a title, as a task names it: upper and lower case do not count.
  subscript(title: String) -> Look? { looks[Document.key(ofTitle: title)] }

  /// A block whose tasks name their projects as the projects do themselves, so that their titles can be compared. A title that
  /// no project has is kept.
  func settled(_ block: TimeBlock) -> TimeBlock {
    var block = block
    settle(&block)
    return block
  }

  /// The same of a block where it is: it is large to copy, and most tasks name their projects so.
  func settle(_ block: inout TimeBlock) {
    for index in block.tasks.indices {
      guard let title = block.tasks[index].project, let look = self[title], look.title != title else { continue }
      block.tasks[index].project = look.title
    }
  }

  /// A block of the routine without the tasks that their projects say are done or dropped (format, *The routine*).
  func withoutClosedTasks(_ block: TimeBlock) -> TimeBlock {
    var block = block
    block.tasks.removeAll { task in
      guard let title = task.project.map(Document.key(ofTitle:)) else { return false }
      let name = Document.name(ofTitle: task.title)
      let written = places[title].flatMap { place in
        projects[place].value.tasks.first { $0.id == nil && Document.name(ofTitle: $0.text) == name }
      }
      return written?.type == .task && (written?.box == .done || written?.box == .dropped)
    }
    return block
  }

  /// The icon and the color of a block: its own, else those of its tasks' one project, else the standard ones.
  func look(of block: TimeBlock) -> BlockLook { look(ofSettled: settled(block)) }

  /// The same of a block whose tasks name their projects as the projects do.
  func look(ofSettled block: TimeBlock) -> BlockLook {
    BlockLook(of: block) { title in self[title].map { ($0.icon, $0.color) } }
  }
}
