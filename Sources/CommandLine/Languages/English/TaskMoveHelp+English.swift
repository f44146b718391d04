extension TaskMoveHelp {
  var english: String {
    switch self {
    case .task: "its name or a part of it, or FILE:LINE; put the project after it, or after --to"
    case .project: "Move it to this project"
    case .summary: "Move a task of a project or a day to another project"
    case .discussion:
      """
      A task of a day becomes one of the project, with its due day, priority and steps, and stays planned on its day; \
      `tidemark unschedule` removes it from the day. You can also move what earlier days left open.

      Its line moves with its steps, notes and log. Where days, stacks and the routine name it, they name the new project from \
      then on. Past days are changed too, since they would otherwise name a task that the old project no longer has.
      """
    case .moveTask: "Move a task and the copies of it"
    case .giveProject: "Give a task of today a project"
    }
  }
}
