import Chronology
import Editing
import Planner
import Workspace

/// `tidemark schedule`
enum ScheduleCommand {
  private static let task = Operand.optional("TASK", "a task of a project, by its name or a part of it, or FILE:LINE")
  private static let stack = Option.text("stack", value: "NAME", "Plan all tasks of this stack instead")
  private static let day = EditOptions.day("on", "The day to plan it on; today by default").known(as: "day")
  private static let at = EditOptions.time("at", "Make a block of its name that begins then")
  private static let length = EditOptions.minutes("for", "With --at: how long the block lasts; default-block unless said")
  private static let block = Option.text("block", value: "BLOCK", "Plan it in this block, by its name or its start")

  static let command = Command(
    "schedule",
    "Plan a task or a stack on a day",
    discussion: """
      A copy of the task, with the name of its project, goes below the block; without --at and --block it is a task of the day. \
      Nothing is planned twice in one place. A time that is taken is refused unless --nearest or --overlap is there. A block of the routine that the day shows is written into the day's file first; a \
      day without a file gets one.
      """,
    operands: [task],
    options: [stack, day, at, length, BlockCommand.nearest, BlockCommand.overlap, block, EditSession.scope]
      + EditSession.options,
    examples: [
      Example("tidemark schedule \"Draft chapter\" --at 9:00 --for 90m", "Give it a block of its own"),
      Example("tidemark schedule \"Draft chapter\" --on tomorrow --block \"Deep work\"", "Plan it in a block"),
      Example("tidemark schedule --stack \"Morning reset\" --on sat --at 10:00", "Plan a stack"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[task]].compactMap(\.self),
      days: { today in min(today, invocation[day]?.date(from: today) ?? today)...CivilDate.latest }
    ) { vault throws(EditRefusal) in
      let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today
      let place = try place(invocation)
      switch (invocation[task], invocation[stack]) {
      case (let name?, nil):
        try vault.schedule(try vault.projectTask(named: name, in: invocation[EditSession.scope]), on: date, place)
      case (nil, let name?):
        try vault.schedule(stack: try vault.stack(named: name), on: date, place)
      default:
        throw EditRefusal("one thing is planned at a time", help: "name a task, or a --stack")
      }
      try EditCheck(vault).check(allowing: BlockCommand.allowed(invocation))
    }
  }

  private static func place(_ invocation: Invocation) throws(EditRefusal) -> PlannedPlace {
    switch (invocation[at], invocation[block]) {
    case (let start?, nil):
      return .newBlock(at: start, minutes: invocation[length], try BlockCommand.fit(invocation))
    case (nil, let name?) where invocation[length] == nil: return .block(name)
    case (nil, nil) where invocation[length] == nil: return .day
    case (nil, _): throw EditRefusal("--for is the length of a new block", help: "say when it begins, with --at")
    default: throw EditRefusal("--at makes a new block, and --block names one", help: "take one of the two")
    }
  }
}

/// `tidemark unschedule`
enum UnscheduleCommand {
  private static let task = Operand.one("TASK", "its name on the day or a part of it, or FILE:LINE for that copy alone")
  private static let day = EditOptions.day("on", "Take it off this day only").known(as: "day")
  private static let block = Option.text("block", value: "BLOCK", "Take it out of this block only, by its name or its start")

  static let command = Command(
    "unschedule",
    "Take a task off the days that it is planned on",
    discussion: """
      All open copies go, on today and later days; with --on those of that day; with --block those in that block of the day, or \
      of today. What is ticked stays, and so do past days unless --on names one. A block of the task's name that holds nothing \
      else goes too. The task stays in its project; of one without a project the line is kept in the vault's .trash.
      """,
    operands: [task],
    options: [day, block, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unschedule \"Draft chapter\"", "Take it off all days to come"),
      Example("tidemark unschedule \"Draft chapter\" --on fri --block \"Deep work\"", "Take it out of one block"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[task]],
      days: { today in min(today, invocation[day]?.date(from: today) ?? today)...CivilDate.latest }
    ) { vault throws(EditRefusal) in
      let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
      try vault.unschedule(invocation[task], on: date, block: invocation[block], in: invocation[EditSession.scope])
    }
  }
}

/// `tidemark carry-over`
enum CarryOverCommand {
  private static let from = EditOptions.day("from", .back, "The day that they come from; the latest before today by default")
  private static let to = EditOptions.day("to", "The day that they go to; today by default")

  static let command = Command(
    "carry-over",
    "Copy the unfinished tasks of a day to another",
    discussion: """
      A task with an open box is copied, with its open steps: into the block of the same name if the other day has one, else as a \
      task of the day. What is done or dropped in its project is left, and so is what is planned there already. The day that they \
      come from stays as it is: an open box there says that it was not done then. --dry-run shows what would be copied.
      """,
    options: [from, to] + EditSession.options,
    examples: [
      Example("tidemark carry-over", "Take over what is left of the last day"),
      Example("tidemark carry-over --from today --to tomorrow --dry-run", "Show what tomorrow would get"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in .earliest ... .latest }) { vault throws(EditRefusal) in
      let weekStart = vault.settings.weekStarts
      try vault.carryOver(
        from: invocation[from]?.date(from: vault.today, weekStart: weekStart),
        to: invocation[to]?.date(from: vault.today, weekStart: weekStart) ?? vault.today
      )
      try EditCheck(vault).check()
    }
  }
}
