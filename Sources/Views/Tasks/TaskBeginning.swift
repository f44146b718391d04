/// How to begin, for views of tasks and planned time that have nothing to show.
enum TaskBeginning {
  static let noProject = "There is no project yet."

  static let project = NextSteps(noProject, [addTask, ("tidemark new project Thesis", "Begin a project")])

  /// - Parameter words: what there is not.
  static func time(_ words: String) -> NextSteps {
    NextSteps(
      words,
      [("tidemark new day", "Begin today"), ("tidemark block add \"Deep work\"", "Add a time block to today")]
    )
  }

  private static let addTask: NextSteps.Step = ("tidemark add \"Buy bread\"", "Note a task for today")
}
