import Chronology
import Editing
import Languages
import Phrases
import Planner
import Views
import Workspace

/// `tidemark schedule`
enum ScheduleCommand {
  private static let task = Operand.optional(
    "TASK",
    "a task of a project or of a day, by its name or a part of it, or FILE:LINE"
  )
  private static let stack = Option.text("stack", value: "NAME", "Plan all tasks of this stack instead")
  private static let when = Operand.when("the day and the times of its block: “friday 9:30”, tomorrow, 10:00-11:30")
  private static let day = EditOptions.day("on", "The day to plan it on; today by default").known(as: "day")
  private static let at = EditOptions.times(
    "at",
    "Plan it in a new block of its name that begins then, or is from one time to another"
  )
  private static let length = EditOptions.minutes(
    "for",
    "With a time: how long the block lasts; by default what default-block says"
  )
  private static let block = Option.text("block", value: "BLOCK", "Plan it in this block, by its name or its start")
  private static let again = Option.flag("again", "Plan it once more, and leave where it is planned already")

  static let command = Command(
    "schedule",
    "Plan a task or a stack on a day",
    discussion: """
      A copy of the task, with the name of its project, goes below the block; without a time and --block it is a task of the day. \
      A task that belongs to no project moves there itself: with a time it becomes a block with a box. \
      What is planned already, today or later, moves, with the block that was made for it; with --again it is planned once more. \
      A task that recurs moves only within its day, and a stack moves nothing. Nothing is planned twice in one place. A time that is taken is refused unless you give --nearest or --overlap. A block of the routine that the day shows is written into the day's file first; a \
      day without a file gets one.
      """,
    operands: [task, when],
    options: [stack, day, at, length, BlockCommand.nearest, BlockCommand.overlap, block, again, EditSession.scope]
      + EditSession.options,
    examples: [
      Example("tidemark schedule \"Draft chapter\" fri 9:30", "Give it a block of its own"),
      Example("tidemark schedule \"Draft chapter\" --at 9:00 --for 90m", "The same today, with options"),
      Example("tidemark schedule \"Draft chapter\" --on tomorrow --block \"Deep work\"", "Plan it in a block"),
      Example("tidemark schedule \"Draft chapter\" sat", "Move what is planned already to another day"),
      Example("tidemark schedule --stack \"Morning reset\" --on sat --at 10:00", "Plan a stack"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    // With --stack all words say when.
    let words = WhenWords(
      texts: (invocation.isGiven(stack) ? [invocation[task]].compactMap(\.self) : []) + invocation[when].texts,
      direction: .ahead
    )
    let name = invocation.isGiven(stack) ? nil : invocation[task]
    return EditSession.run(
      invocation,
      console,
      names: [name].compactMap(\.self),
      days: { today in
        // What earlier days left can be named, to be told how it comes to today.
        [invocation[day], words.day].compactMap { $0?.date(from: today) }.reduce(
          TaskSurvey.firstDay(before: today),
          min
        )...CivilDate.latest
      }
    ) { vault throws(EditRefusal) in
      if let task = invocation[task], invocation.isGiven(stack), (try? WhenPhrase(task)) == nil {
        throw EditRefusal(ScheduleCommandMessage.oneAtATime, help: .nameOrStack(task))
      }
      let read: CommandTimes
      do throws(EditRefusal) {
        read = try CommandTimes(
          words,
          after: name.map { ["schedule", $0] } ?? [],
          day: (invocation[day], "--on"),
          time: (invocation[at], "--at"),
          minutes: (invocation[length], "--for"),
          in: vault
        )
      } catch {
        throw intoBlock(name, words.texts, vault.day(invocation[day]), vault) ?? error
      }
      try read.refuseChange(words)
      let date = read.day ?? vault.today
      func plan(_ vault: inout EditedVault, _ fit: BlockFit) throws(EditRefusal) {
        let place = try place(read, invocation, fit)
        switch (name, invocation[stack]) {
        case (let name?, _): try schedule(name, words, on: date, place, fit, invocation, &vault)
        case (nil, let name?): try vault.schedule(stack: try vault.stack(named: name), on: date, place)
        default: throw EditRefusal(ScheduleCommandMessage.nothingNamed, help: .nameTaskOrStack)
        }
      }
      let fit = try BlockCommand.fit(invocation)
      do throws(EditRefusal) {
        try plan(&vault, fit)
      } catch {
        let options = invocation.typed([stack, day, at, length, block, again, EditSession.scope]).joined()
        let command = ["schedule"] + [name].compactMap(\.self) + words.texts + options
        throw BlockCommand.offering(error, instead: fit, command, in: vault, plan)
      }
      read.noteWhatIsOver(on: date, for: name ?? invocation[stack] ?? "", &vault)
      try EditCheck(vault).check(allowing: BlockCommand.allowed(invocation))
    }
  }

  /// Plans a task of a project, or else one of a day.
  private static func schedule(
    _ name: String,
    _ words: WhenWords,
    on date: CivilDate,
    _ place: PlannedPlace,
    _ fit: BlockFit,
    _ invocation: Invocation,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let scope = invocation[EditSession.scope]
    let task: Thing
    do throws(EditRefusal) {
      task = try vault.projectTask(named: name, in: scope)
    } catch {
      guard error.choice == nil else { throw error }
      var refusal = error
      var ofDay: Thing?
      do throws(EditRefusal) {
        ofDay = try vault.dayTask(named: name, in: scope)
      } catch let other {
        if other.choice != nil { throw other }
      }
      let today = vault.today
      let block = try? vault.thing(named: name, called: .timeBlock) { thing, item in
        item?.type == .block && vault.date(of: thing).map { today <= $0 } ?? false
      }
      // What is called so in full is meant before what only begins so.
      let isBlock = block.map { isCalled(name, $0) } ?? false
      if ofDay == nil, !isBlock, let stack = try? vault.stack(named: name), isCalled(name, stack) {
        return try vault.schedule(stack: stack, on: date, place)
      }
      if let ofDay, !isBlock || isCalled(name, ofDay) { return try vault.plan(ofDay, on: date, place) }
      if !isBlock, let left = vault.leftOver(named: name), let day = vault.date(of: left) {
        (refusal.candidates, refusal.respelling) = ([], nil)
        refusal.advice = Told(ScheduleCommandMessage.wasLeftOpen(left.title, day))
        let when = words.texts.isEmpty ? ["today"] : words.texts
        refusal.commands = [["schedule", try vault.place(of: left)] + when, ["carry-over", "--from", day.description]]
      } else if !isBlock, let settled = try vault.settledTask(named: name) {
        let isDone = vault.item(of: settled)?.box == .done
        let place = try vault.place(of: settled)
        refusal = EditRefusal(
          isDone ? ScheduleCommandMessage.isDone(settled.title, at: place) : .isDropped(settled.title, at: place),
          help: .reopenFirst,
          commands: [["reopen", settled.title]]
        )
      } else if !isBlock, let stack = try? vault.stack(named: name) {
        (refusal.candidates, refusal.respelling) = ([], nil)
        refusal.advice = Told(ScheduleCommandMessage.stackIsCalledSo)
        refusal.commands = [["schedule", "--stack", stack.title] + words.texts]
      } else if let block, !words.texts.isEmpty {
        refusal = EditRefusal(
          ScheduleCommandMessage.isBlock(block.title, at: try vault.place(of: block)),
          commands: [["block", "move", block.title] + words.texts]
        )
      }
      throw refusal
    }
    try vault.schedule(task, named: name, on: date, place, fit: fit, again: invocation[again])
  }

  /// The refusal of words that end with the name of a block of the day: `schedule Milk tomorrow desk`.
  private static func intoBlock(
    _ name: String?,
    _ words: [String],
    _ day: CivilDate?,
    _ vault: EditedVault
  ) -> EditRefusal? {
    guard let name else { return nil }
    for place in words.indices {
      let when = try? WhenPhrase(words[..<place].joined(separator: " "))
      guard place == 0 || when != nil && when?.time == nil else { continue }
      let end = Array(words[place...].drop { ["in", "into", "at", "during", "to", "block"].contains($0.lowercased()) })
      let title = end.joined(separator: " ")
      let date = when?.day.map { vault.day(NamedDay($0)) } ?? day
      var copy = vault
      guard !end.isEmpty, let block = try? copy.block(named: title, on: date ?? vault.today) else { continue }
      let said = place == 0 ? day.map { ["--on", "\($0)"] } ?? [] : Array(words[..<place])
      return EditRefusal(
        ScheduleCommandMessage.blockNeedsOption(block.title),
        commands: [["schedule", name] + said + ["--block", title]]
      )
    }
    return nil
  }

  private static func isCalled(_ name: String, _ thing: Thing) -> Bool {
    NameFit(NameKey(name), NameKey(thing.title)) == .equal
  }

  private static func place(
    _ times: CommandTimes,
    _ invocation: Invocation,
    _ fit: BlockFit
  ) throws(EditRefusal) -> PlannedPlace {
    switch (times.time?.start, invocation[block]) {
    case (let start?, nil): return .newBlock(at: start, minutes: times.minutes, fit)
    case (nil, let name?) where times.minutes == nil: return .block(name)
    case (nil, nil) where times.minutes == nil: return .day
    case (nil, _): throw EditRefusal(ScheduleCommandMessage.lengthOfNewBlock, help: .sayBeginning)
    default: throw EditRefusal(ScheduleCommandMessage.timeAndBlock, help: .takeOne)
    }
  }
}

/// `tidemark unschedule`
enum UnscheduleCommand {
  private static let task = Operand.one("TASK", "its name on the day or a part of it, or FILE:LINE for that copy alone")
  private static let day = EditOptions.day("on", "Remove it from this day only").known(as: "day")
  private static let block = Option.text("block", value: "BLOCK", "Remove it from this block only, by its name or its start")

  static let command = Command(
    "unschedule",
    "Remove a task from the days on which it is planned",
    discussion: """
      All open copies on today and later days are removed; with --on those of that day; with --block those in that block of the \
      day, or of today. Ticked copies stay, and so do past days unless --on names one. A block that has the task's name and nothing \
      else in it is removed too. The task stays in its project; the line of a task without a project is kept in .trash. What was \
      carried over from an earlier day is given up there, “[-]”, so that it is not left over again.
      """,
    operands: [task],
    options: [day, block, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unschedule \"Draft chapter\"", "Remove it from today and all later days"),
      Example("tidemark unschedule \"Draft chapter\" --on fri --block \"Deep work\"", "Remove it from one block"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[task]],
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
      try vault.unschedule(invocation[task], on: date, block: invocation[block], in: invocation[EditSession.scope])
    }
  }
}

/// `tidemark carry-over`
enum CarryOverCommand {
  private static let from = Option.phrase(
    "from",
    value: "DAY",
    .period,
    "The day or days that they come from; the last seven before the other by default"
  ) { text throws(PhraseProblem) in try NamedPeriod(dayOrPeriod: text, .back) }
  private static let to = EditOptions.day("to", "Copy to this day; today by default, or the day after --from today")
  private static let tasks = Operand.optionalThings(
    "TASK",
    .ahead,
    "each by its name or a part of it, or FILE:LINE; all by default; a day after them is the same as --to"
  )

  static let command = Command(
    "carry-over",
    "Copy the unfinished tasks of earlier days to today, or to another day",
    discussion: """
      What the last seven days left open is copied, each task once, with its open steps: into the block of the same name if the \
      other day has one, else as a task of the day. What a later day or its project says is done or dropped is not copied, nor is what \
      is planned there already. The days that they come from stay as they are: an open box there says that it was not done then. \
      Tasks left on older days are named, with the command that copies them; --from names the days yourself. --dry-run shows what \
      would be copied. If you name tasks, only these are copied, from whatever day left them.
      """,
    operands: [tasks],
    options: [from, to] + EditSession.options,
    examples: [
      Example("tidemark carry-over", "Copy what the last seven days left open"),
      Example("tidemark carry-over Milk \"Draft chapter\"", "Copy two tasks"),
      Example("tidemark carry-over Milk --to sat", "Copy one to another day"),
      Example("tidemark carry-over --from fri", "Copy what one day left open"),
      Example("tidemark carry-over --from today --dry-run", "Show what tomorrow would get"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[tasks].names,
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let named = try invocation[tasks].settled(in: vault, for: ["carry-over"]) { $0.box != nil }
      if named.names.count == 1, let day = try? NamedPeriod(dayOrPeriod: named.names[0], .back),
        !vault.hasItem(called: named.names[0], where: { $0.box != nil })
      {
        let isPast = try vault.days(day).first < vault.today
        throw EditRefusal(
          ScheduleCommandMessage.isDay(day.text),
          commands: [["carry-over", isPast ? "--from" : "--to", day.text]]
        )
      }
      let said = try named.namedDays.map { period throws(EditRefusal) in try vault.days(period) }
      guard said == nil || said?.count == 1 && !invocation.isGiven(to) else {
        throw EditRefusal(ScheduleCommandMessage.nameOneDay, help: .behindNames)
      }
      try vault.carryOver(
        named.names,
        from: try invocation[from].map { period throws(EditRefusal) in try vault.days(period) },
        to: said?.first ?? vault.day(invocation[to])
      )
      try EditCheck(vault).check()
    }
  }
}

/// Why nothing is planned or carried over.
enum ScheduleCommandMessage: Message {
  case oneAtATime
  /// The task that is named beside a stack.
  case nameOrStack(String)
  case nothingNamed
  case nameTaskOrStack
  case wasLeftOpen(String, CivilDate)
  case isDone(String, at: String)
  case isDropped(String, at: String)
  case reopenFirst
  case stackIsCalledSo
  case isBlock(String, at: String)
  /// Of a block whose name stands behind that of the task.
  case blockNeedsOption(String)
  case lengthOfNewBlock
  case sayBeginning
  case timeAndBlock
  case takeOne
  /// A day as it was typed.
  case isDay(String)
  case nameOneDay
  case behindNames
}
