import Outline
import Planner

/// What tells tasks apart over all files: a project and a name (format, *Names of tasks*).
struct TaskKey: Hashable, Sendable {
  let project: String
  let name: String

  init(project: String, _ item: PlanItem) { self.init(projectKey: Document.key(ofTitle: project), item) }

  private init(projectKey: String, _ item: PlanItem) {
    project = projectKey
    let name = Document.name(ofTitle: item.text)
    self.name = item.id.map { "\(name) ^\($0)" } ?? name
  }

  /// A task without an id.
  init(project: String, titled title: String) {
    self.project = Document.key(ofTitle: project)
    name = Document.name(ofTitle: title)
  }

  /// Makes keys of many tasks of few projects.
  struct Maker {
    private var projectKeys: [String: String] = [:]

    mutating func key(project: String, _ item: PlanItem) -> TaskKey {
      if let known = projectKeys[project] { return TaskKey(projectKey: known, item) }
      let key = Document.key(ofTitle: project)
      projectKeys[project] = key
      return TaskKey(projectKey: key, item)
    }
  }
}
