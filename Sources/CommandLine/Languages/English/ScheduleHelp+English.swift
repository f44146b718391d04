extension ScheduleHelp {
  var english: String {
    switch self {
    case .task: "a task of a project or of a day, by its name or a part of it, or FILE:LINE"
    case .stack: "Plan all tasks of this stack instead"
    case .when: "the day and the times of its block: “friday 9:30”, tomorrow, 10:00-11:30"
    case .day: "The day to plan it on; today by default"
    case .at: "Plan it in a new block of its name that begins then, or is from one time to another"
    case .length: "With a time: how long the block lasts; by default what default-block says"
    case .block: "Plan it in this block, by its name or its start"
    case .again: "Plan it once more, and leave where it is planned already"
    case .summary: "Plan a task or a stack on a day"
    case .discussion:
      """
      A copy of the task, with the name of its project, goes below the block; without a time and --block it is a task of the \
      day. A task that belongs to no project moves there itself: with a time it becomes a block with a box. What is planned \
      already, today or later, moves, with the block that was made for it; with --again it is planned once more. A task that \
      recurs moves only within its day, and a stack moves nothing. Nothing is planned twice in one place. A time that is taken \
      is refused unless you give --nearest or --overlap. A block of the routine that the day shows is written into the day's \
      file first; a day without a file gets one.
      """
    case .giveBlock: "Give it a block of its own"
    case .withOptions: "The same today, with options"
    case .planInBlock: "Plan it in a block"
    case .movePlanned: "Move what is planned already to another day"
    case .planStack: "Plan a stack"
    }
  }
}
