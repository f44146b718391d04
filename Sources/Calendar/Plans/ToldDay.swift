import Chronology
import Outline
import Planner

/// What the blocks of a day tell already, so that it is not told twice.
struct ToldDay {
  private struct Name: Hashable {
    /// When a block begins, by the name of the block.
    var start: TimeOfDay?
    /// The project, by the name of a task.
    var project: String?
    var name: String
  }

  let date: CivilDate
  private let names: Set<Name>

  init(_ date: CivilDate, _ blocks: [TimeBlock]) {
    self.date = date
    var names: Set<Name> = []
    for block in blocks {
      names.insert(Name(start: block.start, name: Document.key(ofTitle: block.name)))
      for task in block.tasks {
        guard let project = task.project else { continue }
        names.insert(Name(project: Document.key(ofTitle: project), name: Document.key(ofTitle: task.title)))
      }
    }
    self.names = names
  }

  /// Whether a block tells what has a name and a time: it has that name and begins then, or has a task of that name.
  ///
  /// - Parameters:
  ///   - key: the name, as names are compared.
  ///   - project: the title of the project that it is of, likewise; nil for what is of none.
  func has(_ key: String, at time: TimeOfDay, ofProject project: String?) -> Bool {
    names.contains(Name(start: time, name: key)) || project.map { names.contains(Name(project: $0, name: key)) } ?? false
  }
}
