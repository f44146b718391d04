/// Which tasks of a file a vault remembers.
public enum RememberedTasks: Sendable {
  case none
  /// Those that rules hold against other files: the tasks of projects, and those that name a project or may name one among their words.
  /// Most tasks of days have nothing to do with a project.
  case ofProjects
  case all
}
